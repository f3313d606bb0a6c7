import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import type { ContentEntry } from '#shop/content/content.ts';
import type { LlmsContents, LlmsSection } from '#ui/feeds/llms.ts';

const maxCollections = 100;

/** Reads the contents of `/llms.txt`: everything public, in sections. */
export async function readLlmsContents({ catalog, content, origin, messages }: App.Locals): Promise<LlmsContents> {
  const [profile, collections, pages, kinds, blogs, policies] = await Promise.all([
    content.profile(),
    catalog.collections(1, maxCollections),
    content.pages(),
    content.kinds(),
    content.blogs(),
    content.policies(),
  ]);
  const allProducts = { label: messages.listing.all, href: routes.allProducts(), text: '' };
  return {
    origin,
    name: profile.name,
    description: profile.description,
    sections: [
      { heading: messages.listing.collections, links: [allProducts, ...linksTo(collections.items, routes.collection)] },
      { heading: messages.content.pages, links: linksTo([...pages, ...kinds], routes.page) },
      { heading: messages.content.stories, links: linksTo(blogs, routes.blog) },
      { heading: messages.content.policies, links: linksTo(policies, routes.policy) },
      { heading: messages.feeds.forMachines, links: machineLinks(messages.feeds) },
    ],
  };
}

function machineLinks(messages: Messages['feeds']): LlmsSection['links'] {
  return [
    { label: messages.sitemap, href: routes.sitemap(), text: messages.sitemapText },
    { label: messages.markdown, href: routes.home(), text: messages.markdownText },
    { label: messages.search, href: `${routes.suggestJson()}?q=`, text: messages.searchText },
    { label: messages.assistant, href: routes.chat(), text: messages.assistantText },
  ];
}

function linksTo(
  entries: readonly Pick<ContentEntry, 'title' | 'handle' | 'description'>[],
  hrefOf: (handle: string) => string,
): LlmsSection['links'] {
  return entries.map(({ title, handle, description }) => ({ label: title, href: hrefOf(handle), text: description }));
}

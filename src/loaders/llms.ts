import { routes } from '#routes.ts';
import type { ContentEntry } from '#shop/content/content.ts';
import type { LlmsContents, LlmsSection } from '#ui/feeds/llms.ts';

const maxCollections = 100;

/** Reads the contents of `/llms.txt`: everything public, in sections. */
export async function readLlmsContents({ catalog, content, origin }: App.Locals): Promise<LlmsContents> {
  const [profile, collections, pages, blogs, policies] = await Promise.all([
    content.profile(),
    catalog.collections(1, maxCollections),
    content.pages(),
    content.blogs(),
    content.policies(),
  ]);
  const allProducts = { label: 'All products', href: routes.allProducts(), text: '' };
  return {
    origin,
    name: profile.name,
    description: profile.description,
    sections: [
      { heading: 'Collections', links: [allProducts, ...linksTo(collections.items, routes.collection)] },
      { heading: 'Pages', links: linksTo(pages, routes.page) },
      { heading: 'Journals', links: linksTo(blogs, routes.blog) },
      { heading: 'Policies', links: linksTo(policies, routes.policy) },
      { heading: 'For machines', links: machineLinks },
    ],
  };
}

const machineLinks: LlmsSection['links'] = [
  { label: 'Sitemap', href: routes.sitemap(), text: 'Every public address.' },
  {
    label: 'Markdown',
    href: routes.home(),
    text: 'Every page is Markdown when asked with “Accept: text/markdown”.',
  },
];

function linksTo(
  entries: readonly Pick<ContentEntry, 'title' | 'handle' | 'description'>[],
  hrefOf: (handle: string) => string,
): LlmsSection['links'] {
  return entries.map(({ title, handle, description }) => ({ label: title, href: hrefOf(handle), text: description }));
}

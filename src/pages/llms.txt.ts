import type { APIRoute } from 'astro';
import { routes } from '#routes.ts';
import type { ContentEntry } from '#shop/content/content.ts';
import { llmsText } from '#ui/feeds/llms.ts';

export const GET: APIRoute = async ({ locals }) => {
  const { catalog, content, origin } = locals;
  const [profile, collections, pages, blogs, policies] = await Promise.all([
    content.profile(),
    catalog.collections(1, 100),
    content.pages(),
    content.blogs(),
    content.policies(),
  ]);
  const links = (entries: readonly ContentEntry[], href: (handle: string) => string) =>
    entries.map((each) => ({ label: each.title, href: href(each.handle), text: each.description }));
  const sections = [
    {
      heading: 'Collections',
      links: [
        { label: 'All products', href: routes.allProducts(), text: '' },
        ...collections.items.map((each) => ({
          label: each.title,
          href: routes.collection(each.handle),
          text: each.description,
        })),
      ],
    },
    { heading: 'Pages', links: links(pages, routes.page) },
    {
      heading: 'Journals',
      links: blogs.map((each) => ({ label: each.title, href: routes.blog(each.handle), text: each.description })),
    },
    { heading: 'Policies', links: links(policies, routes.policy) },
    {
      heading: 'For machines',
      links: [
        { label: 'Sitemap', href: routes.sitemap(), text: 'Every public address.' },
        {
          label: 'Markdown',
          href: routes.home(),
          text: 'Every page is Markdown when asked with “Accept: text/markdown”.',
        },
      ],
    },
  ];
  return new Response(llmsText({ origin, name: profile.name, description: profile.description, sections }));
};

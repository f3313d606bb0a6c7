import type { APIRoute } from 'astro';
import { atomFeed } from '#ui/feeds/atom.ts';

export const GET: APIRoute = async ({ locals, params }) => {
  const { content, origin } = locals;
  const blog = await content.blog(params['blog'] ?? '');
  if (!blog) return new Response('No such blog.\n', { status: 404 });
  const [profile, { items }] = await Promise.all([
    content.profile(),
    content.articles(blog.handle, { page: 1, perPage: 20 }),
  ]);
  const xml = atomFeed({ origin, language: profile.locale, publisher: profile.name, blog, articles: items });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};

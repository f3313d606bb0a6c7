import type { APIRoute } from 'astro';
import { readBlogFeed } from '#loaders/content/blog.ts';
import { atomFeed } from '#ui/feeds/atom.ts';

export const GET: APIRoute = async ({ locals, params }) => {
  const feed = await readBlogFeed(locals, params['blog'] ?? '');
  if (!feed) return new Response(`${locals.messages.problems.not_found}\n`, { status: 404 });
  return new Response(atomFeed(feed), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};

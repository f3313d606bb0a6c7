import type { APIRoute } from 'astro';
import { sitemapIndex } from '#ui/feeds/sitemap.ts';
import { shardPaths } from '#loaders/sitemap.ts';

export const GET: APIRoute = async ({ locals }) => {
  const xml = sitemapIndex(locals.origin, await shardPaths(locals));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};

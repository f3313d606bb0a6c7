import type { APIRoute } from 'astro';
import { parseShardName, sitemapShard } from '#ui/feeds/sitemap.ts';
import { shardUrls } from '#loaders/sitemap.ts';

export const GET: APIRoute = async ({ locals, params }) => {
  const shard = parseShardName(params['kind'], params['page']);
  const urls = shard && (await shardUrls(locals, shard));
  if (!urls) return new Response(`${locals.messages.problems.not_found}\n`, { status: 404 });
  const xml = sitemapShard(locals.origin, urls);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};

import type { APIRoute } from 'astro';
import { iconSvg } from '#ui/feeds/icon.ts';

export const GET: APIRoute = async ({ locals }) => {
  const svg = iconSvg(await locals.content.profile());
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};

import type { APIRoute } from 'astro';
import { themeColors, themeDrawings } from 'virtual:theme-values';
import { NotFoundError } from '#cache/entries/page-response.ts';
import { appIcon } from '#ui/manifest/app-icons.ts';

export const GET: APIRoute = async ({ locals, params }) => {
  const colors = { accent: themeColors.accent.light, page: themeColors.page.light };
  const source = { ...(await locals.content.profile()), drawing: themeDrawings.icon };
  const icon = appIcon(params['icon'] ?? '', source, colors);
  if (!icon) throw new NotFoundError();
  const png = await locals.drawIcon(icon);
  if (!png) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};

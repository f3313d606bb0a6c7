import type { APIRoute } from 'astro';
import { themeColors, themeDrawings } from 'virtual:theme-values';
import { iconSvg } from '#ui/manifest/icon.ts';

export const GET: APIRoute = async ({ locals }) => {
  const svg = iconSvg({ ...(await locals.content.profile()), drawing: themeDrawings.icon }, themeColors.accent);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};

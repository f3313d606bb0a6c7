import type { APIRoute } from 'astro';
import { themeColors } from 'virtual:theme-values';
import { webManifest } from '#ui/manifest/web-manifest.ts';

export const GET: APIRoute = async ({ locals }) => {
  const manifest = webManifest(await locals.content.profile(), themeColors.page.light);
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};

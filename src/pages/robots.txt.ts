import type { APIRoute } from 'astro';
import { robotsText } from '#ui/feeds/sitemap.ts';

export const GET: APIRoute = ({ locals }) => new Response(robotsText(locals.origin));

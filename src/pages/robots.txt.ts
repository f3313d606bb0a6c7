import type { APIRoute } from 'astro';
import { robotsText } from '#ui/feeds/robots.ts';

export const GET: APIRoute = ({ locals }) => new Response(robotsText(locals.origin));

import type { APIRoute } from 'astro';
import { routes } from '#routes.ts';

/** Feed readers and older browsers ask for this file without having read a page; they follow redirects. */
export const GET: APIRoute = ({ redirect }) => redirect(routes.icon(), 301);

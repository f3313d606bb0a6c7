import type { APIRoute } from 'astro';
import { routes } from '#routes.ts';

/** People shorten the address of a product; all products are a collection. */
export const GET: APIRoute = ({ redirect }) => redirect(routes.allProducts(), 301);

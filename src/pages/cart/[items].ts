import type { APIRoute } from 'astro';
import { fillCart } from '#actions/fill-cart.ts';

export const GET: APIRoute = ({ locals, request, url, params }) =>
  fillCart({ ...locals, request, url }, params['items'] ?? '');

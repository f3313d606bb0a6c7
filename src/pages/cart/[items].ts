import type { APIRoute } from 'astro';
import { openCartPermalink } from '#actions/cart-permalink.ts';

export const GET: APIRoute = ({ locals, request, url, params }) =>
  openCartPermalink({ ...locals, request, url }, params['items'] ?? '');

import type { APIRoute } from 'astro';
import { openDiscountLink } from '#actions/cart-permalink.ts';

export const GET: APIRoute = ({ locals, request, url, params }) =>
  openDiscountLink({ ...locals, request, url }, params['code'] ?? '');

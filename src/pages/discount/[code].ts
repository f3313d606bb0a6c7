import type { APIRoute } from 'astro';
import { openDiscount } from '#actions/fill-cart.ts';

export const GET: APIRoute = ({ locals, request, url, params }) =>
  openDiscount({ ...locals, request, url }, params['code'] ?? '');

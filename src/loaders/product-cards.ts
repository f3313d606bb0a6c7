import type { AstroGlobal } from 'astro';
import type { ProductCard } from '#shop/product/product.ts';
import { requestedHandles } from '#shop/product/requested-handles.ts';

/** Reads the cards of the products that the query names; products that are gone are left out. */
export async function readRequestedCards({ locals, url, response }: AstroGlobal): Promise<readonly ProductCard[]> {
  response.headers.set('X-Robots-Tag', 'noindex');
  return locals.catalog.cards(requestedHandles(url.searchParams));
}

import type { Catalog } from '#platform/port.ts';
import type { ProductMatch } from './fits.ts';

/** A product with one of its variants by id; null when they do not belong together. */
export async function findVariant(catalog: Catalog, handle: string, variantId: string): Promise<ProductMatch | null> {
  const product = await catalog.product(handle);
  const variant = product?.variants.find(({ id }) => id === variantId);
  return product && variant ? { product, variant, reason: null } : null;
}

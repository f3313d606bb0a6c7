import type { Carts } from '#commerce/port.ts';
import type { SeenItem } from '#shop/cart/seen-lines.ts';

/**
 * The names of items that the platform has removed from a cart, each once. An item that the platform still sells was
 * removed by the visitor, in another tab or through the assistant.
 */
export async function findRemovedItems(
  carts: Pick<Carts, 'missingVariants'>,
  gone: readonly SeenItem[],
): Promise<readonly string[]> {
  if (gone.length === 0) return [];
  const missing = await carts.missingVariants(gone.map(({ variantId }) => variantId));
  return [...new Set(gone.filter(({ variantId }) => missing.has(variantId)).map(({ name }) => name))];
}

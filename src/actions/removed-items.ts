import type { Carts } from '#commerce/port.ts';
import type { SeenItem } from '#shop/cart/seen-lines.ts';

/**
 * The names of what the platform has taken out of a cart, each once. What the platform still has, the visitor has
 * removed, in another tab or through the assistant.
 */
export async function findRemovedItems(
  carts: Pick<Carts, 'missingVariants'>,
  gone: readonly SeenItem[],
): Promise<readonly string[]> {
  if (gone.length === 0) return [];
  const missing = await carts.missingVariants(gone.map(({ variantId }) => variantId));
  return [...new Set(gone.filter(({ variantId }) => missing.has(variantId)).map(({ name }) => name))];
}

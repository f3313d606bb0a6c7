import { z } from 'zod';
import type { CartLineInput, Carts, CartWrite, CartWriteResult } from '#commerce/port.ts';
import type { CartLine } from '#shop/cart/cart.ts';

/** What brings a line back into a cart. */
export const lineInputSchema = z.object({
  variantId: z.string(),
  quantity: z.number().int(),
  attributes: z.record(z.string(), z.string()).exactOptional(),
  sellingPlan: z.string().exactOptional(),
});

/** What adds a line again as it is: with what the visitor said of it, and by the same plan. */
export function inputOf({ variant, quantity, attributes, sellingPlan }: CartLine): CartLineInput {
  return {
    variantId: variant.id,
    quantity,
    ...(attributes ? { attributes } : {}),
    ...(sellingPlan ? { sellingPlan: sellingPlan.id } : {}),
  };
}

/**
 * Adds a line and sets another to `kept` pieces. The addition comes first: when it is refused, the cart keeps what it
 * has. A line that has disappeared meanwhile cannot be changed; the addition is the outcome then.
 */
export async function exchangeLine(
  carts: Carts,
  { ref, key }: CartWrite,
  { input, lineId, kept }: { readonly input: CartLineInput; readonly lineId: string; readonly kept: number },
): Promise<CartWriteResult> {
  const added = await carts.add({ ref, key }, [input]);
  if (!added.result.ok) return added;
  const changed = await carts.setQuantity({ ref: added.ref ?? ref, key: key && `${key}:remove` }, lineId, kept);
  return changed.result.ok ? changed : added;
}

import { reportOutcome } from '../../answers/cart-outcome.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { addToCart } from '../../tools/change-cart.ts';
import { getProduct } from '../../tools/get-product.ts';

/** Offers to add variants, so many of each, and shows them. Each is looked up first: only what was looked up may be added. */
export async function offerVariants(
  turn: TurnContext,
  answer: AnswerWriter,
  { matches, quantity }: { readonly matches: readonly ProductMatch[]; readonly quantity: number },
): Promise<void> {
  for (const { product, variant } of matches) {
    await answer.callTool(getProduct, { product: product.handle, values: [...variant.values] });
    const input = { product: product.handle, variant_id: variant.id, quantity };
    reportOutcome(turn, answer, (await answer.callTool(addToCart, input)).result);
  }
  answer.showProducts(matches);
}

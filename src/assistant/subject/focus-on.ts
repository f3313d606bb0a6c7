import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';

/** Makes a product the one spoken of, in this turn too, in the variant that has the values named for it. */
export function focusOn(
  { memory }: TurnContext,
  { product, variant }: ProductMatch,
  named: readonly string[] = [],
): void {
  const { conversation } = memory;
  const { focus, focusValues, focusBefore } = conversation;
  const isSame = focus?.productId === product.id;
  if (isSame && named.length === 0) return;
  memory.conversation = {
    ...conversation,
    focus: { productId: product.id, handle: product.handle, variantId: variant.id },
    focusValues: [...(isSame ? focusValues.filter((value) => variant.values.includes(value)) : []), ...named],
    focusBefore: focus === null || isSame ? focusBefore : { ...focus, values: focusValues },
  };
}

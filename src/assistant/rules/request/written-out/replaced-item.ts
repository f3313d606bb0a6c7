import type { Cart, CartLine } from '#shop/cart/cart.ts';
import { replacementParts } from '../../../cart/wording/requested-exchange.ts';
import { wishedInstead } from '../../../cart/wording/changed-wish.ts';
import { lastAnswerWrote, readCart, type TurnContext } from '../../../conversation/turn-context.ts';
import { contentPieces, namePieces, scoreName } from '../../../retrieval/named-product.ts';
import type { ProductMatch } from '../../../retrieval/variants/match-variant.ts';
import { resolveRequestedItem } from '../requested-item.ts';

/** A line of the cart and another product that is wanted in its place. */
export interface Replacement {
  readonly line: CartLine;
  readonly match: ProductMatch;
}

/**
 * `rather the jigsaw` right after something was added, as a request to replace that; null for any other message, and where
 * it names no other product for sure.
 */
export async function replacementWish(turn: TurnContext): Promise<string | null> {
  const wanted = lastAnswerWrote(turn) ? wishedInstead(turn.message) : null;
  const { focus } = turn.memory.conversation;
  const cart = await readCart(turn);
  const line = cart?.lines.find(({ variant }) => variant.id === focus?.variantId);
  if (!line || wanted === null) return null;
  const message = `swap ${line.title} for ${wanted}`;
  return (await resolveReplacement({ ...turn, message }, cart)) ? message : null;
}

/**
 * What `swap the hand saw for the jigsaw` means where the two are different products; null when the line, the product or its
 * variant is in any doubt.
 */
export async function resolveReplacement(turn: TurnContext, cart: Cart | null): Promise<Replacement | null> {
  const parts = replacementParts(turn.message);
  const [line, other] = parts && cart ? await linesMeant(turn, cart.lines, parts.from) : [];
  if (!parts || !line || other) return null;
  const request = `add ${parts.to}`;
  const item = await resolveRequestedItem({ ...turn, message: request }, parts.to);
  if (item.kind !== 'variant' || item.match.product.handle === line.handle) return null;
  return { line, match: item.match };
}

/** `swap it for the jigsaw`: what is spoken of, or all that the cart has. */
async function linesMeant(turn: TurnContext, lines: readonly CartLine[], name: string): Promise<readonly CartLine[]> {
  if (contentPieces(name).length > 0) return linesCalled(turn, lines, name);
  const spokenOf = lines.filter(({ variant }) => variant.id === turn.memory.conversation.focus?.variantId);
  return spokenOf.length > 0 ? spokenOf : lines;
}

/** Of the lines that have a word of the name in their title, those that have the most. */
async function linesCalled(
  { catalog }: TurnContext,
  lines: readonly CartLine[],
  name: string,
): Promise<readonly CartLine[]> {
  const pieces = contentPieces(name);
  const products = await catalog.products([...new Set(lines.map(({ handle }) => handle))]);
  const scored = lines.map((line) => {
    const product = products.find(({ handle }) => handle === line.handle);
    const values = new Set(line.variant.options.flatMap(({ value }) => [...namePieces(value)]));
    const { inTitle, score } = product ? scoreName(product, pieces) : { inTitle: [], score: 0 };
    return { line, score: inTitle.length === 0 ? 0 : score + pieces.filter((piece) => values.has(piece)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => best > 0 && score === best).map(({ line }) => line);
}

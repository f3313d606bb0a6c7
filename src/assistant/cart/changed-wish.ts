import type { CartLine } from '#shop/cart/cart.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { normalizeMessage } from '../rules/rule.ts';
import { findExchanges, type RequestedExchange } from './requested-exchange.ts';

/** `rather in XL`, `make that L`, `in blue instead`: what is spoken of is wanted as another variant. */
const wish =
  /^(?:(?:no|oh|ok|or|and|but|actually|sorry|wait|please|hmm)[\s,]+)*(?:(?:rather|better|instead)(?: (?:have|take))?(?: (?:it|that|them))?|(?:make|change) (?:it|that|them)(?: to)?|i'd (?:rather|prefer)(?: have)?(?: (?:it|that|them))?|i would (?:rather|prefer)(?: have)?(?: (?:it|that|them))?)[\s,]+(?<first>.+?)[\s.!]*$|^(?<last>.+?)[\s,]+(?:instead|rather)(?:[\s,]+please)?[\s.!]*$/;

/**
 * The request to exchange the line of the cart that was spoken of last, written out; null for a message that is no such
 * wish, or when nothing in the cart can be meant.
 */
export async function writtenOutWish(turn: TurnContext): Promise<string | null> {
  const { first, last } = wish.exec(normalizeMessage(turn.message))?.groups ?? {};
  const wanted = first ?? last;
  if (wanted === undefined) return null;
  const found = await exchangeOfFocus(turn, wanted);
  return found && requestFor(found);
}

async function exchangeOfFocus(turn: TurnContext, wanted: string): Promise<RequestedExchange | null> {
  const { carts, catalog, memory } = turn;
  const { focus } = memory.conversation;
  const cart = memory.cart === null || focus === null ? null : await carts.read(memory.cart);
  const line = cart?.lines.find(({ variant }) => variant.id === focus?.variantId);
  const [product] = line ? await catalog.products([line.handle]) : [];
  if (!line || !product) return null;
  const [found, other] = findExchanges(`change ${product.title} to ${wanted}`, [{ line, product }]);
  return found && !other ? found : null;
}

/** `change the boots to 42`: a number that is a value of the line's product means that variant. null: it counts pieces. */
export function numberAsValue(message: string, line: CartLine, product: Product): RequestedExchange | null {
  if (countsPieces.test(foldAccents(message))) return null;
  const [found, other] = findExchanges(message, [{ line, product }]);
  return found && !other ? found : null;
}

const countsPieces = /\b(?:quantity|amount|number|count|pieces?|pcs|pairs?|of (?:it|them|those|these))\b/;

/** An exchange as a request that names everything. */
export function requestFor({ product, variant }: RequestedExchange): string {
  return `swap ${product.title} for ${variant.values.join(' ')}`;
}

import type { Product } from '#shop/product/product.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { saysOrder } from '../../../cart/wording/cart-intent.ts';
import { type OrderFragment, readFragment } from '../../../cart/wording/order-fragment.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { shownProduct } from '../../answer-value.ts';
import { questionStart } from '../../intent.ts';
import { normalizeMessage } from '../../rule.ts';

/**
 * Several variants of what is spoken of, `3 red 3 green`, `red and blue, one of each`, `both sizes`, as a request for each: to
 * add them where a verb says so, else to offer them. null for any other message.
 */
export async function requestOfValues(turn: TurnContext): Promise<string | null> {
  const text = normalizeMessage(turn.message);
  const product = turn.typed.includes('?') || questionStart.test(text) ? null : await shownProduct(turn);
  const { number } = ofEach.exec(text)?.groups ?? {};
  const rest = text.replace(ofEach, ' , ');
  const items = product ? (allValues(product, text, rest) ?? listedValues(product, rest)) : [];
  const quantity = number === undefined ? 1 : parseNumberWord(number.replace(/^an?$/, 'one'));
  const isOrder = number !== undefined || saysOrder(turn.message) || items.some((each) => each.quantity !== null);
  if (items.length < 2 || quantity === null || !(isOrder || wishes.test(text))) return null;
  const parts = items.map((each) => `${each.quantity ?? quantity} in ${each.values.join(' ')}`);
  return `${saysOrder(turn.message) ? 'add' : 'offer'} ${parts.join(' and ')}`;
}

type Item = Pick<OrderFragment, 'values' | 'quantity'>;

const count = String.raw`\d{1,2}|an?|one|two|three|four|five|six`;
const ofEach = new RegExp(
  String.raw`(?<![\p{L}\d])(?<number>${count})(?: \p{L}+)? (?:of |in )?each(?![\p{L}\d])(?: \p{L}+(?=[\s.!]*$)(?<!colou?rs?|sizes?|kinds?|versions?))?`,
  'u',
);
const wishes = /\b(?:please|thanks|both|all)\b/;

/** The values that stand between commas, `and` and numbers of pieces; empty where anything else is said, or one variant. */
function listedValues(product: Product, text: string): readonly Item[] {
  if (readFragment(product, text)) return [];
  const parts = text.split(between).filter((part) => /[\p{L}\d]/u.test(part));
  const items = parts.length > maxOfList ? [] : parts.map((part) => readFragment(product, part));
  const whole = items.filter((item) => item !== null).filter(({ values }) => values.length > 0);
  const variants = new Set(whole.map(({ values }) => values.join(' ')));
  return whole.length === items.length && variants.size === items.length ? whole : [];
}

const maxOfList = 4;
const between =
  /\s*(?:[,;&+]|\b(?:and|plus)\b)\s*|(?<=\S)\s+(?=(?:[1-9]|[1-3]\d|two|three|four|five|six)(?: ?[x×])? (?!(?:of|pieces?|pcs|pairs?|kg|g|mg|mm|cm|m|ml|cl|l|inch|gb|tb|w|v)\b)\p{L})/u;

/** `one of each colour`, `both sizes`: of the only option that there is. null where it says no such thing. */
function allValues(product: Product, text: string, rest: string): readonly Item[] | null {
  if (!allOfOption.test(ofEach.test(text) ? `each ${rest}` : text)) return null;
  const [only, other] = product.options.filter(({ values }) => values.length > 1);
  const isMeant = only && !other && only.values.length <= (/\bboth\b/.test(text) ? 2 : maxOfList);
  return isMeant ? only.values.map(({ value }) => ({ values: [value], quantity: null })) : null;
}

const words = String.raw`please|ok|okay|yes|then|i'll|i|will|add|put|take|buy|have|get|order|the|to|in|into|my|cart|basket|bag|thanks|great|we'll|we|would|like`;
const allOfOption = new RegExp(
  String.raw`^(?:(?:${words})[\s,]+)*(?:both|each|all(?: (?:two|three|four))?)[\s,]+(?:the )?(?:colou?rs?|sizes?|kinds?|versions?)(?:[\s,]+(?:${words}))*[\s,.!]*$`,
);

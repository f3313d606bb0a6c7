import { namePieces } from '../../../retrieval/named-product.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { isCountedInFull } from '#shop/product/sale-terms.ts';
import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import { parseCartIntent } from '../../../cart/wording/cart-intent.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import type { ProductMatch } from '../../../retrieval/variants/match-variant.ts';
import { readSpokenProducts } from '../../../subject/spoken-products.ts';
import { normalizeMessage } from '../../rule.ts';
import { askWhichMeant, maxAsked, productsMeant } from './answer-than.ts';
import { saySum } from './say-prices.ts';

const asksPrice = /\bhow much\b|\bprice\b|\bwhat\b.* (?:costs?|come to|be)\b|\b(?:kosten?|machen)\b/;
/** A choice, a comparison, or those shown. */
const isOther = /\b(?:or|than|both|my|your|more|less)\b/;
const isJoined = /\b(?:with|plus|together|zusammen|sammen|total|tillegg|dazu)\b/;
const joints = /[,;]|\b(?:and|plus|with|und|og)\b/;
/** Words of a question for a price that name nothing; German and Norwegian ones as they are left in English. */
const asking = new Set(
  `how much what would will do does is are be it the a an that this these those them they of for in to if i we take buy cost
  costs come price then so together total altogether pair pairs piece pieces x zusammen sammen tillegg dazu waren wurde
  wurden kosten machen insgesamt`.split(/\s+/),
);

/**
 * Answers `how much with the atlas`, `how much are two mugs and a tray` by what each costs, and what that amounts to. false:
 * it asks for no such sum, or a part of it names nothing of the shop.
 */
export async function answerSum(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const text = normalizeMessage(turn.message).replaceAll(/[.!?]+/g, ' ');
  if (!asksPrice.test(text) || isOther.test(text) || parseCartIntent(turn.message) !== null) return false;
  const parts = text.split(joints).map(partOf);
  const named = parts.filter(({ phrase }) => phrase !== '');
  const { focus } = await readSpokenProducts(turn);
  const count = Math.max(1, ...parts.filter(({ phrase }) => phrase === '').map((part) => part.count));
  const isOfFocus = named.length === 0 ? count > 1 : named.length === 1 && isJoined.test(text);
  if (isOfFocus ? focus === null : named.length < 2) return false;
  const meant = await Promise.all(named.map(({ phrase }) => productsMeant(turn, phrase, isOfFocus ? focus : null)));
  const whole = named.length > 1 ? await productsMeant(turn, named.map(({ phrase }) => phrase).join(' ')) : [];
  if (whole.length > 0 || meant.some(({ length }) => length === 0 || length > maxAsked)) return false;
  const unclear = meant.findIndex(({ length }) => length > 1);
  const first = isOfFocus && focus ? [{ match: focus, count }] : [];
  const things = [
    ...first,
    ...meant.flatMap(([match], at) => (match ? [{ match, count: named[at]?.count ?? 1 }] : [])),
  ];
  if (things.some((each) => each.count > 1 && !isCountable(each.match, each.count))) return false;
  if (unclear === -1) saySum(turn, answer, things);
  else askWhichMeant(turn, answer, { phrase: named[unclear]?.phrase ?? '', matches: meant[unclear] ?? [] });
  return true;
}

function partOf(part: string): { readonly phrase: string; readonly count: number } {
  const words = part.split(/\s+/).filter((word) => word !== '' && !asking.has(word));
  const count = parseNumberWord(words[0] ?? '');
  return { phrase: words.slice(count === null ? 0 : 1).join(' '), count: count ?? 1 };
}

/** Its price is the same however many are bought, and neither its name nor a value, as a size is, has the number. */
function isCountable({ product, variant }: ProductMatch, count: number): boolean {
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  return !isCountedInFull(variant.terms) && !namePieces([product.title, ...values].join(' ')).includes(`${count}`);
}

import { namePieces } from '../../../retrieval/named-product.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { isCountedInFull } from '#shop/product/sale-terms.ts';
import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import { parseCartIntent } from '../../../cart/wording/cart-intent.ts';
import { lastAnswerWrote, type TurnContext } from '../../../conversation/turn-context.ts';
import { findVariant } from '../../../retrieval/resolve-product.ts';
import { readSpokenProducts } from '../../../subject/spoken-products.ts';
import { normalizeMessage } from '../../rule.ts';
import { askWhichMeant, maxAsked, type MeantProducts, productsMeant } from './products-meant.ts';
import { type CountedProduct, saySum } from './say-prices.ts';

const asksPrice = /\bhow much\b|\bprice\b|\bwhat\b.* (?:costs?|come to|be)\b|\b(?:kosten?|machen)\b/;
/** A choice, a comparison, or those shown. */
const isOther = /\b(?:or|than|both|my|your|more|less)\b/;
const isJoined = /\b(?:with|plus|together|altogether|zusammen|sammen|total|tillegg|dazu)\b/;
const ofAll = /\b(?:together|altogether|zusammen|sammen|total|everything|all|alles|alt)\b/;
const joints = /[,;]|\b(?:and|plus|with|und|og)\b/;
/** Words of a question for a price that name nothing; German and Norwegian ones as they are left in English. */
const asking = new Set(
  `how much what would will do does is are be it the a an that this these those them they of for in to if i we take buy cost
  costs come price then so now together total altogether all everything alles alt pair pairs piece pieces x zusammen sammen tillegg dazu waren wurde
  wurden kosten machen macht insgesamt`.split(/\s+/),
);

/**
 * Answers `how much with the atlas`, `how much are two mugs and a tray` by what each costs, and what that amounts to. false:
 * it asks for no such sum, or a part of it names nothing of the shop.
 */
export async function answerSum(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const parts = (await readSum(turn)) ?? (await sumOfShown(turn));
  if (!parts || parts.some(({ matches }) => matches.length === 0 || matches.length > maxAsked)) return false;
  const things = parts.flatMap(({ matches: [match], count }) => (match ? [{ match, count }] : []));
  if (!things.every(isCountable)) return false;
  const unclear = parts.find(({ matches }) => matches.length > 1);
  if (unclear) askWhichMeant(turn, answer, unclear);
  else saySum(turn, answer, things);
  return true;
}

interface SumPart extends MeantProducts {
  readonly count: number;
}

/** The parts of the sum that is asked for, with the products each may mean; null: none is, or they are one name. */
async function readSum(turn: TurnContext): Promise<readonly SumPart[] | null> {
  const text = normalizeMessage(turn.message).replaceAll(/[.!?]+/g, ' ');
  if (!asksPrice.test(text) || isOther.test(text) || parseCartIntent(turn.message) !== null) return null;
  const parts = text.split(joints).map(partOf);
  const named = parts.filter(({ phrase }) => phrase !== '');
  const { focus } = await readSpokenProducts(turn);
  const count = Math.max(1, ...parts.filter(({ phrase }) => phrase === '').map((part) => part.count));
  const isOfFocus = named.length === 0 ? count > 1 : named.length === 1 && isJoined.test(text);
  if (isOfFocus ? focus === null : named.length < 2) return null;
  const first = isOfFocus && focus ? [{ phrase: '', count, matches: [focus] }] : [];
  const name = named.map(({ phrase }) => phrase).join(' ');
  if (named.length > 1 && (await productsMeant(turn, name)).length > 0) return null;
  const others = named.map(async (part) => ({
    ...part,
    matches: await productsMeant(turn, part.phrase, isOfFocus ? focus : null),
  }));
  return [...first, ...(await Promise.all(others))];
}

/** `how much is that together` right after several were offered or shown: as many of each as were offered, else one. */
async function sumOfShown(turn: TurnContext): Promise<readonly SumPart[] | null> {
  const text = normalizeMessage(turn.message).replaceAll(/[.!?]+/g, ' ');
  const isOfShown = asksPrice.test(text) && ofAll.test(text) && partOf(text).phrase === '';
  if (!isOfShown || lastAnswerWrote(turn)) return null;
  const { lastProducts } = turn.memory.conversation;
  const offered = lastOffers(turn);
  const references = offered.length > 0 ? offered : lastProducts.map((each) => ({ ...each, count: 1 }));
  if (references.length < 2 || references.length > maxAsked) return null;
  const parts = references.map(async ({ handle, variantId, count }) => {
    const match = await findVariant(turn.catalog, handle, variantId);
    return { phrase: '', count, matches: match ? [match] : [] };
  });
  return Promise.all(parts);
}

interface OfferedVariant {
  readonly handle: string;
  readonly variantId: string;
  readonly count: number;
}

/** What the last answer offered to add. */
function lastOffers({ memory: { conversation } }: TurnContext): readonly OfferedVariant[] {
  const last = conversation.turns.findLast(({ role }) => role === 'assistant');
  const ids = last?.role === 'assistant' ? last.offerIds : [];
  return conversation.proposals.flatMap(({ id, change, target }) =>
    ids.includes(id) && change.kind === 'add' && target ? [{ ...target, count: change.quantity }] : [],
  );
}

function partOf(part: string): Omit<SumPart, 'matches'> {
  const words = part.split(/\s+/).filter((word) => word !== '' && !asking.has(word));
  const count = parseNumberWord(words[0] ?? '');
  return { phrase: words.slice(count === null ? 0 : 1).join(' '), count: count ?? 1 };
}

/** One, or its price is the same however many are bought, and neither its name nor a value, as a size is, has the number. */
function isCountable({ match: { product, variant }, count }: CountedProduct): boolean {
  const values = product.options.flatMap((option) => option.values.map(({ value }) => value));
  const names = namePieces([product.title, ...values].join(' '));
  return count === 1 || (!isCountedInFull(variant.terms) && !names.includes(`${count}`));
}

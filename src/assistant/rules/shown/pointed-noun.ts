import { foldAccents } from '#shop/text/normalize.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { contentPieces, hasNameOf, namePieces } from '../../retrieval/named-product.ts';
import { comparativesIn, rankStating } from '../../retrieval/quantities/comparatives.ts';
import { findVariant } from '../../retrieval/resolve-product.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { isCompoundOf } from '../../retrieval/words/words.ts';
import { parseCartIntent } from '../../cart/cart-intent.ts';
import { questionStart } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';

/** `the cheaper stand`, `the more expensive guitar stand`; a word for nothing may follow: `the cheaper stand please`. */
const comparedNoun =
  /\bthe (?<word>(?:more |less )expensive|\p{L}+er) (?<first>[\p{L}\d-]{2,})(?: (?<second>[\p{L}\d-]{2,}))?/iu;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/**
 * The turn with `the cheaper stand` as the number of the product that it means in the list that was shown. The same turn
 * where fewer than two of them are called so, or none of these is the cheapest.
 */
export async function withPointedNoun(turn: TurnContext): Promise<TurnContext> {
  const { word = '', first = '', second = '' } = comparedNoun.exec(turn.message)?.groups ?? {};
  const noun = [first, second].filter((each) => contentPieces(each).length > 0);
  const ordinal = noun[0] === first ? await ordinalOf(turn, word, noun) : null;
  if (ordinal === null) return turn;
  return { ...turn, message: turn.message.replace(`the ${word} ${noun.join(' ')}`, `the ${ordinal} one`) };
}

/**
 * The turn with `it` for the last part of the name of what is spoken of: `was wiegt der Stuhl` of a `Drehstuhl`, `hvor lang
 * er stanga` of a `Fluestang`. The same turn for what is neither a question nor a request, and for a request of what
 * something else is called.
 */
export async function withSpokenNoun(turn: TurnContext): Promise<TurnContext> {
  const { focus } = turn.memory.conversation;
  const isRequest = parseCartIntent(turn.message) !== null;
  if (focus === null || !(isRequest || questionStart.test(normalizeMessage(turn.message)))) return turn;
  const product = await turn.catalog.product(focus.handle);
  const title = product ? namePieces(product.title) : [];
  const isHead = (noun: string): boolean => title.some((piece) => isCompoundOf(piece, noun));
  const [said = '', noun = '', form = ''] = definiteNoun.exec(turn.message) ?? [];
  const name = foldAccents(noun || form.replace(definiteEnding, ''));
  if (!isHead(name) || (isRequest && (await turn.knowsWord(name)))) return turn;
  return { ...turn, message: turn.message.replace(said, 'it') };
}

const definiteNoun = /\bthe (\p{L}{4,})(?!\p{L})|(?<!\p{L})(\p{L}{4,}(?:en|et|a))(?!\p{L})/u;
const definiteEnding = /(?:en|et|a)$/;

async function ordinalOf(
  { memory, catalog }: TurnContext,
  word: string,
  noun: readonly string[],
): Promise<string | null> {
  const [comparative] = comparativesIn(word);
  const { lastProducts } = memory.conversation;
  if (!comparative || lastProducts.length < 2) return null;
  const shown = await Promise.all(lastProducts.map(({ handle, variantId }) => findVariant(catalog, handle, variantId)));
  const called = shown.flatMap((match) => (match && isCalled(match, noun) ? [match] : []));
  const [best, next] = called.length > 1 ? (rankStating(called, comparative) ?? []) : [];
  return best && best.number !== next?.number ? (ordinals[shown.indexOf(best.match)] ?? null) : null;
}

function isCalled({ product }: ProductMatch, noun: readonly string[]): boolean {
  return noun.every((word) => hasNameOf(product, word));
}

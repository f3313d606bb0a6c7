import type { TurnContext } from '../../conversation/turn-context.ts';
import { contentPieces, hasNameOf } from '../../retrieval/named-product.ts';
import { comparativesIn, rankStating } from '../../retrieval/quantities/comparatives.ts';
import { findVariant } from '../../retrieval/resolve-product.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';

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

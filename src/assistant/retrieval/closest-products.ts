import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { hasWordInName } from './words/name-words.ts';
import { searchHandles } from './named-product.ts';
import { matchVariant, type ProductMatch } from './variants/match-variant.ts';
import { bareForm, contentStems, stemsOf } from './words/words.ts';
import type { Product } from '#shop/product/product.ts';

/**
 * What comes closest to a need that is told in a sentence: products whose texts have most of its words, rare words and those
 * of names first. Empty where none of its words is in the catalog, or where a thing is named in a few words.
 */
export async function findClosest(turn: TurnContext, criteria: SearchCriteria): Promise<readonly ProductMatch[]> {
  if (stemsOf(turn.typed).length < minSentence) return [];
  const words = [...new Set(contentStems(`${turn.typed} ${criteria.words.join(' ')}`))]
    .filter(({ length }) => length >= minWord)
    .slice(0, maxWords);
  const lists = await Promise.all(words.map((word) => searchHandles(turn.catalog, word)));
  const products = await turn.catalog.products([...new Set(lists.flat())].slice(0, maxRead));
  const bounds = { ...criteria, terms: criteria.terms.filter(({ negated }) => negated), words: [], phrase: '' };
  return products
    .flatMap((product) => {
      const variant = matchVariant(product, bounds);
      const score = words.reduce((sum, word, index) => sum + weightOf(product, word, lists[index] ?? []), 0);
      return variant === null || score < minScore ? [] : [{ match: { product, variant, reason: null }, score }];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxShown)
    .map(({ match }) => match);
}

const minSentence = 4;
const minWord = 4;
const maxWords = 8;
const maxRead = 40;
const maxShown = 3;
const minScore = 1;

/** A word that many products have tells little. */
function weightOf(product: Product, word: string, handles: readonly string[]): number {
  if (!handles.includes(product.handle)) return 0;
  return (isNamedBy(product, word) ? 1 : 0.5) + 0.5 / handles.length;
}

/** `Schneckenkorn` for `Schnecken`: by a word of its name, or by what one begins with. */
function isNamedBy(product: Product, word: string): boolean {
  const begins = stemsOf(product.title).some((name) => name !== word && name.startsWith(bareForm(word)));
  return begins || hasWordInName(product, [word]);
}

import { mentionsWords, type ProductMatch } from '../retrieval/variants/match-variant.ts';
import type { SearchOutcome } from '../retrieval/find-products.ts';
import { searchTermOfCriteria } from '../retrieval/relax-criteria.ts';
import { hasWordInName } from '../retrieval/words/name-words.ts';
import { contentStems } from '../retrieval/words/words.ts';

/**
 * Of products that only come close, the one that has clearly more of what is looked for than the others, and all that they have
 * of it: of `pump for a pond`, the pump, beside food for fish in ponds. null where another has nearly as much, or something
 * else: of `gloves and kettles`, none leads.
 */
export function leadOf({ found, criteria, isClose }: SearchOutcome): ProductMatch | null {
  const [first, ...others] = found;
  if (!isClose || !first || others.length === 0) return null;
  const words = [...new Set(contentStems(searchTermOfCriteria(criteria)))].filter((word) => !/^\d+$/.test(word));
  const own = weightsOf(first, words);
  const hasLess = (match: ProductMatch): boolean => {
    const weights = weightsOf(match, words);
    return weights.every((weight, index) => weight <= (own[index] ?? 0)) && sumOf(weights) * clearly <= sumOf(own);
  };
  return sumOf(own) >= minWeight && others.every(hasLess) ? first : null;
}

/** Of each word: one in the name counts as two in the texts. */
function weightsOf({ product }: ProductMatch, words: readonly string[]): readonly number[] {
  return words.map((word) => (hasWordInName(product, [word]) ? 2 : mentionsWords(product, [word]) ? 1 : 0));
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** A word of the name and another one. */
const minWeight = 3;
const clearly = 2;

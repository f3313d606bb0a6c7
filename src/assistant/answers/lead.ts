import { mentionsWords, type ProductMatch } from '../retrieval/variants/match-variant.ts';
import type { SearchOutcome } from '../retrieval/find-products.ts';
import { searchTermOfCriteria } from '../retrieval/relax-criteria.ts';
import { hasWordInName } from '../retrieval/words/name-words.ts';
import { contentStems } from '../retrieval/words/words.ts';

/**
 * Of products that only come close, the one that has clearly more of what is looked for than the others: of `pump for a
 * pond`, the pump, beside food for fish in ponds. null where another has nearly as much.
 */
export function leadOf({ found, criteria, isClose }: SearchOutcome): ProductMatch | null {
  const [first, ...others] = found;
  if (!isClose || !first || others.length === 0) return null;
  const words = [...new Set(contentStems(searchTermOfCriteria(criteria)))].filter((word) => !/^\d+$/.test(word));
  const [own, ...next] = [first, ...others].map((match) => weightOf(match, words));
  return own !== undefined && own >= minWeight && Math.max(...next) * clearly <= own ? first : null;
}

/** A word in the name counts as two in the texts. */
function weightOf({ product }: ProductMatch, words: readonly string[]): number {
  const weights = words.map((word) => (hasWordInName(product, [word]) ? 2 : mentionsWords(product, [word]) ? 1 : 0));
  return weights.reduce((sum: number, weight) => sum + weight, 0);
}

/** A word of the name and another one. */
const minWeight = 3;
const clearly = 2;

import type { SearchCriteria } from '../../conversation/conversation.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';

/** The words of a request that may name a product: neither numbers nor verbs. */
export function productNameWords({ words }: Pick<SearchCriteria, 'words'>): readonly string[] {
  return words.filter((word) => parseNumberWord(word) === null && !cartVerbs.has(word));
}

/** What a request looks for, without its numbers and verbs. */
export function productCriteria(criteria: SearchCriteria): SearchCriteria {
  const words = [...productNameWords(criteria)];
  if (criteria.phrase === undefined) return { ...criteria, words };
  return { ...criteria, words, phrase: productNameWords({ words: criteria.phrase.split(' ') }).join(' ') };
}

const cartVerbs = new Set(
  'add put buy order throw take remove delete drop change set make update increase reduce quantity rid out again'.split(
    ' ',
  ),
);

import type { SearchCriteria } from '../conversation/conversation.ts';
import { parseNumberWord } from '../retrieval/numbers.ts';

/** The words of a request that may name a product: neither numbers nor verbs. */
export function productNameWords({ words }: Pick<SearchCriteria, 'words'>): readonly string[] {
  return words.filter((word) => parseNumberWord(word) === null && !cartVerbs.has(word));
}

const cartVerbs = new Set(
  'add put buy order throw take remove delete drop change set make update increase reduce quantity rid out'.split(' '),
);

import { tags } from '#cache/tags.ts';
import type { Collection } from '#shop/listing.ts';
import type { Suggestions } from '../port.ts';
import { cardsById } from './cards.ts';
import { collectionsByHandle } from './collections.ts';
import { searchContent } from './content-search.ts';
import { foldWords } from './fold-words.ts';
import { integer, text } from './row.ts';
import { filterKeys } from '#shop/list-query-filters.ts';
import { readKnown } from './lists/known.ts';
import { findProducts } from './search/find.ts';
import { wordsBeginning } from './search/spelling.ts';
import { wordsOf } from './search/words.ts';
import { searchWords } from './search-words.ts';
import { draftFlag, type Visit } from './visit.ts';

/** What a search box offers while a term is typed; nothing for an empty one. */
export function suggest(visit: Visit, term: string, limit: number): Suggestions {
  visit.reading.record(tags.listing);
  visit.reading.record(tags.collections);
  if (searchWords(term).length === 0) return { queries: [], products: [], collections: [], content: [] };
  return {
    queries: completions(visit, term, limit),
    products: cardsById(visit, bestProducts(visit, term, limit)),
    collections: matchingCollections(visit, term, limit),
    content: searchContent(visit, term, limit),
  };
}

/** Types that the term begins or names a part of, then the term with its last word completed, the most frequent first. */
function completions({ store }: Visit, term: string, limit: number): readonly string[] {
  const words = searchWords(term);
  const said = words.join(' ');
  const [last = ''] = words.slice(-1);
  const types = readKnown(store)
    .values.all.filter(
      ({ key, folded }) => key === filterKeys.type && ` ${foldWords(folded)}`.includes(` ${foldWords(said)}`),
    )
    .map(({ folded }) => folded);
  const completed = wordsBeginning(store, last, limit + 1).map(({ word }) => [...words.slice(0, -1), word].join(' '));
  const different = new Map(
    [said, ...types, ...completed].map((query) => [termsOf(query), query] as const).toReversed(),
  );
  different.delete(termsOf(said));
  return [...different.values()].toReversed().slice(0, limit);
}

/** What tells searches apart: `vase` and `vases` are one. */
function termsOf(query: string): string {
  return wordsOf(query)
    .map(({ term }) => term)
    .join(' ');
}

const shown = `
SELECT l.product_id FROM json_each(?1) r CROSS JOIN product_list l ON l.product_id = r.value
WHERE l.published OR ?2 ORDER BY r.key LIMIT ?3`;

/** More than are shown are asked for, as some may be drafts. */
const mostRead = 100;

function bestProducts(visit: Visit, term: string, limit: number): readonly number[] {
  const { productIds } = findProducts(visit.store, term, 'typing');
  return visit.store
    .all(shown, JSON.stringify(productIds.slice(0, mostRead)), draftFlag(visit), limit)
    .map((row) => integer(row, 'product_id'));
}

function matchingCollections(visit: Visit, term: string, limit: number): readonly Collection[] {
  const folded = ` ${searchWords(foldWords(term)).join(' ')}`;
  const rows = visit.store.all(
    `SELECT handle FROM collection WHERE instr(' ' || fold_words(title), ?) > 0 ORDER BY position, id LIMIT ?`,
    folded,
    limit,
  );
  return collectionsByHandle(
    visit,
    rows.map((row) => text(row, 'handle')),
  );
}

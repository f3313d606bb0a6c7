import { tags } from '#cache/tags.ts';
import type { Collection } from '#shop/listing.ts';
import type { Suggestions } from '../port.ts';
import { cardsById } from './cards.ts';
import { collectionsByHandle } from './collections.ts';
import { searchContent } from './content-search.ts';
import { foldWords } from './fold-words.ts';
import { integer, text } from './row.ts';
import { searchMatch } from './search.ts';
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

/** The term with its last word completed by words of the catalogue, the most frequent first. */
function completions({ store }: Visit, term: string, limit: number): readonly string[] {
  const words = searchWords(term);
  const [last = ''] = words.slice(-1);
  const found = store.all(
    'SELECT term FROM product_word WHERE term >= ?1 AND term < ?2 AND term <> ?1 ORDER BY doc DESC, term LIMIT ?3',
    last,
    `${last}\u{10FFFF}`,
    limit,
  );
  return found.map((row) => [...words.slice(0, -1), text(row, 'term')].join(' '));
}

const best = `
SELECT l.product_id FROM product_text JOIN product_list l ON l.product_id = product_text.rowid
WHERE product_text MATCH ?1 AND (l.published OR ?2)
ORDER BY l.available DESC, rank LIMIT ?3`;

function bestProducts(visit: Visit, term: string, limit: number): readonly number[] {
  const match = searchMatch(visit, term);
  if (match === null) return [];
  return visit.store.all(best, match, draftFlag(visit), limit).map((row) => integer(row, 'product_id'));
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

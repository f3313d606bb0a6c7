import { tags } from '#cache/tags.ts';
import type { Collection } from '#shop/listing/listing.ts';
import type { SearchContent, Suggestions } from '../port.ts';
import { cardsById } from '../products/cards.ts';
import { collectionsByHandle } from '../products/collections.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { integer, text } from '#storage/row.ts';
import { filterKeys } from '#shop/listing/list-query-filters.ts';
import { readProductIndex } from '../lists/index/product-index.ts';
import { findProducts } from '../search/find-products.ts';
import { searchKey } from '../search/settings/arrange-products.ts';
import { wordsStartingWith } from '../search/index/dictionary.ts';
import { splitWords } from '#shop/text/tokenize.ts';
import { draftFlag, type QueryContext } from '#storage/query-context.ts';

/** What a search box offers while a term is typed; nothing for an empty one. */
export function suggest(
  context: QueryContext,
  searchContent: SearchContent,
  query: { term: string; limit: number },
): Suggestions {
  const { term, limit } = query;
  context.reader.record(tags.listing);
  context.reader.record(tags.anyCollection);
  if (splitWords(term).length === 0) return { queries: [], products: [], collections: [], content: [] };
  return {
    queries: completeTerm(context, term, limit),
    products: cardsById(context, bestProducts(context, term, limit)),
    collections: matchingCollections(context, term, limit),
    content: searchContent(term, limit),
  };
}

/** Product types with a word that begins with the term, then the term with its last word completed, the most frequent first. */
function completeTerm({ store }: QueryContext, term: string, limit: number): readonly string[] {
  const words = splitWords(term);
  const typed = words.join(' ');
  const [last = ''] = words.slice(-1);
  const start = ` ${normalizeForSearch(typed)}`;
  const types = Array.from(readProductIndex(store).values.ofKey(filterKeys.type), ({ folded }) => folded).filter(
    (type) => ` ${normalizeForSearch(type)}`.includes(start),
  );
  const completed = wordsStartingWith(store, last, limit + 1).map(({ word }) =>
    [...words.slice(0, -1), word].join(' '),
  );
  const different = new Map(
    [typed, ...types, ...completed].map((query) => [searchKey(query), query] as const).toReversed(),
  );
  different.delete(searchKey(typed));
  return [...different.values()].toReversed().slice(0, limit);
}

const visibleProductsSql = `
SELECT l.product_id FROM json_each(?1) r CROSS JOIN product_list l ON l.product_id = r.value
WHERE l.published OR ?2 ORDER BY r.key LIMIT ?3`;

/** More candidates than are shown, as some may be drafts. */
const maxCandidates = 100;

function bestProducts(context: QueryContext, term: string, limit: number): readonly number[] {
  const { productIds } = findProducts(context.store, term, 'typing');
  return context.store
    .all(visibleProductsSql, JSON.stringify(productIds.slice(0, maxCandidates)), draftFlag(context), limit)
    .map((row) => integer(row, 'product_id'));
}

function matchingCollections(context: QueryContext, term: string, limit: number): readonly Collection[] {
  const folded = ` ${splitWords(normalizeForSearch(term)).join(' ')}`;
  const rows = context.store.all(
    `SELECT handle FROM collection WHERE instr(' ' || fold_words(title), ?) > 0 ORDER BY position, id LIMIT ?`,
    folded,
    limit,
  );
  return collectionsByHandle(
    context,
    rows.map((row) => text(row, 'handle')),
  );
}

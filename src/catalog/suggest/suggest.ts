import { tags } from '#cache/tags.ts';
import type { Collection } from '#shop/listing/listing.ts';
import type { SearchContent, Suggestions } from '../port.ts';
import { cardsById } from '../products/cards.ts';
import { collectionsByHandle } from '../products/collections.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { integer, text } from '#storage/row.ts';
import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import { readProductIndex } from '../lists/index/product-index.ts';
import { findProducts } from '../search/find-products.ts';
import { searchKey } from '../search/settings/arrange-products.ts';
import { wordsStartingWith } from '../search/index/dictionary.ts';
import { documentWords, readSearchDocument } from '../search/index/search-document.ts';
import { isPreposition } from '#shop/lexicon/head-noun.ts';
import { isStopWord, splitWords } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
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
  const found = findProducts(context.store, term, 'typing');
  const candidates = found.productIds.slice(0, maxCandidates);
  const matches = candidates.filter((each) => !found.partialIds.has(each));
  return {
    queries: completeTerm(context, { term, limit, matches }),
    products: cardsById(context, visibleProducts(context, candidates, limit)),
    collections: matchingCollections(context, term, limit),
    content: searchContent(term, limit),
  };
}

interface TypedTerm {
  readonly term: string;
  readonly limit: number;
  /** Products that have all of its words. */
  readonly matches: readonly number[];
}

/** Product types with a word that begins with the term, then the term with its last word completed, the most frequent first. */
function completeTerm({ store }: QueryContext, { term, limit, matches }: TypedTerm): readonly string[] {
  const words = splitWords(term);
  const typed = words.join(' ');
  const [last = ''] = words.slice(-1);
  const start = ` ${normalizeForSearch(typed)}`;
  const types = Array.from(readProductIndex(store).values.ofKey(filterKeys.type), ({ folded }) =>
    nameOfType(folded),
  ).filter((type) => ` ${normalizeForSearch(type)}`.includes(start));
  const completions = wordsStartingWith(store, last, maxCompletions).map(({ word }) => word);
  const together = words.length === 1 ? completions : commonWords(store, completions, matches);
  const completed = together
    .filter((word) => !isStopWord({ surface: word }) && !isPreposition(word))
    .map((word) => [...words.slice(0, -1), word].join(' '));
  const different = new Map(
    [typed, ...types, ...completed].map((query) => [searchKey(query), query] as const).toReversed(),
  );
  different.delete(searchKey(typed));
  return [...different.values()].toReversed().slice(0, limit);
}

/** More than are shown, as not all of them are beside the other words. */
const maxCompletions = 50;

/** The words that some of these products have. */
function commonWords(store: Database, words: readonly string[], productIds: readonly number[]): readonly string[] {
  const known = new Set(productIds.flatMap((id) => documentWords(readSearchDocument(store, id))));
  return words.filter((word) => known.has(word));
}

/** The last part of a type that is a path: `Bolts` of `Hardware > Bolts`. */
function nameOfType(type: string): string {
  return type.split('>').at(-1)?.trim() ?? type;
}

const visibleProductsSql = `
SELECT l.product_id FROM json_each(?1) r CROSS JOIN product_list l ON l.product_id = r.value
WHERE l.published OR ?2 ORDER BY r.key LIMIT ?3`;

/** More candidates than are shown, as some may be drafts. */
const maxCandidates = 100;

function visibleProducts(context: QueryContext, productIds: readonly number[], limit: number): readonly number[] {
  return context.store
    .all(visibleProductsSql, JSON.stringify(productIds), draftFlag(context), limit)
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

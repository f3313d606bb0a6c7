import { LRUCache } from 'lru-cache';
import { tags } from '#cache/tags.ts';
import { sortsFor } from '#shop/listing/query/list-query.ts';
import { sortKeys, type ListScope, type SortKey } from '#shop/listing/listing.ts';
import { id, integer, text, textOrNull } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { freeOf } from '#shop/lexicon/excluded-words.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import { readStatements } from '../search/excluded-products.ts';
import { findProducts, type ProductSearchResult } from '../search/find-products.ts';
import { recordExpiry, type QueryContext } from '#storage/query-context.ts';

/** The products of a listing before any filter. */
export interface ProductScope {
  /** The id of the collection; null: all products, or those that a search finds. */
  readonly collectionId: string | null;
  /** The ids of the products in the scope's own order; null: all products. */
  readonly ids: readonly number[] | null;
  /** Of all products, those that are not in it. */
  readonly excludedIds: ReadonlySet<number>;
  readonly defaultSort: SortKey;
  readonly sorts: readonly SortKey[];
  /** The corrected search term; null when no word was misspelt. */
  readonly didYouMean: string | null;
  /** Ids of products that lack some word of the search term. */
  readonly partialIds: ReadonlySet<number>;
  /** Ids of products that the merchant has put on top of the search term. */
  readonly pinnedIds: ReadonlySet<number>;
  /** Words of the search term that no product has. */
  readonly unknownWords: readonly string[];
  /** Terms of the search, in all forms and with their synonyms, that a product has in values of its options. */
  readonly optionTermsOf: (productId: number) => readonly string[];
  /** The search term where it is a code of some of the products; else null. */
  readonly code: string | null;
}

const withoutTerm = {
  excludedIds: new Set<number>(),
  didYouMean: null,
  partialIds: new Set<number>(),
  pinnedIds: new Set<number>(),
  unknownWords: [],
  optionTermsOf: (): readonly string[] => [],
  code: null,
} as const;

/** null when the collection does not exist. */
export function resolveScope(context: QueryContext, scope: ListScope): ProductScope | null {
  switch (scope.kind) {
    case 'all':
      return allProductsScope();
    case 'collection':
      return collectionScope(context, scope.handle);
    case 'search':
      return searchScope(context, scope.term);
    default:
      return scope satisfies never;
  }
}

export function allProductsScope(): ProductScope {
  return { collectionId: null, ids: null, defaultSort: 'best-selling', sorts: sortsFor('all'), ...withoutTerm };
}

/** Reading 10,000 takes some 15 ms: in a shop that reduces everything, others would wait for all of them. */
const maxReduced = 10_000;

const selectReduced = 'SELECT DISTINCT product_id FROM variant WHERE compare_at > price';

/** The scope without products of which no variant is announced as reduced, and without those after the first 10,000. */
export function onlyReduced({ store, reader }: QueryContext, scope: ProductScope): ProductScope {
  reader.record(tags.listing);
  const ids = scope.ids?.slice(0, maxReduced);
  const rows = ids
    ? store.all(`${selectReduced} AND product_id IN (SELECT value FROM json_each(?))`, JSON.stringify(ids))
    : store.all(`${selectReduced} LIMIT ?`, maxReduced);
  const reduced = rows.map((row) => integer(row, 'product_id'));
  const members = new Set(reduced);
  return { ...scope, ids: ids?.filter((each) => members.has(each)) ?? reduced };
}

/**
 * The scope without products that have one of some words. In the order of a search those come first that say that they are
 * without: `alcohol free`; those that say nothing follow.
 */
export function withoutWords(
  { store, reader }: QueryContext,
  scope: ProductScope,
  words: readonly string[],
): ProductScope {
  reader.record(tags.listing);
  const stated = words.map((word) => readStatements(store, scope.ids, word));
  const excludedIds = new Set(stated.flatMap(({ having }) => [...having]));
  if (scope.ids === null) return { ...scope, excludedIds };
  const ids = scope.ids.filter((id) => !excludedIds.has(id));
  if (scope.defaultSort !== 'relevance') return { ...scope, ids };
  const isSure = (id: number): boolean => !scope.partialIds.has(id) && stated.every(({ free }) => free.has(id));
  return { ...scope, ids: [...ids.filter(isSure), ...ids.filter((id) => !isSure(id))] };
}

function collectionScope(context: QueryContext, handle: string): ProductScope | null {
  context.reader.record(tags.collectionHandle(handle));
  const row = context.store.first('SELECT id, kind, sort, due_at FROM collection WHERE handle = ?', handle);
  if (!row) return null;
  recordExpiry(context, textOrNull(row, 'due_at'));
  const own = text(row, 'sort');
  const members = context.store.all(
    'SELECT product_id FROM collection_product WHERE collection_id = ? ORDER BY position, product_id',
    Number(id(row)),
  );
  return {
    collectionId: id(row),
    ids: members.map((member) => integer(member, 'product_id')),
    defaultSort: sortKeys.find((sort) => sort === own) ?? 'best-selling',
    sorts: sortsFor(text(row, 'kind') === 'manual' ? 'collection' : 'all'),
    ...withoutTerm,
  };
}

/** The products that match a term, in the order of relevance. */
function searchScope(context: QueryContext, term: string): ProductScope {
  context.reader.record(tags.listing);
  const searched = searchedBy(context);
  const scope = searched.get(term) ?? readSearchScope(context.store, term);
  searched.set(term, scope);
  return scope;
}

/** Terms, and product ids in all. */
const maxSearched = { max: 32, maxSize: 200_000 } as const;

type SearchedScopes = LRUCache<string, ProductScope>;

const scopesByReader = new WeakMap<QueryContext, { readonly version: string; readonly scopes: SearchedScopes }>();

/**
 * What a reader has searched for, by its terms: one who lists a search by several filters in turn ranks its products once.
 * Nothing after any change of the database.
 */
function searchedBy(context: QueryContext): SearchedScopes {
  const version = context.store.stateVersion();
  const known = scopesByReader.get(context);
  if (known?.version === version) return known.scopes;
  const scopes: SearchedScopes = new LRUCache({
    ...maxSearched,
    sizeCalculation: ({ ids }) => (ids?.length ?? 0) + 1,
  });
  scopesByReader.set(context, { version, scopes });
  return scopes;
}

function readSearchScope(store: Database, term: string): ProductScope {
  const { productIds, corrected, ...matches } = findProducts(store, term);
  return {
    collectionId: null,
    ids: withoutContradictions(store, term, { productIds, partialIds: matches.partialIds }),
    defaultSort: 'relevance',
    sorts: sortsFor('search'),
    excludedIds: new Set(),
    didYouMean: corrected,
    ...matches,
  };
}

/** Without products that have what the term says must not be there: of `sekt alkoholfrei` those with alcohol. */
function withoutContradictions(
  store: Database,
  term: string,
  { productIds, partialIds }: Pick<ProductSearchResult, 'productIds' | 'partialIds'>,
): readonly number[] {
  const words = tokenize(term).flatMap(({ surface }) => freeOf(surface) ?? []);
  if (words.length === 0) return productIds;
  const partial = productIds.filter((id) => partialIds.has(id));
  const having = new Set(words.flatMap((word) => [...readStatements(store, partial, word).having]));
  return productIds.filter((id) => !having.has(id));
}

import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { isStopWord, tokenize } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { hasAvailableVariant } from '../../lists/index/product-columns.ts';
import { readProductIndex } from '../../lists/index/product-index.ts';
import { findOtherwiseSpelled } from '../query/typed-letters.ts';
import { searchSettingsOf, type Weighting, type WeightingKind, weightingKinds } from './search-settings.ts';

/** Equal for searches with the same words, such as `vase` and `the vases`. */
export function searchKey(query: string): string {
  const all = tokenize(query);
  const words = all.filter((word) => !isStopWord(word));
  return (words.length > 0 ? words : all).map(({ term }) => term).join(' ');
}

/** The products that the merchant puts on top of a query, in that order. */
export function findPinned(store: Database, query: string): readonly number[] {
  const { pins } = searchSettingsOf(store);
  if (pins.length === 0) return [];
  const key = searchKey(query);
  const pinned = pins.filter(({ queries }) => queries.some((each) => searchKey(each) === key));
  return findIds(
    store,
    pinned.flatMap(({ products }) => products),
  );
}

/** The products that no search shows. */
export function findHidden(store: Database): ReadonlySet<number> {
  return new Set(findIds(store, searchSettingsOf(store).hidden));
}

function findIds(store: Database, handles: readonly string[]): readonly number[] {
  if (handles.length === 0) return [];
  const sql = 'SELECT p.id FROM json_each(?) h JOIN product p ON p.handle = h.value ORDER BY h.key';
  return [...new Set(store.all(sql, JSON.stringify(handles)).map((row) => integer(row, 'id')))];
}

/**
 * The factors for the scores of some products that a term finds, by the merchant's settings, the stock, and whether they spell
 * its words as they were typed; 1 for those that are not in it.
 */
export function findFactors(store: Database, term: string, productIds: readonly number[]): ReadonlyMap<number, number> {
  const { weightings, soldOut } = searchSettingsOf(store);
  const factors = new Map<number, number>();
  const multiply = (ids: Iterable<number>, factor: number): void => {
    for (const id of ids) factors.set(id, (factors.get(id) ?? 1) * factor);
  };
  if (soldOut !== 1) multiply(findSoldOut(store, productIds), soldOut);
  multiply(findOtherwiseSpelled(store, term, productIds), otherLetters);
  for (const weighting of weightings) multiply(selectWeighted(store, weighting, productIds), weighting.factor);
  return factors;
}

/** Of what is another word without its accents: behind whatever is called as it was typed. */
const otherLetters = 0.2;

/** By the index of lists, which is in memory: a search would wait longest for what the database says of each product. */
function findSoldOut(store: Database, productIds: readonly number[]): readonly number[] {
  const { columns } = readProductIndex(store);
  return productIds.filter((id) => !hasAvailableVariant(columns, id));
}

function selectWeighted(store: Database, { select }: Weighting, productIds: readonly number[]): ReadonlySet<number> {
  const among = JSON.stringify(productIds);
  const rows = weightingKinds.flatMap((kind) => {
    const values = select[kind] ?? [];
    return values.length === 0 ? [] : store.all(weightedSql(kind), JSON.stringify(comparable(kind, values)), among);
  });
  return new Set(rows.map((row) => integer(row, 'id')));
}

const facetKeys = { types: filterKeys.type, vendors: filterKeys.vendor, tags: filterKeys.tag } as const;

function isFacet(kind: WeightingKind): kind is keyof typeof facetKeys {
  return Object.hasOwn(facetKeys, kind);
}

function comparable(kind: WeightingKind, values: readonly string[]): readonly string[] {
  return isFacet(kind) ? values.map(normalizeText) : values;
}

function weightedSql(kind: WeightingKind): string {
  const among = 'IN (SELECT value FROM json_each(?2))';
  const named = 'IN (SELECT value FROM json_each(?1))';
  if (isFacet(kind))
    return `SELECT product_id id FROM product_facet WHERE product_id ${among} AND key = '${facetKeys[kind]}' AND folded ${named}`;
  if (kind === 'products') return `SELECT id FROM product WHERE id ${among} AND handle ${named}`;
  return `SELECT product_id id FROM collection_product JOIN collection c ON c.id = collection_id
WHERE product_id ${among} AND c.handle ${named}`;
}

import { type WeightingKind, weightingKinds } from '#catalog/search/settings/search-settings.ts';
import { filterKeys } from '#shop/listing/list-query-filters.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import type { NameInSearch } from './site-search.ts';

/** One line for each name in the search settings that nothing in the catalog has; none for an empty catalog. */
export function findUnknownNames(store: Database, names: readonly NameInSearch[]): readonly string[] {
  if (names.length === 0 || !store.first('SELECT 1 FROM product LIMIT 1')) return [];
  const known = new Map(weightingKinds.map((kind) => [kind, readKnown(store, kind, names)]));
  return names
    .filter(({ kind, name }) => !known.get(kind)?.has(comparable(kind, name)))
    .map(({ kind, name, place }) => `${place}: ${missing[kind]} "${name}"`);
}

const missing: Readonly<Record<WeightingKind, string>> = {
  products: 'no product has the handle',
  types: 'no product is of the type',
  vendors: 'no product has the vendor',
  tags: 'no product has the tag',
  collections: 'no collection has the handle',
};

const facet = (key: string): string =>
  `SELECT DISTINCT folded name FROM product_facet WHERE key = '${key}' AND folded IN (SELECT value FROM json_each(?))`;

const knownSql: Readonly<Record<WeightingKind, string>> = {
  products: 'SELECT handle name FROM product WHERE handle IN (SELECT value FROM json_each(?))',
  types: facet(filterKeys.type),
  vendors: facet(filterKeys.vendor),
  tags: facet(filterKeys.tag),
  collections: 'SELECT handle name FROM collection WHERE handle IN (SELECT value FROM json_each(?))',
};

function readKnown(store: Database, kind: WeightingKind, names: readonly NameInSearch[]): ReadonlySet<string> {
  const wanted = names.filter((each) => each.kind === kind).map(({ name }) => comparable(kind, name));
  if (wanted.length === 0) return new Set();
  return new Set(store.all(knownSql[kind], JSON.stringify(wanted)).map((row) => text(row, 'name')));
}

function comparable(kind: WeightingKind, name: string): string {
  return kind === 'products' || kind === 'collections' ? name : normalizeText(name);
}

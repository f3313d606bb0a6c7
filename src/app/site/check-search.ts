import { searchKey } from '#catalog/search/settings/arrange-products.ts';
import { type Pin, type WeightingKind, weightingKinds } from '#catalog/search/settings/search-settings.ts';
import type { SynonymGroup } from '#catalog/search/settings/synonym-groups.ts';
import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { NameInSearch, Placed, SiteSearch } from './site-search.ts';

/** One line for each name in the search settings that nothing in the catalog has; none for an empty catalog. */
export function findUnknownNames(store: Database, names: readonly NameInSearch[]): readonly string[] {
  if (names.length === 0 || !store.first('SELECT 1 FROM product LIMIT 1')) return [];
  const known = new Map(weightingKinds.map((kind) => [kind, readKnown(store, kind, names)]));
  return names
    .filter(({ kind, name }) => !known.get(kind)?.has(comparable(kind, name)))
    .map(({ kind, name, place }) => `${place}: ${missing[kind]} "${name}"`);
}

/** One line for each entry of the search settings that another one contradicts or makes pointless. */
export function findConflicts({ synonymGroups, pins, settings, names }: SiteSearch): readonly string[] {
  return [...findOverlaps(synonymGroups), ...findRepeatedPins(pins), ...findHiddenPins(names, settings.hidden)];
}

/** Words of a group also find only those of their own group: a common word does not unite two groups. */
function findOverlaps(groups: readonly Placed<SynonymGroup>[]): readonly string[] {
  const places = new Map<string, string>();
  return groups.flatMap(({ value, place }) => {
    if (!('equal' in value)) return [];
    const own = new Set<string>();
    return value.equal.flatMap((word) => {
      const key = wordKey(word);
      if (own.has(key)) return `${place}: "${word}" is in this group already, in another form`;
      own.add(key);
      const other = places.get(key);
      if (other === undefined) places.set(key, place);
      return other === undefined
        ? []
        : `${place}: "${word}" is also in the group of ${other}; the words of two groups do not find each other`;
    });
  });
}

/** The form in which searches compare words: upper and lower case, singular and plural are the same. */
function wordKey(word: string): string {
  return tokenize(word)
    .map(({ term }) => term)
    .join(' ');
}

function findRepeatedPins(pins: readonly Placed<Pin>[]): readonly string[] {
  const places = new Map<string, string>();
  return pins.flatMap(({ value, place }) =>
    value.queries.flatMap((query) => {
      const key = searchKey(query);
      const other = places.get(key);
      if (other === undefined) places.set(key, place);
      return other === undefined ? [] : `${place}: "${query}" has pins already, in ${other}`;
    }),
  );
}

function findHiddenPins(names: SiteSearch['names'], hidden: readonly string[]): readonly string[] {
  const all = new Set(hidden);
  return names
    .filter(({ section, name }) => section === 'pins' && all.has(name))
    .map(({ name, place }) => `${place}: the product "${name}" is hidden, so that it is not pinned`);
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

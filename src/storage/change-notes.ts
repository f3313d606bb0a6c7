import { z } from 'zod';
import { allProducts } from '#cache/tags.ts';
import type { ChangedAspect, ChangedAspects, ChangeKind, ChangeReference } from '#commerce/changes.ts';
import { flag, id, integerOrNull, text, type SqlRow } from './row.ts';
import type { Database } from './database.ts';

/** Notes per event: some for each change. */
const maxNotesPerEvent = 500;

/** With more changes than this, e.g. of an import, one change of the whole shop is reported. */
const maxNotes = 10_000;

/** Removes recorded changes, at most those of one event, and returns them. Call it in the transaction that stores the event. */
export function takeChanges(store: Database): readonly ChangeReference[] {
  if (hasTooManyNotes(store)) {
    store.run('DELETE FROM change_note');
    return [makeChange('shop', [])];
  }
  const rows = store.all(takeNotes);
  return changesOf(store, rows);
}

/** All price ranges are taken at once: only together they tell whether the range of a list has changed. */
const takeNotes = `
DELETE FROM change_note WHERE kind = 'price-range'
  OR (kind, subject) IN (SELECT kind, subject FROM change_note LIMIT ${maxNotesPerEvent})
RETURNING kind, subject`;

/** The recorded changes that no event has been created for. */
export function pendingChanges(store: Database): readonly ChangeReference[] {
  if (hasTooManyNotes(store)) return [makeChange('shop', [])];
  return changesOf(store, store.all('SELECT kind, subject FROM change_note'));
}

/** Records a change that any page may show, e.g. a new picture that texts refer to already. */
export function noteSharedChange(store: Database): void {
  store.run("INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING");
}

/** Records that searches find other products, e.g. because texts were indexed after the products were saved. */
export function noteSearchChange(store: Database): void {
  store.run("INSERT INTO change_note VALUES ('search', '') ON CONFLICT DO NOTHING");
}

function hasTooManyNotes(store: Database): boolean {
  return store.first('SELECT 1 FROM change_note LIMIT 1 OFFSET ?', maxNotes) !== null;
}

function changesOf(store: Database, rows: readonly SqlRow[]): readonly ChangeReference[] {
  const subjects = Map.groupBy(rows, (row) => text(row, 'kind'));
  const notedOf = (kind: string): readonly string[] => (subjects.get(kind) ?? []).map((row) => text(row, 'subject'));
  return [...productChanges(store, notedOf), ...collectionChanges(notedOf), ...contentChanges(notedOf)];
}

type SubjectsByKind = (kind: string) => readonly string[];

/** The kinds of notes whose name and subjects are those of an aspect. */
const noted = {
  product: ['product', 'product-tags', 'card', 'lowest-price', 'offer', 'recommendations'],
  variant: ['variant-price', 'variant-offer'],
  collection: ['collection', 'collection-card'],
} as const satisfies Readonly<Record<string, readonly ChangedAspect[]>>;

/** Aspects of lists that are noted by product. */
const listAspectsOfProducts = [
  'list-rank',
  'list-title',
  'list-created',
  'list-price',
  'list-stock',
  'list-variant-stock',
  'list-type',
  'list-vendor',
  'list-tag',
  'list-option',
  'list-detail',
] as const satisfies readonly ChangedAspect[];

function productChanges(store: Database, notedOf: SubjectsByKind): readonly ChangeReference[] {
  const ranges = notedOf('price-range').map(parsePriceRange);
  const ofProducts = [...noted.product, 'any-product', 'published', ...listAspectsOfProducts].flatMap(notedOf);
  const ids = [...new Set([...ofProducts, ...ranges.map(({ product }) => product)])];
  const handles = notedOf('product-handle');
  const others = [...noted.variant, 'members', 'list-order', 'lists', 'search'].flatMap(notedOf);
  if (ids.length + handles.length + others.length === 0) return [];
  const listsOf = findLists(store, ids);
  const aspects = withoutEmpty({
    ...Object.fromEntries([...noted.product, ...noted.variant].map((aspect) => [aspect, notedOf(aspect)])),
    'variant-stock': notedOf('list-variant-stock'),
    ...Object.fromEntries(listAspectsOfProducts.map((aspect) => [aspect, listsOf(notedOf(aspect), 'listed')] as const)),
    'product-handle': notedOf('handle-use'),
    'list-members': [...new Set([...notedOf('members'), ...listsOf(notedOf('published'), 'any')])],
    'list-order': notedOf('list-order'),
    'list-price-range': listsWithNewRange(store, ranges, listsOf),
    lists: notedOf('lists'),
  });
  return [{ ...makeChange('product', handles), ids, aspects }];
}

function withoutEmpty(aspects: ChangedAspects): ChangedAspects {
  return Object.fromEntries(Object.entries(aspects).filter(([, names]) => names.length > 0));
}

/** The lists that contain some products; `listed`: only those products that are on sale count. */
type ListsOf = (productIds: readonly string[], which: 'listed' | 'any') => readonly string[];

const selectLists = `
SELECT i.value product, c.collection_id AS id, coalesce(l.published, 0) published FROM json_each(?) i
LEFT JOIN product_list l ON l.product_id = CAST(i.value AS INTEGER)
LEFT JOIN collection_product c ON c.product_id = CAST(i.value AS INTEGER)`;

function findLists(store: Database, productIds: readonly string[]): ListsOf {
  const rows = Map.groupBy(store.all(selectLists, JSON.stringify(productIds)), (row) => text(row, 'product'));
  return (ids, which) => {
    const ofProducts = ids
      .flatMap((each) => rows.get(each) ?? [])
      .filter((row) => which === 'any' || flag(row, 'published'));
    const lists = ofProducts.flatMap((row) => (row['id'] === null ? [] : [id(row)]));
    return ofProducts.length === 0 ? [] : [allProducts, ...new Set(lists)];
  };
}

/** The prices of a product before a change. */
interface FormerPriceRange {
  readonly product: string;
  readonly min: number;
  readonly max: number;
}

const priceRangeSchema = z.tuple([z.number(), z.number(), z.number()]);

function parsePriceRange(subject: string): FormerPriceRange {
  const [product, min, max] = priceRangeSchema.parse(JSON.parse(subject));
  return { product: String(product), min, max };
}

/** Products of a list that are looked at for a price beyond those that changed: in a larger list it may be overlooked. */
const maxWitnesses = 500;

const rangeWitnesses = (from: string): string => `
SELECT min(price_min) lowest, max(price_max) highest FROM (
  SELECT l.price_min, l.price_max FROM ${from} AND l.published
    AND l.product_id NOT IN (SELECT CAST(value AS INTEGER) FROM json_each(?2)) LIMIT ${maxWitnesses})`;

const witnessesOfAll = rangeWitnesses('product_list l WHERE ?1 = ?1');
const witnessesOfCollection = rangeWitnesses(
  'collection_product c JOIN product_list l USING (product_id) WHERE c.collection_id = ?1',
);

/** The lists whose lowest or highest price may have changed: those without another product that has such prices. */
function listsWithNewRange(store: Database, ranges: readonly FormerPriceRange[], listsOf: ListsOf): readonly string[] {
  const changed = JSON.stringify(ranges.map(({ product }) => product));
  return listsOf(
    ranges.map(({ product }) => product),
    'listed',
  ).filter((list) => {
    const mine = ranges.filter(({ product }) => listsOf([product], 'listed').includes(list));
    const bounds = rangeBounds(store, mine);
    const sql = list === allProducts ? witnessesOfAll : witnessesOfCollection;
    const row = store.first(sql, list === allProducts ? 0 : Number(list), changed) ?? {};
    const [lowest, highest] = [integerOrNull(row, 'lowest'), integerOrNull(row, 'highest')];
    return lowest === null || highest === null || bounds.min < lowest || bounds.max > highest;
  });
}

/** The lowest and the highest price that some products had or have. */
function rangeBounds(
  store: Database,
  ranges: readonly FormerPriceRange[],
): { readonly min: number; readonly max: number } {
  const ids = JSON.stringify(ranges.map(({ product }) => product));
  const sql = `SELECT min(price_min) lowest, max(price_max) highest FROM product_list
    WHERE product_id IN (SELECT CAST(value AS INTEGER) FROM json_each(?))`;
  const row = store.first(sql, ids) ?? {};
  const [lowest, highest] = [integerOrNull(row, 'lowest'), integerOrNull(row, 'highest')];
  return {
    min: Math.min(...ranges.map(({ min }) => min), lowest ?? Infinity),
    max: Math.max(...ranges.map(({ max }) => max), highest ?? -Infinity),
  };
}

function collectionChanges(notedOf: SubjectsByKind): readonly ChangeReference[] {
  const ids = [...new Set([...noted.collection, 'any-collection', 'collections'].flatMap(notedOf))];
  const handles = notedOf('collection-handle');
  if (ids.length + handles.length === 0) return [];
  const aspects = withoutEmpty({
    ...Object.fromEntries(noted.collection.map((aspect) => [aspect, notedOf(aspect)])),
    collections: notedOf('collections'),
    'collection-handle': notedOf('collection-handle-use'),
  });
  return [{ ...makeChange('collection', handles), ids, aspects }];
}

/**
 * Changes of content by kind. What the shop has declared itself is shown on pages: a kind `stores` on the page `stores`,
 * its entry `oslo` on `stores/oslo`. The FAQ and announcements are part of many pages, as is the profile.
 */
function contentChanges(notedOf: SubjectsByKind): readonly ChangeReference[] {
  const pages = [...notedOf('page'), ...notedOf('kind'), ...notedOf('entry')];
  const named = (['blog', 'article', 'policy', 'menu', 'home', 'redirect'] as const).flatMap((kind) => {
    const handles = notedOf(kind);
    return handles.length === 0 ? [] : [makeChange(kind, handles)];
  });
  const pageChanges = pages.length === 0 ? [] : [makeChange('page', pages)];
  const general = [...notedOf('profile'), ...notedOf('announcement'), ...notedOf('faq')].length > 0;
  const profileChanges = general ? [makeChange('profile', [])] : [];
  return [...pageChanges, ...named, ...profileChanges];
}

/** Readers use the same database as writers, so data is readable before its event: there is no version to wait for. */
function makeChange(kind: ChangeKind, handles: readonly string[]): ChangeReference {
  return { kind, ids: [], handles, deleted: false, version: null, settleMs: 0 };
}

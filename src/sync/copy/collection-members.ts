import type { CacheTag } from '#cache/tags.ts';
import { type AsOf, compareAsOf } from '#commerce/records/record-order.ts';
import type { Database } from '#storage/database.ts';
import { integer, integerOrNull, text } from '#storage/row.ts';
import { type CatalogCopy, commitInSlices } from './catalog-copy.ts';

/** What `Feed.members` returned for a collection, all of it. */
export interface CollectionMembers {
  /** Id of the collection. */
  readonly collection: string;
  /** Ids of products in the platform's order. */
  readonly products: readonly string[];
  readonly asOf: AsOf;
}

export interface AppliedMembers {
  readonly outcome: 'changed' | 'unchanged' | 'older' | 'unknown';
  readonly tags: readonly CacheTag[];
}

/** Replaces the products of a collection; rows that stay the same are not written. */
export async function applyMembers(copy: CatalogCopy, members: CollectionMembers): Promise<AppliedMembers> {
  const { store } = copy;
  const { collection, asOf } = members;
  const known = store.first('SELECT epoch, position FROM copy_collection WHERE id = ?', collection);
  if (!known) return { outcome: 'unknown', tags: [] };
  const stored = { epoch: integer(known, 'epoch'), position: integer(known, 'position') };
  if (compareAsOf(asOf, stored) < 0) return { outcome: 'older', tags: [] };
  const changes = memberChanges(store, members);
  const number = collectionNumber(store, collection);
  const tags = await commitInSlices(copy, changes, {
    write: (change) => writeMember(store, { ...change, collection, number }),
    finish: () =>
      store.run(
        'UPDATE copy_collection SET epoch = ?, position = ?, members_read_at = ? WHERE id = ?',
        asOf.epoch,
        asOf.position,
        copy.runtime.clock.wall(),
        collection,
      ),
  });
  return { outcome: changes.length > 0 ? 'changed' : 'unchanged', tags };
}

/** A product's new place in a collection; null: it is no member any more. */
interface MemberChange {
  readonly product: string;
  readonly position: number | null;
}

function memberChanges(store: Database, { collection, products }: CollectionMembers): readonly MemberChange[] {
  const rows = store.all('SELECT product, position FROM copy_member WHERE collection = ?', collection);
  const before = new Map(rows.map((row) => [text(row, 'product'), integer(row, 'position')]));
  const after = new Map([...new Set(products)].map((product, position) => [product, position]));
  const removed = [...before.keys()].filter((product) => !after.has(product));
  const changed = [...after].filter(([product, position]) => before.get(product) !== position);
  return [
    ...removed.map((product) => ({ product, position: null })),
    ...changed.map(([product, position]) => ({ product, position })),
  ];
}

interface MemberWrite extends MemberChange {
  readonly collection: string;
  /** Of the collection in the copy; null: this market does not have it. */
  readonly number: number | null;
}

function writeMember(store: Database, { collection, number, product, position }: MemberWrite): void {
  if (position === null) store.run('DELETE FROM copy_member WHERE collection = ? AND product = ?', collection, product);
  else store.run('INSERT OR REPLACE INTO copy_member VALUES (?, ?, ?)', collection, product, position);
  if (number === null) return;
  const products = `SELECT p.id FROM copy_record r JOIN product p ON p.id = r.number WHERE r.kind = 'product' AND r.id = ?`;
  if (position === null) {
    store.run(`DELETE FROM collection_product WHERE collection_id = ? AND product_id = (${products})`, number, product);
    return;
  }
  store.run(
    `INSERT INTO collection_product SELECT ?, id, ? FROM (${products})
     WHERE true ON CONFLICT DO UPDATE SET position = excluded.position`,
    number,
    position,
    product,
  );
}

function collectionNumber(store: Database, collection: string): number | null {
  const sql = `SELECT c.id FROM copy_record r LEFT JOIN collection c ON c.id = r.number WHERE r.kind = 'collection' AND r.id = ?`;
  return integerOrNull(store.first(sql, collection) ?? { id: null }, 'id');
}

/** Adds a product to the collections that listed it before the copy had it. */
export function addToCollections(store: Database, product: { readonly id: string; readonly number: number }): void {
  store.run(
    `INSERT INTO collection_product SELECT c.id, ?, m.position FROM copy_member m
     JOIN copy_record r ON r.kind = 'collection' AND r.id = m.collection JOIN collection c ON c.id = r.number
     WHERE m.product = ? ON CONFLICT DO NOTHING`,
    product.number,
    product.id,
  );
}

/** Ids of the collections whose order or products a change of some products may change: those that are filled by rules. */
export function collectionsToReread(store: Database, products: readonly string[]): readonly string[] {
  const collections = [...collectionsToRereadByProduct(store, products).values()].flat();
  return [...new Set(collections)].toSorted();
}

/** The same for each product that is in one. */
export function collectionsToRereadByProduct(
  store: Database,
  products: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  if (products.length === 0) return new Map();
  const rows = store.all(
    `SELECT m.product, m.collection FROM copy_member m JOIN copy_collection k ON k.id = m.collection
     WHERE m.product IN (SELECT value FROM json_each(?)) AND k.automatic`,
    JSON.stringify(products),
  );
  const groups = Map.groupBy(rows, (row) => text(row, 'product'));
  return new Map(Array.from(groups, ([product, group]) => [product, group.map((row) => text(row, 'collection'))]));
}

/** Ids of the collections whose products the platform chooses by rules, or of all; the longest unread ones first. */
export function collectionsReadBefore(store: Database, before: number, kind: 'automatic' | 'all'): readonly string[] {
  const sql = `SELECT id FROM copy_collection WHERE members_read_at <= ? AND (automatic OR ?)
    ORDER BY members_read_at, id`;
  return store.all(sql, before, Number(kind === 'all')).map((row) => text(row, 'id'));
}

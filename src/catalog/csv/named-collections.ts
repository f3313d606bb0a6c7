import { normalizeText } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { id, integer, text } from '#storage/row.ts';
import type { CollectionTitles } from '../search/index/product-texts.ts';
import { saveCollection } from '../write/save-collection.ts';
import { type ProductImportContext, reportCell } from './import-context.ts';
import { handleFromTitle, type ProductRows } from './table/product-rows.ts';

/** A product with the title of the collection that its file puts it into; null for none. */
interface PlacedProduct {
  readonly handle: string;
  readonly collection: string | null;
}

/** By the title in a file, a collection with the position after its last product; null: its products are not chosen by hand. */
export type CollectionEnds = Map<string, { readonly id: string; next: number } | null>;

/** The handle of the collection that a cell names by its title or handle, or of the one that is created for it. */
export function collectionHandle(title: string, titles: CollectionTitles): string {
  const folded = normalizeText(title);
  const named = Array.from(titles).find(([handle, each]) => normalizeText(each) === folded || handle === title);
  return named?.[0] ?? handleFromTitle(title);
}

/** The collection that a product's rows put it into; null for none, and reported for one that has rules. */
export function namedCollection(
  { rows: [{ line, cells }] }: ProductRows,
  context: ProductImportContext,
): string | null {
  const title = cells.collection ?? null;
  if (title === null) return null;
  const handle = collectionHandle(title, context.collectionTitles);
  if (!context.ruledCollections.has(handle) && handle !== '') return handle;
  const [message, remedy] =
    handle === ''
      ? [`“${title}” cannot be turned into an address.`, 'Use letters or digits.']
      : [`${title} has rules, which choose its products.`, 'Clear the cell.'];
  reportCell(context, { line, column: 'collection', message, remedy });
  return null;
}

/** The handles of collections by rules. */
export function readRuledCollections(store: Database): ReadonlySet<string> {
  return new Set(store.all("SELECT handle FROM collection WHERE kind = 'rules'").map((row) => text(row, 'handle')));
}

/** Creates the collections that the shop does not have, in the order of the file. `now` is ISO 8601. */
export function createNamedCollections(store: Database, titles: readonly string[], now: string): void {
  for (const title of titles) {
    const handle = collectionHandle(title, readTitles(store));
    if (store.first('SELECT 1 FROM collection WHERE handle = ?', handle)) continue;
    const last = store.first('SELECT coalesce(max(position) + 1, 0) position FROM collection') ?? {};
    const position = integer(last, 'position');
    const empty = { description: '', picture: null, pictureAlt: null, rules: null };
    saveCollection(store, { handle, title, ...empty, position, sort: 'manual', updatedAt: now }, now);
  }
}

function readTitles(store: Database): CollectionTitles {
  const rows = store.all('SELECT handle, title FROM collection');
  return new Map(rows.map((row) => [text(row, 'handle'), text(row, 'title')]));
}

/**
 * Puts products at the end of collections; those that are in one stay where they are. `ends` is kept from one call to
 * the next, as finding the last position of a large collection takes long.
 */
export function addToCollections(store: Database, products: readonly PlacedProduct[], ends: CollectionEnds): void {
  for (const [title, members] of Map.groupBy(products, ({ collection }) => collection)) {
    if (title === null) continue;
    const end = ends.get(title) ?? findEnd(store, title);
    ends.set(title, end);
    if (!end) continue;
    const added = store.all(
      `INSERT INTO collection_product
       SELECT ?1, p.id, ?2 + row_number() OVER (ORDER BY place.key) - 1
       FROM json_each(?3) place JOIN product p ON p.handle = place.value
       WHERE NOT EXISTS (SELECT 1 FROM collection_product m WHERE m.collection_id = ?1 AND m.product_id = p.id)
       RETURNING product_id`,
      end.id,
      end.next,
      JSON.stringify(members.map(({ handle }) => handle)),
    );
    end.next += added.length;
  }
}

function findEnd(store: Database, title: string): { id: string; next: number } | null {
  const row = store.first(
    `SELECT c.id, coalesce(max(m.position) + 1, 0) next FROM collection c
     LEFT JOIN collection_product m ON m.collection_id = c.id
     WHERE c.handle = ? AND c.kind = 'manual' GROUP BY c.id`,
    collectionHandle(title, readTitles(store)),
  );
  return row && { id: id(row), next: integer(row, 'next') };
}

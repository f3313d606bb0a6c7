import { normalizeText } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { id, integer, text, textOrNull } from '#storage/row.ts';
import type { CollectionTitles } from '../search/index/product-texts.ts';
import { saveCollection } from '../write/save-collection.ts';
import { type ProductImportContext, reportCell } from './import-context.ts';
import { handleFromTitle, type ProductRows } from './table/product-rows.ts';

/** A product with the title of the collection that its file puts it into. */
export interface NamedCollection {
  readonly product: string;
  readonly title: string;
}

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
      ? [`“${title}” makes no address.`, 'Use letters or digits.']
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

/** Puts products at the end of collections; those that are in one stay where they are. */
export function addToCollections(store: Database, named: readonly NamedCollection[]): void {
  const titles = readTitles(store);
  for (const [title, members] of Map.groupBy(named, (each) => each.title)) {
    const handle = collectionHandle(title, titles);
    const collection = store.first(
      `SELECT c.id, max(m.position) last FROM collection c LEFT JOIN collection_product m ON m.collection_id = c.id
       WHERE c.handle = ? AND c.kind = 'manual' GROUP BY c.id`,
      handle,
    );
    if (!collection) continue;
    const first = collection['last'] === null ? 0 : integer(collection, 'last') + 1;
    store.run(
      `INSERT OR IGNORE INTO collection_product
       SELECT ?, p.id, ? + place.key FROM json_each(?) place JOIN product p ON p.handle = place.value`,
      id(collection),
      first,
      JSON.stringify(members.map(({ product }) => product)),
    );
  }
}

/** Titles of a staging table's rows, which it keeps as JSON. */
export const namedCollectionColumn = "json_extract(source, '$.rows[0].cells.collection')";

/** A row of `handle` and `title`; null for a product without a collection. */
export function toNamedCollection(row: Parameters<typeof text>[0]): NamedCollection | null {
  const title = textOrNull(row, 'title');
  return title === null ? null : { product: text(row, 'handle'), title };
}

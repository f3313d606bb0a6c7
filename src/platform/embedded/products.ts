import { tags } from '#cache/tags.ts';
import type { Detail, Fulfilment, Product } from '#shop/product.ts';
import { renderMarkdown } from '../markdown.ts';
import { noteSchedule } from './documents.ts';
import { listOf } from './lists-by-key.ts';
import { readParts, type Parts } from './parts.ts';
import { findPicture } from './pictures.ts';
import { plainText } from './plain-text.ts';
import { flag, id, text, textOrNull, type Row } from './row.ts';
import { databaseId, draftFlag, productsOf, type Visit } from './visit.ts';

const select = (visit: Visit): string => `
SELECT p.*, c.id home_collection, c.handle home_handle, c.title home_title
FROM ${productsOf(visit)} p LEFT JOIN collection c ON c.id = p.home_id
WHERE (p.status = 'published' OR ?)`;

export function productByHandle(visit: Visit, handle: string): Product | null {
  visit.reading.record(tags.productHandle(handle));
  noteSchedule(visit, 'product');
  const row = visit.store.first(`${select(visit)} AND p.handle = ?`, draftFlag(visit), handle);
  return (row && readProducts(visit, [row])[0]) ?? null;
}

/** Products by handle, in the order of the handles, unknown ones left out. */
export function productsByHandle(visit: Visit, handles: readonly string[]): readonly Product[] {
  for (const handle of handles) visit.reading.record(tags.productHandle(handle));
  noteSchedule(visit, 'product');
  const rows = visit.store.all(
    `${select(visit)} AND p.handle IN (SELECT value FROM json_each(?))`,
    draftFlag(visit),
    JSON.stringify(handles),
  );
  const byHandle = new Map(readProducts(visit, rows).map((product) => [product.handle, product]));
  return handles.flatMap((handle) => byHandle.get(handle) ?? []);
}

export function productById(visit: Visit, productId: string): Product | null {
  visit.reading.record(tags.product(productId));
  noteSchedule(visit, 'product');
  const row = visit.store.first(`${select(visit)} AND p.id = ?`, draftFlag(visit), databaseId(productId));
  return (row && readProducts(visit, [row])[0]) ?? null;
}

/** In as many statements for many as for one. */
function readProducts(visit: Visit, rows: readonly Row[]): readonly Product[] {
  const { store, now } = visit;
  const titles = new Map(rows.map((row) => [id(row), { title: text(row, 'title') }]));
  const ids = JSON.stringify(Array.from(titles.keys(), Number));
  const around = { parts: readParts(store, titles, now), tags: readTags(visit, ids), details: readDetails(visit, ids) };
  return rows.map((row) => readProduct(visit, row, around));
}

interface Around {
  readonly parts: ReadonlyMap<string, Parts>;
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly details: ReadonlyMap<string, readonly Detail[]>;
}

function readProduct({ store, reading }: Visit, row: Row, around: Around): Product {
  const productId = id(row);
  reading.record(tags.product(productId), text(row, 'updated_at'));
  if (row['home_collection'] !== null) reading.record(tags.collection(id(row, 'home_collection')));
  const title = text(row, 'title');
  const description = text(row, 'description');
  const parts = around.parts.get(productId);
  return {
    id: productId,
    handle: text(row, 'handle'),
    title,
    subtitle: textOrNull(row, 'subtitle'),
    description: renderMarkdown(description, (key) => findPicture(store, key)).html,
    summary: plainText(description),
    type: textOrNull(row, 'type'),
    vendor: textOrNull(row, 'vendor'),
    tags: around.tags.get(productId) ?? [],
    home: row['home_handle'] === null ? null : { handle: text(row, 'home_handle'), title: text(row, 'home_title') },
    options: parts?.options ?? [],
    variants: parts?.variants ?? [],
    pictures: parts?.pictures ?? [],
    details: around.details.get(productId) ?? [],
    fulfilment: fulfilmentOf(row),
    fulfilmentNote: textOrNull(row, 'fulfilment_note'),
    requiresShipping: flag(row, 'requires_shipping'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  };
}

const among = 'WHERE product_id IN (SELECT value FROM json_each(?))';

function readTags({ store }: Visit, ids: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const row of store.all(`SELECT product_id, tag FROM product_tag ${among} ORDER BY tag`, ids))
    listOf(found, id(row, 'product_id')).push(text(row, 'tag'));
  return found;
}

function readDetails({ store }: Visit, ids: string): ReadonlyMap<string, readonly Detail[]> {
  const found = new Map<string, Detail[]>();
  for (const row of store.all(`SELECT product_id, name, value FROM product_detail ${among} ORDER BY position`, ids))
    listOf(found, id(row, 'product_id')).push({ name: text(row, 'name'), value: text(row, 'value') });
  return found;
}

export function fulfilmentOf(row: Row): Fulfilment {
  const value = text(row, 'fulfilment');
  return value === 'made-to-order' || value === 'digital' ? value : 'stock';
}

import { tags } from '#cache/tags.ts';
import type { Detail, Fulfilment, Product } from '#shop/product.ts';
import { renderMarkdown } from '../markdown.ts';
import { noteSchedule } from './documents.ts';
import { readParts } from './parts.ts';
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
  return row && readProduct(visit, row);
}

export function productById(visit: Visit, productId: string): Product | null {
  visit.reading.record(tags.product(productId));
  noteSchedule(visit, 'product');
  const row = visit.store.first(`${select(visit)} AND p.id = ?`, draftFlag(visit), databaseId(productId));
  return row && readProduct(visit, row);
}

function readProduct(visit: Visit, row: Row): Product {
  const { store, reading, now } = visit;
  const productId = id(row);
  reading.record(tags.product(productId), text(row, 'updated_at'));
  if (row['home_collection'] !== null) reading.record(tags.collection(id(row, 'home_collection')));
  const title = text(row, 'title');
  const description = text(row, 'description');
  const parts = readParts(store, new Map([[productId, { title }]]), now).get(productId);
  return {
    id: productId,
    handle: text(row, 'handle'),
    title,
    subtitle: textOrNull(row, 'subtitle'),
    description: renderMarkdown(description, (key) => findPicture(store, key)).html,
    summary: plainText(description),
    type: textOrNull(row, 'type'),
    vendor: textOrNull(row, 'vendor'),
    tags: readTags(visit, productId),
    home: row['home_handle'] === null ? null : { handle: text(row, 'home_handle'), title: text(row, 'home_title') },
    options: parts?.options ?? [],
    variants: parts?.variants ?? [],
    pictures: parts?.pictures ?? [],
    details: readDetails(visit, productId),
    fulfilment: fulfilment(row),
    fulfilmentNote: textOrNull(row, 'fulfilment_note'),
    requiresShipping: flag(row, 'requires_shipping'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  };
}

function readTags({ store }: Visit, productId: string): readonly string[] {
  return store
    .all('SELECT tag FROM product_tag WHERE product_id = ? ORDER BY tag', productId)
    .map((row) => text(row, 'tag'));
}

function readDetails({ store }: Visit, productId: string): readonly Detail[] {
  return store
    .all('SELECT name, value FROM product_detail WHERE product_id = ? ORDER BY position', productId)
    .map((row) => ({ name: text(row, 'name'), value: text(row, 'value') }));
}

function fulfilment(row: Row): Fulfilment {
  const value = text(row, 'fulfilment');
  return value === 'made-to-order' || value === 'digital' ? value : 'stock';
}

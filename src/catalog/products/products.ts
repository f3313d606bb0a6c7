import { tags } from '#cache/tags.ts';
import type { Fulfilment, Product, ProductDetail, Variant } from '#shop/product/product.ts';
import type { ProductVideo } from '#shop/product/product-video.ts';
import { isCountedInFull, maxCountedStock } from '#shop/product/sale-terms.ts';
import { renderMarkdown } from '#shop/text/markdown/markdown.ts';
import type { ProductParts } from '../port.ts';
import { readProductParts } from './product-parts.ts';
import { productTermsOf } from './sale-terms.ts';
import { findPicture } from '#storage/media/pictures.ts';
import { videoColumns, videoOf, videoTables } from '#storage/media/videos.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { markdownToText } from '#shop/text/html/plain-text.ts';
import { specificationsOf } from '#shop/text/specifications.ts';
import { flag, groupById, id, inOrder, text, textOrNull, type SqlRow } from '#storage/row.ts';
import {
  databaseId,
  draftFlag,
  productTable,
  recordNextPublication,
  type QueryContext,
} from '#storage/query-context.ts';

const selectProducts = (context: QueryContext): string => `
SELECT p.*, c.id home_collection, c.handle home_handle, c.title home_title
FROM ${productTable(context)} p LEFT JOIN collection c ON c.id = p.home_id
WHERE (p.status = 'published' OR ?)`;

/** `untagged`: without tags, so that these may change. */
export function productByHandle(context: QueryContext, handle: string, which?: 'untagged'): Product | null {
  context.reader.record(tags.productHandle(handle));
  recordNextPublication(context, 'product');
  const row = context.store.first(`${selectProducts(context)} AND p.handle = ?`, draftFlag(context), handle);
  return (row && readProducts(context, [row], which)[0]) ?? null;
}

/** Products in the order of the handles; unknown handles are left out. */
export function productsByHandle(context: QueryContext, handles: readonly string[]): readonly Product[] {
  for (const handle of handles) context.reader.record(tags.productHandle(handle));
  recordNextPublication(context, 'product');
  const rows = context.store.all(
    `${selectProducts(context)} AND p.handle IN (SELECT value FROM json_each(?))`,
    draftFlag(context),
    JSON.stringify(handles),
  );
  return inOrder(handles, readProducts(context, rows), ({ handle }) => handle);
}

export function productById(context: QueryContext, productId: string): Product | null {
  context.reader.record(tags.product(productId));
  recordNextPublication(context, 'product');
  const row = context.store.first(`${selectProducts(context)} AND p.id = ?`, draftFlag(context), databaseId(productId));
  return (row && readProducts(context, [row])[0]) ?? null;
}

/** The number of statements does not depend on the number of rows. */
function readProducts(context: QueryContext, rows: readonly SqlRow[], which?: 'untagged'): readonly Product[] {
  const { store, now } = context;
  const titles = new Map(rows.map((row) => [id(row), { title: text(row, 'title') }]));
  const ids = JSON.stringify(Array.from(titles.keys(), Number));
  if (which !== 'untagged') for (const productId of titles.keys()) context.reader.record(tags.productTags(productId));
  const relations = {
    parts: readProductParts(store, titles, now),
    tags: which === 'untagged' ? new Map<string, readonly string[]>() : readTags(context, ids),
    videos: readVideos(context, ids),
    details: readDetails(context, ids),
  };
  return rows.map((row) => toProduct(context, row, relations));
}

interface ProductRelations {
  readonly parts: ReadonlyMap<string, ProductParts>;
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly videos: ReadonlyMap<string, readonly ProductVideo[]>;
  readonly details: ReadonlyMap<string, readonly ProductDetail[]>;
}

function toProduct({ store, reader }: QueryContext, row: SqlRow, relations: ProductRelations): Product {
  const productId = id(row);
  reader.record(tags.product(productId), text(row, 'updated_at'));
  if (row['home_collection'] !== null) reader.record(tags.collectionCard(id(row, 'home_collection')));
  const title = text(row, 'title');
  const description = text(row, 'description');
  const parts = relations.parts.get(productId);
  const details = relations.details.get(productId) ?? [];
  const videos = relations.videos.get(productId);
  return {
    id: productId,
    handle: text(row, 'handle'),
    title,
    subtitle: textOrNull(row, 'subtitle'),
    description: renderMarkdown(description, (key) => findPicture(store, key)).html,
    summary: markdownToText(description),
    type: textOrNull(row, 'type'),
    vendor: textOrNull(row, 'vendor'),
    tags: relations.tags.get(productId) ?? [],
    home: row['home_handle'] === null ? null : { handle: text(row, 'home_handle'), title: text(row, 'home_title') },
    options: parts?.options ?? [],
    variants: parts?.variants.map(withCountedStock) ?? [],
    pictures: parts?.pictures ?? [],
    ...(videos && { videos }),
    details,
    specifications: specificationsBeside(details, description),
    fulfilment: fulfilmentOf(row),
    fulfilmentNote: textOrNull(row, 'fulfilment_note'),
    requiresShipping: flag(row, 'requires_shipping'),
    listed: flag(row, 'listed'),
    seo: { title: textOrNull(row, 'seo_title'), description: textOrNull(row, 'seo_description') },
    ...productTermsOf(row),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
  };
}

/** Where quantities have rules, it matters how many of the smallest order are there. */
function withCountedStock(variant: Variant): Variant {
  const { stock, terms } = variant;
  return stock === null || stock <= maxCountedStock || isCountedInFull(terms)
    ? variant
    : { ...variant, stock: maxCountedStock };
}

function specificationsBeside(details: readonly ProductDetail[], description: string): readonly ProductDetail[] {
  const names = new Set(details.map(({ name }) => normalizeText(name)));
  return specificationsOf(description).filter(({ name }) => !names.has(normalizeText(name)));
}

const whereProductIds = 'WHERE product_id IN (SELECT value FROM json_each(?))';

function readTags({ store }: QueryContext, ids: string): ReadonlyMap<string, readonly string[]> {
  const rows = store.all(`SELECT product_id, tag FROM product_tag ${whereProductIds} ORDER BY tag`, ids);
  return groupById(rows, 'product_id', (row) => text(row, 'tag'));
}

function readVideos({ store }: QueryContext, ids: string): ReadonlyMap<string, readonly ProductVideo[]> {
  const sql = `SELECT i.product_id, ${videoColumns} FROM ${videoTables} ${whereProductIds} ORDER BY i.position`;
  const rows = store.all(sql, ids);
  return new Map(
    Array.from(groupById(rows, 'product_id', videoOf), ([key, videos]) => [
      key,
      videos.filter((each) => each !== null),
    ]),
  );
}

function readDetails({ store }: QueryContext, ids: string): ReadonlyMap<string, readonly ProductDetail[]> {
  const sql = `SELECT product_id, name, value FROM product_detail ${whereProductIds} ORDER BY position`;
  return groupById(store.all(sql, ids), 'product_id', (row) => ({
    name: text(row, 'name'),
    value: text(row, 'value'),
  }));
}

export function fulfilmentOf(row: SqlRow): Fulfilment {
  const value = text(row, 'fulfilment');
  return value === 'made-to-order' || value === 'digital' ? value : 'stock';
}

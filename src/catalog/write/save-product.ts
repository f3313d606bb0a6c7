import { PlatformContractError } from '#commerce/errors.ts';
import { routes } from '#routes.ts';
import type { Database } from '#storage/database.ts';
import { id, type SqlRow, text } from '#storage/row.ts';
import { indexProducts } from '../search/index/index-products.ts';
import { refreshMemberships } from './collection-rules.ts';
import type { ProductInput } from './product-input.ts';
import { unknownSalesRank } from './read-product-input.ts';
import { removeRedirect, saveRedirect } from './redirects.ts';
import { type RefreshedProduct, refreshProducts } from './refresh-products.ts';
import { saveProductParts } from './save-product-parts.ts';
import { addVariants, replaceVariants, toJson } from './save-variants.ts';

/** Inserts or replaces a product and updates everything derived from it; returns its id. */
export function saveProduct(store: Database, product: ProductInput, now: string): string {
  return store.transaction(() => {
    const productId = saveProductDeferred(store, product);
    refreshMemberships(store, now, { productIds: [productId] });
    indexProducts(store, [productId]);
    return productId;
  });
}

/** Like `saveProduct`, without updating rule-based collections (`refreshMemberships`) and search (`indexProducts`). */
export function saveProductDeferred(store: Database, product: ProductInput): string {
  const [productId] = saveProductsDeferred(store, [product]);
  if (productId === undefined) throw new PlatformContractError(`Product ${product.handle} was not inserted.`);
  return productId;
}

/** Like `saveProductDeferred`, for several products; returns their ids in the same order. */
export function saveProductsDeferred(store: Database, products: readonly ProductInput[]): readonly string[] {
  return store.transaction(() => {
    const saved = products.map((product) => saveProductRows(store, product));
    refreshProducts(store, saved);
    return saved.map((each) => each.id);
  });
}

export interface SavedProduct extends RefreshedProduct {
  readonly isNew: boolean;
}

/** Like `saveProductDeferred`, without updating lists and facets either (`refreshProducts`). Call it in a transaction. */
export function saveProductRows(store: Database, product: ProductInput): SavedProduct {
  checkVariants(product);
  const before = product.id ?? productIdOf(store, product.handle);
  const former = before === null ? null : formerProduct(store, before);
  redirectFormerHandle(store, product, former);
  const productId = saveProductRow(store, product, before);
  const hasSameParts = !saveProductParts(store, productId, product) && former !== null;
  const hasSameValues = !saveVariants(store, { productId, isNew: before === null, product });
  const keeps = (columns: readonly StatedColumn[]): boolean =>
    hasSameParts && columns.every((column) => former[column] === product[column]);
  return {
    id: productId,
    isNew: former === null,
    hasSameFacets: keeps(filteredColumns) && hasSameValues,
    hasSameTexts: keeps(searchedColumns),
  };
}

interface SavedVariants {
  readonly productId: string;
  readonly isNew: boolean;
  readonly product: ProductInput;
}

/** Whether the option values of variants differ from before. */
function saveVariants(store: Database, { productId, isNew, product }: SavedVariants): boolean {
  if (!isNew) return replaceVariants(store, productId, product);
  addVariants(store, productId, product);
  return true;
}

const filteredColumns = ['type', 'vendor', 'description'] as const satisfies readonly (keyof ProductInput)[];
const searchedColumns = [
  ...filteredColumns,
  'title',
  'subtitle',
  'home',
] as const satisfies readonly (keyof ProductInput)[];

type StatedColumn = (typeof searchedColumns)[number];

const selectFormer = `
SELECT p.handle, p.type, p.vendor, p.description, p.title, p.subtitle, c.handle home
FROM product p LEFT JOIN collection c ON c.id = p.home_id WHERE p.id = ?`;

function formerProduct(store: Database, productId: string): SqlRow | null {
  return store.first(selectFormer, productId);
}

function productIdOf(store: Database, handle: string): string | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  return row && id(row);
}

/** Deletes a product and everything derived from it; false if there is none. */
export function removeProduct(store: Database, productId: string): boolean {
  return store.transaction(() => {
    if (!store.first('SELECT 1 FROM product WHERE id = ?', productId)) return false;
    store.run('DELETE FROM product WHERE id = ?', productId);
    refreshProducts(store, [{ id: productId }]);
    indexProducts(store, [productId]);
    return true;
  });
}

/** Redirects the former handle of a renamed product. */
function redirectFormerHandle(store: Database, { handle, updatedAt }: ProductInput, former: SqlRow | null): void {
  removeRedirect(store, routes.product(handle));
  const before = former && text(former, 'handle');
  if (before === null || before === handle) return;
  saveRedirect(store, { path: routes.product(before), target: routes.product(handle), since: updatedAt });
}

function checkVariants(product: ProductInput): void {
  for (const variant of product.variants) {
    const fits =
      variant.values.length === product.options.length &&
      product.options.every((option, index) => option.values.some(({ value }) => value === variant.values[index]));
    if (!fits)
      throw new PlatformContractError(`${product.handle}: variant "${variant.title}" does not fit the options.`);
  }
  if (product.variants.length === 0) throw new PlatformContractError(`${product.handle}: a product needs a variant.`);
}

const upsertProduct = `
INSERT INTO product (id, handle, status, title, subtitle, description, type, vendor, home_id, fulfilment,
  fulfilment_note, requires_shipping, sales_rank, created_at, updated_at, listed, seo_title, seo_description, terms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM collection WHERE handle = ?), ?, ?, ?, coalesce(?, ${unknownSalesRank}), ?, ?,
  ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, status = excluded.status, title = excluded.title,
  subtitle = excluded.subtitle, description = excluded.description, type = excluded.type, vendor = excluded.vendor,
  home_id = excluded.home_id, fulfilment = excluded.fulfilment, fulfilment_note = excluded.fulfilment_note,
  requires_shipping = excluded.requires_shipping, sales_rank = excluded.sales_rank, created_at = excluded.created_at,
  updated_at = excluded.updated_at, listed = excluded.listed, seo_title = excluded.seo_title,
  seo_description = excluded.seo_description, terms = excluded.terms
RETURNING id`;

function saveProductRow(store: Database, product: ProductInput, productId: string | null): string {
  const row = store.first(
    upsertProduct,
    productId === null ? null : Number(productId),
    product.handle,
    product.status,
    product.title,
    product.subtitle,
    product.description,
    product.type,
    product.vendor,
    product.home,
    product.fulfilment,
    product.fulfilmentNote,
    Number(product.requiresShipping),
    product.salesRank,
    toUtc(product.createdAt),
    toUtc(product.updatedAt),
    Number(product.listed ?? true),
    product.seo?.title ?? null,
    product.seo?.description ?? null,
    toJson(product.terms),
  );
  if (!row) throw new PlatformContractError(`Product ${product.handle} was not inserted.`);
  return id(row);
}

/** Times are stored in UTC, so that they compare as strings. */
function toUtc(time: string): string {
  return new Date(time).toISOString();
}

import { routes } from '#routes.ts';
import { PlatformContractError } from '../../errors.ts';
import { id, text } from '../row.ts';
import { indexPending } from '../search/index-products.ts';
import type { Database } from '../store.ts';
import type { ProductInput } from './input.ts';
import { removeRedirect, saveRedirect } from './redirects.ts';
import { refreshProducts } from './refresh.ts';
import { refreshMemberships } from './memberships.ts';
import { unknownSalesRank } from './read-inputs.ts';
import { addVariants, replaceVariants } from './variants.ts';

/** Writes a product and all that is derived from it; answers its id. */
export function saveProduct(store: Database, product: ProductInput, now: string): string {
  return store.transaction(() => {
    const productId = saveProductDeferred(store, product);
    refreshMemberships(store, now, { productId });
    indexPending(store);
    return productId;
  });
}

/**
 * As `saveProduct`, but leaves the rule-based collections to a later `refreshMemberships` and the words to a later
 * `indexPending`.
 */
export function saveProductDeferred(store: Database, product: ProductInput): string {
  const [productId] = saveProductsDeferred(store, [product]);
  if (productId === undefined) throw new PlatformContractError(`${product.handle} was not written.`);
  return productId;
}

/** As `saveProductAlone`, for many at once; answers their ids in the same order. */
export function saveProductsDeferred(store: Database, products: readonly ProductInput[]): readonly string[] {
  return store.transaction(() => {
    const ids = products.map((product) => saveProductRows(store, product));
    refreshProducts(store, ids);
    return ids;
  });
}

function saveProductRows(store: Database, product: ProductInput): string {
  checkVariants(product);
  redirectFormerHandle(store, product);
  const before = product.id ?? productIdOf(store, product.handle);
  const productId = saveProductRow(store, product, before);
  if (before !== null) removeParts(store, productId);
  saveOptions(store, productId, product);
  savePictures(store, productId, product);
  if (before === null) addVariants(store, productId, product);
  else replaceVariants(store, productId, product);
  saveDetailsAndTags(store, productId, product);
  return productId;
}

function productIdOf(store: Database, handle: string): string | null {
  const row = store.first('SELECT id FROM product WHERE handle = ?', handle);
  return row && id(row);
}

/** Takes a product away with all that is derived from it; false when there is none. */
export function removeProduct(store: Database, productId: string): boolean {
  return store.transaction(() => {
    if (!store.first('SELECT 1 FROM product WHERE id = ?', productId)) return false;
    store.run('DELETE FROM product WHERE id = ?', productId);
    refreshProducts(store, [productId]);
    indexPending(store);
    return true;
  });
}

/** A product known by its id that has another handle now is found under the old one too. */
function redirectFormerHandle(store: Database, { id: productId, handle, updatedAt }: ProductInput): void {
  removeRedirect(store, routes.product(handle));
  const row = productId === null ? null : store.first('SELECT handle FROM product WHERE id = ?', productId);
  const before = row && text(row, 'handle');
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
  fulfilment_note, requires_shipping, sales_rank, created_at, updated_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM collection WHERE handle = ?), ?, ?, ?, coalesce(?, ${unknownSalesRank}), ?, ?)
ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, status = excluded.status, title = excluded.title,
  subtitle = excluded.subtitle, description = excluded.description, type = excluded.type, vendor = excluded.vendor,
  home_id = excluded.home_id, fulfilment = excluded.fulfilment, fulfilment_note = excluded.fulfilment_note,
  requires_shipping = excluded.requires_shipping, sales_rank = excluded.sales_rank, created_at = excluded.created_at,
  updated_at = excluded.updated_at
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
  );
  if (!row) throw new PlatformContractError(`${product.handle} was not written.`);
  return id(row);
}

/** What is written anew with each product; options take their values along. */
function removeParts(store: Database, productId: string): void {
  for (const table of ['product_option', 'product_picture', 'product_detail', 'product_tag'])
    store.run(`DELETE FROM ${table} WHERE product_id = ?`, productId);
}

function saveOptions(store: Database, productId: string, product: ProductInput): void {
  for (const [position, option] of product.options.entries()) {
    store.run('INSERT INTO product_option VALUES (?, ?, ?)', productId, position, option.name);
    for (const [order, { value, swatch }] of option.values.entries()) {
      store.run('INSERT INTO option_value VALUES (?, ?, ?, ?, ?)', productId, position, order, value, swatch);
    }
  }
}

function savePictures(store: Database, productId: string, product: ProductInput): void {
  for (const [position, picture] of product.pictures.entries()) {
    store.run(
      'INSERT INTO product_picture VALUES (?, ?, ?, ?, ?, ?)',
      productId,
      position,
      picture.key,
      picture.role,
      JSON.stringify(picture.shows),
      picture.alt,
    );
  }
}

function saveDetailsAndTags(store: Database, productId: string, product: ProductInput): void {
  for (const [position, { name, value }] of product.details.entries()) {
    store.run('INSERT INTO product_detail VALUES (?, ?, ?, ?)', productId, position, name, value);
  }
  for (const tag of new Set(product.tags)) store.run('INSERT INTO product_tag VALUES (?, ?)', productId, tag);
}

/** Times are kept in UTC, so that they compare as texts. */
function toUtc(time: string): string {
  return new Date(time).toISOString();
}

import { z } from 'zod';
import { PlatformContractError } from '#commerce/errors.ts';
import type { Database } from '#storage/database.ts';
import { id, text, textOrNull } from '#storage/row.ts';
import { routes } from '#routes.ts';
import { indexProducts } from '../search/index/index-products.ts';
import { refreshMemberships } from './collection-rules.ts';
import { saveRedirect } from './redirects.ts';
import { refreshProducts } from './refresh-products.ts';
import { saveRecommendations } from './save-collection.ts';

/** The texts of a product as an editor writes them: front matter and Markdown, at a time (ISO 8601 in UTC). */
export interface ProductText {
  readonly title: string;
  readonly front: unknown;
  readonly body: string;
  readonly now: string;
}

const words = z.string('must be a text; put it in quotes');

/** Title and description for search engines, in place of the product's own texts. */
const seoSchema = z.strictObject(
  { title: words.nullable().optional(), description: words.nullable().optional() },
  'must have "title" and "description"',
);

const relatedSchema = z.array(
  z.union(
    [words, z.strictObject({ product: words, reason: words.nullable().optional() })],
    'must be the handle of a product, or a mapping of "product" and "reason"',
  ),
  'must be a list of products, e.g. [vase, bowl]',
);

/** Fields of a product's file besides its title; missing ones stay as they are, except the subtitle. */
export const productFrontFields = {
  subtitle: words.nullable().optional(),
  seo: seoSchema.nullable().optional(),
  related: relatedSchema.nullable().optional(),
} as const;

const productFront = z.object({
  subtitle: z.string().nullable().catch(null),
  seo: productFrontFields.seo.catch(undefined),
  related: productFrontFields.related.catch(undefined),
});

/** Replaces the texts of a product; throws PlatformContractError if there is none with the handle. */
export function replaceProductText(store: Database, handle: string, { title, front, body, now }: ProductText): void {
  const { subtitle, seo, related } = productFront.parse(front);
  const row = store.first(
    'UPDATE product SET title = ?, subtitle = ?, description = ?, updated_at = ? WHERE handle = ? RETURNING id',
    title,
    subtitle,
    body,
    now,
    handle,
  );
  if (!row) throw new PlatformContractError(`There is no product ${handle}.`);
  if (seo !== undefined) saveSeo(store, handle, { title: seo?.title ?? null, description: seo?.description ?? null });
  if (related !== undefined) saveRelated(store, handle, related ?? []);
  refreshProducts(store, [{ id: id(row) }]);
  refreshMemberships(store, now, { productIds: [id(row)] });
  indexProducts(store, [id(row)]);
}

function saveSeo(store: Database, handle: string, seo: { title: string | null; description: string | null }): void {
  const sql = 'UPDATE product SET seo_title = ?, seo_description = ? WHERE handle = ?';
  store.run(sql, seo.title, seo.description, handle);
}

/** Products that the shop does not have, and the product itself, are left out. */
function saveRelated(store: Database, handle: string, related: z.infer<typeof relatedSchema>): void {
  const targets = new Map(
    related.map((each) => (typeof each === 'string' ? [each, null] : [each.product, each.reason ?? null])),
  );
  targets.delete(handle);
  const known = store.all(
    'SELECT handle FROM product WHERE handle IN (SELECT value FROM json_each(?))',
    JSON.stringify([...targets.keys()]),
  );
  const handles = new Set(known.map((row) => text(row, 'handle')));
  const found = Array.from(targets, ([target, reason]) => ({ handle: target, reason }));
  saveRecommendations(
    store,
    handle,
    found.filter((target) => handles.has(target.handle)),
  );
}

/** The front matter of a product's file, or null. */
export function readProductFront(store: Database, handle: string): object | null {
  const row = store.first(
    'SELECT id, title, subtitle, seo_title, seo_description FROM product WHERE handle = ?',
    handle,
  );
  if (!row) return null;
  const [title, description] = [textOrNull(row, 'seo_title'), textOrNull(row, 'seo_description')];
  return {
    title: text(row, 'title'),
    subtitle: textOrNull(row, 'subtitle'),
    seo: title === null && description === null ? null : { title, description },
    related: readRelated(store, id(row)),
  };
}

/** The front matter of a product's file with all fields, as `readProductFront` returns them. */
export function completeProductFront(
  store: Database,
  handle: string,
  { title, front }: Pick<ProductText, 'title' | 'front'>,
): object {
  const { subtitle, seo, related } = productFront.parse(front);
  const given =
    seo && (seo.title ?? seo.description) ? { title: seo.title ?? null, description: seo.description ?? null } : null;
  return {
    ...readProductFront(store, handle),
    title,
    subtitle,
    ...(seo !== undefined && { seo: given }),
    ...(related !== undefined && { related: related ?? [] }),
  };
}

function readRelated(store: Database, productId: string): z.infer<typeof relatedSchema> {
  const rows = store.all(
    `SELECT p.handle, r.reason FROM recommendation r JOIN product p ON p.id = r.target_id
     WHERE r.product_id = ? ORDER BY r.position`,
    productId,
  );
  return rows.map((row) => {
    const [product, reason] = [text(row, 'handle'), textOrNull(row, 'reason')];
    return reason === null ? product : { product, reason };
  });
}

/**
 * Gives a product another handle, which the former one redirects to. Codes name products by their handles and follow;
 * collections, related products and drafts do too. Throws PlatformContractError if there is no product with the handle.
 */
export function renameProduct(store: Database, handle: string, { next, now }: { next: string; now: string }): void {
  store.transaction(() => {
    const sql = 'UPDATE product SET handle = ?, updated_at = ? WHERE handle = ? RETURNING id';
    const row = store.first(sql, next, now, handle);
    if (!row) throw new PlatformContractError(`There is no product ${handle}.`);
    saveRedirect(store, { path: routes.product(handle), target: routes.product(next), since: now });
    store.run("UPDATE OR REPLACE code_scope SET handle = ? WHERE kind = 'product' AND handle = ?", next, handle);
    refreshProducts(store, [{ id: id(row) }]);
  });
}

/** Publishes a product or makes it a draft; throws PlatformContractError if there is none with the handle. */
export function setProductStatus(
  store: Database,
  handle: string,
  { status, now }: { readonly status: 'draft' | 'published'; readonly now: string },
): void {
  const row = store.first('UPDATE product SET status = ? WHERE handle = ? RETURNING id', status, handle);
  if (!row) throw new PlatformContractError(`There is no product ${handle}.`);
  refreshProducts(store, [{ id: id(row) }]);
  refreshMemberships(store, now, { productIds: [id(row)] });
  indexProducts(store, [id(row)]);
}

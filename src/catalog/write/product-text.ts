import { z } from 'zod';
import { PlatformContractError } from '#commerce/errors.ts';
import type { Database } from '#storage/database.ts';
import { id } from '#storage/row.ts';
import { refreshMemberships } from './collection-rules.ts';
import { refreshProducts } from './refresh-products.ts';

/** The texts of a product as an editor writes them: front matter and Markdown, at a time (ISO 8601 in UTC). */
export interface ProductText {
  readonly title: string;
  readonly front: unknown;
  readonly body: string;
  readonly now: string;
}

const productFront = z.object({ subtitle: z.string().nullable().catch(null) });

/** Replaces the texts of a product; throws PlatformContractError if there is none with the handle. */
export function replaceProductText(store: Database, handle: string, { title, front, body, now }: ProductText): void {
  const { subtitle } = productFront.parse(front);
  const row = store.first(
    'UPDATE product SET title = ?, subtitle = ?, description = ?, updated_at = ? WHERE handle = ? RETURNING id',
    title,
    subtitle,
    body,
    now,
    handle,
  );
  if (!row) throw new PlatformContractError(`There is no product ${handle}.`);
  refreshProducts(store, [id(row)]);
  refreshMemberships(store, now, { productId: id(row) });
}

/** Publishes a product or makes it a draft; throws PlatformContractError if there is none with the handle. */
export function setProductStatus(
  store: Database,
  handle: string,
  { status, now }: { readonly status: 'draft' | 'published'; readonly now: string },
): void {
  const row = store.first('UPDATE product SET status = ? WHERE handle = ? RETURNING id', status, handle);
  if (!row) throw new PlatformContractError(`There is no product ${handle}.`);
  refreshProducts(store, [id(row)]);
  refreshMemberships(store, now, { productId: id(row) });
}

import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import { type ShopifyType, toGid } from '../records/ids.ts';

/** Shopify's ids of those ids that can be its own, each once. */
export function gidsOf(type: ShopifyType, ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].flatMap((id) => toGid(type, id) ?? []);
}

/** The requested ids that no record has. */
export function missingOf(ids: readonly string[], records: readonly CatalogRecord[]): readonly string[] {
  const found = new Set(records.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !found.has(id));
}

export function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

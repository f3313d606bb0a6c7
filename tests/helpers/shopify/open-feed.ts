import { contextKey } from '#commerce/context.ts';
import type { Feed, ScanBatch } from '#commerce/feed.ts';
import { createAccessReader } from '#connectors/shopify/feed/access.ts';
import { createFeed } from '#connectors/shopify/feed/feed.ts';
import type { MetafieldSetting } from '#connectors/shopify/settings.ts';
import { connectionPage, createFakeStorefront, type FakeRoot } from './fake-storefront.ts';
import { sampleProductNode } from './sample-nodes.ts';

/** The market that records are read for. */
export const market = { country: 'NO', language: 'en-GB', currency: '' };
export const markets = [market];
export const key = contextKey(market);
export const signal = new AbortController().signal;

const access = { pages: () => ({ nodes: [] }) };

/** The feed of a shop that answers from `root`, with what was asked of it. */
export function openFeed(root: FakeRoot, metafields: readonly MetafieldSetting[] = []) {
  const fake = createFakeStorefront({ ...access, products: () => connectionPage([], {}), ...root });
  const settings = { domain: 'my-shop.myshopify.com', metafields, menus: [{ place: 'header', handle: 'main-menu' }] };
  const feed = createFeed({ client: fake.client, access: createAccessReader(fake.client), settings, admin: null });
  return { ...fake, feed };
}

/** The record of one product, found by its handle. */
export async function recordOf(
  fields: Readonly<Record<string, unknown>>,
  metafields: readonly MetafieldSetting[] = [],
) {
  const { feed } = openFeed({ product: () => sampleProductNode(1, fields) }, metafields);
  const found = await feed.find({ kind: 'product', handle: 'mug-1', markets, signal });
  if (found?.kind !== 'product') throw new Error('There is no product.');
  return { base: found.base, overlay: found.overlays[key] ?? fail(), record: found };
}

function fail(): never {
  throw new Error('The market has no overlay.');
}

/** All batches of a scan of products. */
export async function allBatches(feed: Feed, cursor: string | null = null, since: string | null = null) {
  const batches: ScanBatch[] = [];
  for await (const batch of feed.scan({ kind: 'product', markets, signal, since, cursor })) batches.push(batch);
  return batches;
}

export const idsIn = (batches: readonly ScanBatch[]): readonly string[] =>
  batches.flatMap(({ records }) => records.map(({ id }) => id));

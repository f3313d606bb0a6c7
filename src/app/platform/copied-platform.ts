import { join } from 'node:path';
import { createCatalog, createContentCatalog } from '#catalog/catalog.ts';
import { warmProductIndex } from '#catalog/lists/index/product-index.ts';
import { keepIndexSaved } from '#catalog/lists/index/saved/keep-index-saved.ts';
import type { Catalog } from '#catalog/port.ts';
import { type SearchSettings, useSearchSettings } from '#catalog/search/settings/search-settings.ts';
import type { Runtime } from '#cache/runtime.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { CommercePlatform, Connector, ReaderContext } from '#commerce/port.ts';
import { databaseFile } from '#connectors/embedded/platform.ts';
import { searchContent } from '#content/content-search.ts';
import { createContent } from '#content/content.ts';
import type { Content, ContentSource } from '#content/port.ts';
import { openDatabase } from '#storage/database.ts';
import { createPictureOrigins } from '#storage/media/pictures.ts';
import type { QueryContext } from '#storage/query-context.ts';
import { openCatalogCopy, type OpenedCopy } from '#sync/copy/catalog-copy.ts';
import { withPlatformIds } from '#sync/copy/platform-ids.ts';
import type { LookUp } from '#sync/engine/reads/look-up.ts';
import { createSyncEngine, type SyncEngine } from '#sync/engine/sync-engine.ts';
import { createReread, withListedPrices } from './listed-prices.ts';

/** A platform whose catalog and content pages read from a local copy. */
export interface CopiedPlatform extends CommercePlatform, ContentSource {
  readonly copy: OpenedCopy;
  readonly sync: SyncEngine;
}

/** A connector, and the name of the shop on its platform, e.g. `shopify:my-shop.myshopify.com`. */
export interface ConnectedShop {
  readonly name: string;
  readonly connector: Connector;
}

export interface CopiedPlatformOptions {
  readonly dataDir: string;
  readonly market: MarketContext;
  readonly runtime: Runtime;
  readonly warn: (line: string) => void;
  /** How long the copy is kept after the platform has withdrawn its permission, in milliseconds. */
  readonly keepMs?: number;
  /** How the merchant has arranged searches. */
  readonly search?: SearchSettings;
}

/** Maximum number of picture hosts that are remembered: far more than pages name. */
const maxPictureHosts = 100;

/** Opens the copy of a platform's catalog, which may be empty. Throws DatabaseUnusableError. */
export function openCopiedPlatform({ name, connector }: ConnectedShop, options: CopiedPlatformOptions): CopiedPlatform {
  const { dataDir, market, runtime, warn, keepMs, search } = options;
  if (!connector.feed) throw new TypeError(`The connector of ${name} has no feed.`);
  const durable = openDatabase(join(dataDir, databaseFile));
  const copy = openCatalogCopy({ dataDir, source: { name, market }, durable, runtime });
  if (search) useSearchSettings(copy.store, search);
  const report = (error: unknown): void => warn(`synchronization: ${describeError(error)}`);
  const sync = createSyncEngine({
    copy,
    feed: connector.feed,
    runtime,
    report,
    ...(keepMs !== undefined && { keepMs }),
  });
  const queryContext = (reader: ReaderContext): QueryContext => {
    const now = new Date(runtime.clock.wall()).toISOString();
    return { store: copy.store, reader, now };
  };
  const listed = { store: copy.store, reread: createReread(sync, { now: () => runtime.clock.wall(), report }) };
  let stopSaving = (): void => {};
  return {
    ...connector,
    copy,
    sync,
    carts: (buyer) => withListedPrices(connector.carts(buyer), listed),
    catalog: (reader) => {
      const context = queryContext(reader);
      const catalog = createCatalog(context, (term, limit) => searchContent(context, term, limit));
      const named = withPlatformIds(catalog, copy.store);
      return requestRecommendations(lookUpProducts(named, sync.lookUp, context), sync.recommendations, context);
    },
    content: (reader) => {
      const context = queryContext(reader);
      const content = createContent({ ...context, catalog: createContentCatalog(context), warn });
      // Merchants write announcements here: no platform has them.
      const own = { ...context, store: durable };
      const ownContent = createContent({ ...own, catalog: createContentCatalog(own), warn });
      return lookUpPages({ ...content, announcement: async () => ownContent.announcement() }, sync.lookUp, context);
    },
    pictureOrigins: createPictureOrigins(copy.store, maxPictureHosts),
    // Pages do not need the platform: the shop is ready without it.
    ready: async () => {
      copy.store.first('SELECT 1');
      copy.store.assertIntact();
    },
    warm: async () => {
      await warmProductIndex(copy.store);
      stopSaving = keepIndexSaved(copy.store, warn);
    },
    close: async () => {
      stopSaving();
      await sync.stop();
      await connector.close();
      copy.close();
      durable.close();
    },
  };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${describeError(error.cause)})`;
}

/** A catalog that asks the platform for what the copy does not have yet. */
function lookUpProducts(catalog: Catalog, lookUp: LookUp, context: QueryContext): Catalog {
  return {
    ...catalog,
    product: async (handle) => {
      const product = await catalog.product(handle);
      return product ?? (await orLookUp({ kind: 'product', handle, lookUp, context }, () => catalog.product(handle)));
    },
    productOfPage: async (handle) => {
      const product = await catalog.productOfPage(handle);
      const wanted = { kind: 'product', handle, lookUp, context } as const;
      return product ?? (await orLookUp(wanted, () => catalog.productOfPage(handle)));
    },
    collection: async (handle) => {
      const found = await catalog.collection(handle);
      return (
        found ?? (await orLookUp({ kind: 'collection', handle, lookUp, context }, () => catalog.collection(handle)))
      );
    },
  };
}

/** A catalog whose pages get new recommendations of the platform: they expire when these are due to be read again. */
function requestRecommendations(
  catalog: Catalog,
  { request }: SyncEngine['recommendations'],
  { reader }: QueryContext,
): Catalog {
  const requestAll = (ids: readonly string[]): void => {
    for (const id of ids) {
      const due = request(id);
      if (due !== null) reader.expireAt?.(due);
    }
  };
  return {
    ...catalog,
    recommendations: async (id, limit) => {
      requestAll([id]);
      return catalog.recommendations(id, limit);
    },
    cartRecommendations: async (ids, limit) => {
      requestAll(ids);
      return catalog.cartRecommendations(ids, limit);
    },
  };
}

function lookUpPages(content: Content, lookUp: LookUp, context: QueryContext): Content {
  return {
    ...content,
    page: async (handle) => {
      const page = await content.page(handle);
      return page ?? (await orLookUp({ kind: 'page', handle, lookUp, context }, () => content.page(handle)));
    },
    article: async (blog, handle) => {
      const article = await content.article(blog, handle);
      const wanted = { kind: 'article', handle: `${blog}/${handle}`, lookUp, context } as const;
      return article ?? (await orLookUp(wanted, () => content.article(blog, handle)));
    },
  };
}

interface WantedRecord {
  readonly kind: 'product' | 'collection' | 'page' | 'article';
  readonly handle: string;
  readonly lookUp: LookUp;
  readonly context: QueryContext;
}

async function orLookUp<T>(
  { kind, handle, lookUp, context }: WantedRecord,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const result = await lookUp(kind, handle);
  if (result === 'found') return read();
  // The record may exist: the next visitor's request asks again.
  if (result === 'unknown') context.reader.expireAt?.(Date.parse(context.now));
  return null;
}

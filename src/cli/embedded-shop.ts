import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openInvalidationLog } from '#app/freshness.ts';
import type { Invalidation } from '#cache/log/invalidation-log.ts';
import { type Config, seedsDemo } from '#config.ts';
import { databaseFile, type EmbeddedPlatform, openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import type { Database } from '#storage/database.ts';
import { id, integerOrNull, text } from '#storage/row.ts';
import { MissingInputError } from './command.ts';

/** How long a command waits while another process writes to the database, for example an import. */
const busyTimeoutMs = 120_000;

/** The demo shop that comes with the service. */
export const demoFolder = resolve(import.meta.dirname, '../../demo');

/** How to give a shop its own name, currency and language. */
export const editProfile =
  'Set name, currency, language, timeZone, delivery and vat in the file that `npm run shop -- content pull profile` writes, then run `npm run shop -- content push content/shop.yaml --publish`.';

/** Opens the shop in `DATA_DIR` as the service does, and creates it if needed. */
export function openShop(config: Config, warn: (line: string) => void): EmbeddedPlatform {
  const shop = openEmbeddedPlatform({
    dataDir: config.DATA_DIR,
    chooseDemo: () => (seedsDemo(config) ? demoFolder : null),
    warn,
    country: config.COUNTRY,
    locale: config.SHOP_LOCALE,
  });
  shop.store.first(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  return shop;
}

/** Throws MissingInputError when there is no shop in `DATA_DIR`. */
export function requireShop({ DATA_DIR }: Config): void {
  if (existsSync(join(DATA_DIR, databaseFile))) return;
  throw new MissingInputError(
    `There is no shop in ${DATA_DIR}. Set DATA_DIR to the shop’s folder, or start the shop first.`,
  );
}

export interface VariantBySku {
  readonly id: string;
  readonly title: string;
  readonly product: string;
  /** Minor units. */
  readonly compareAt: number | null;
}

/** The variant with a SKU, upper and lower case alike but preferably as written; null when there is none. */
export function findVariantBySku(store: Database, sku: string): VariantBySku | null {
  const row = store.first(
    `SELECT v.id, v.title, v.compare_at, p.title product FROM variant v JOIN product p ON p.id = v.product_id
     WHERE lower(v.sku) = lower(?) AND v.sku IS NOT NULL ORDER BY v.sku = ? DESC LIMIT 1`,
    sku,
    sku,
  );
  if (!row) return null;
  return {
    id: id(row),
    title: text(row, 'title'),
    product: text(row, 'product'),
    compareAt: integerOrNull(row, 'compare_at'),
  };
}

/** Scheme and host of `PUBLIC_URL`; null when it is not set. */
export function publicOrigin({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string | null {
  return PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin;
}

/** The address of this shop's process on this machine. */
export function processUrl({ HOST }: Pick<Config, 'HOST'>, port: number): string {
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/** Invalidates pages: after it resolves no process serves an older one. Rejects with LogUnavailableError. */
export async function appendInvalidation(config: Config, invalidation: Invalidation): Promise<void> {
  if (invalidation.tags.length === 0) return;
  const log = await openInvalidationLog(config);
  try {
    await log.append(invalidation);
  } finally {
    await log.close();
  }
}

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openInvalidationLog } from '#app/freshness.ts';
import type { Invalidation } from '#cache/log/invalidation-log.ts';
import type { Config } from '#config.ts';
import { databaseFile, type EmbeddedPlatform, openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import type { Database } from '#storage/database.ts';
import { id, integerOrNull, text } from '#storage/row.ts';
import { MissingInputError } from './command.ts';

/** For how long a command waits for another process that writes, an import for one. */
const busyTimeoutMs = 120_000;

/** Opens the shop that the configuration names, as the service would at its start. */
export function openShop(config: Config, warn: (line: string) => void): EmbeddedPlatform {
  const shop = openEmbeddedPlatform({
    dataDir: config.DATA_DIR,
    demoDir: config.SEED_DEMO ? resolve(import.meta.dirname, '../../demo') : null,
    warn,
    country: config.COUNTRY,
  });
  shop.store.first(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  return shop;
}

/** Throws Absent when there is no shop in the folder that the configuration names. */
export function requireShop({ DATA_DIR }: Config): void {
  if (existsSync(join(DATA_DIR, databaseFile))) return;
  throw new MissingInputError(`There is no shop in ${DATA_DIR}: set DATA_DIR to its folder, or start it first.`);
}

export interface VariantBySku {
  readonly id: string;
  readonly title: string;
  readonly product: string;
  /** Minor units. */
  readonly compareAt: number | null;
}

/** The variant with a SKU, in whatever case it is written; null when there is none. */
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

/** Scheme and host that the shop is known under; null where that is not told. */
export function publicOrigin({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string | null {
  return PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin;
}

/** Makes pages void; once it resolves no process of the shop shows one of them. Rejects with LogUnavailable. */
export async function appendInvalidation(config: Config, invalidation: Invalidation): Promise<void> {
  if (invalidation.tags.length === 0) return;
  const log = await openInvalidationLog(config);
  try {
    await log.append(invalidation);
  } finally {
    await log.close();
  }
}

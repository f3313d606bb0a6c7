import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#config.ts';
import { databaseFile, openEmbedded, type Embedded } from '#platform/embedded/platform.ts';

/** For how long a command waits for another process that writes, an import for one. */
const patienceMs = 120_000;

/** Opens the shop that the configuration names, as the service would at its start. */
export function openShop(config: Config, warn: (line: string) => void): Embedded {
  const shop = openEmbedded({
    dataDir: config.DATA_DIR,
    demoDir: config.SEED_DEMO ? resolve(import.meta.dirname, '../../demo') : null,
    warn,
    country: config.COUNTRY,
  });
  shop.store.first(`PRAGMA busy_timeout = ${patienceMs}`);
  return shop;
}

export function hasShop(config: Config): boolean {
  return existsSync(join(config.DATA_DIR, databaseFile));
}

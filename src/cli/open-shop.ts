import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#config.ts';
import { databaseFile, openEmbedded, type Embedded } from '#platform/embedded/platform.ts';

/** Opens the shop that the configuration names, as the service would at its start. */
export function openShop(config: Config, warn: (line: string) => void): Embedded {
  return openEmbedded({
    dataDir: config.DATA_DIR,
    demoDir: config.SEED_DEMO ? resolve(import.meta.dirname, '../../demo') : null,
    warn,
    country: config.COUNTRY,
  });
}

export function hasShop(config: Config): boolean {
  return existsSync(join(config.DATA_DIR, databaseFile));
}

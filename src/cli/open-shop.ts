import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#config.ts';
import { databaseFile, openEmbeddedPlatform, type EmbeddedPlatform } from '#platform/embedded/platform.ts';
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

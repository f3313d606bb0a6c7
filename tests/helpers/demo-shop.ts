import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type EmbeddedPlatform, openEmbeddedPlatform } from '../../src/platform/embedded/platform.ts';

/** The demo shop in a folder of its own, which the system's temporary folder keeps. */
export function openDemoShop(): EmbeddedPlatform {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-shop-'));
  return openEmbeddedPlatform({ dataDir, demoDir: resolve('demo'), warn: () => undefined });
}

export const readContext = {
  context: { country: 'NO', language: 'en-GB', currency: 'EUR' },
  draft: false,
  record: () => undefined,
} as const;

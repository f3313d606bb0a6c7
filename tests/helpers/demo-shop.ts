import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Embedded, openEmbedded } from '../../src/platform/embedded/platform.ts';

/** The demo shop in a folder of its own, which the system's temporary folder keeps. */
export function openDemoShop(): Embedded {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-shop-'));
  return openEmbedded({ dataDir, demoDir: resolve('demo'), warn: () => undefined });
}

export const reading = {
  context: { country: 'NO', language: 'en-GB', currency: 'EUR' },
  draft: false,
  record: () => undefined,
} as const;

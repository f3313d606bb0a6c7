import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeCarts } from './carts.ts';
import { makeCheckout } from './checkout.ts';
import { makeEvents } from './events.ts';
import { openDatabase } from './open-database.ts';
import { makeEmbeddedPlatform, type EmbeddedPlatform } from './platform.ts';
import { seedDemo } from './seed/demo.ts';
import type { Database } from './store.ts';

/** The day on which the demo shop's rule-based collections hold what they say they are expected to. */
export const demoDay = new Date('2026-11-20T12:00:00.000Z');

export const demoFolder = resolve(import.meta.dirname, '../../../demo');

export interface SampleShop extends EmbeddedPlatform {
  /** What was warned of, in order. */
  readonly warnings: readonly string[];
}

/** A platform over a database, at a fixed time, for tests. */
export function sampleShop(store: Database, now: () => Date = () => demoDay): SampleShop {
  const warnings: string[] = [];
  const warn = (line: string): number => warnings.push(line);
  const carts = makeCarts({ store, clock: now, country: null });
  const checkout = makeCheckout({ store, clock: now, country: null, placed: () => {} });
  return { ...makeEmbeddedPlatform({ store, warn, clock: now, carts, checkout, events: makeEvents() }), warnings };
}

/** The demo shop in memory; its picture files go to a temporary folder that all tests share. */
export function demoShop(now: () => Date = () => demoDay): SampleShop {
  const store = openDatabase(':memory:');
  const mediaDir = join(tmpdir(), 'shop-media');
  seedDemo(store, { demoDir: demoFolder, mediaDir, now: demoDay });
  return sampleShop(store, now);
}

import type { Runtime } from '#cache/runtime.ts';
import { openDatabase } from '#storage/database.ts';
import { type CatalogCopy, createCopyTables } from '#sync/copy/catalog-copy.ts';
import { createSyncEngine, type SyncEngine } from '#sync/engine/sync-engine.ts';
import { sampleMarket } from '../../fixtures/sample-records.ts';
import { createManualRuntime, type ManualRuntime } from '../manual-runtime.ts';
import { memoryPlatform, type MemoryPlatform } from './memory-platform.ts';

/** An empty copy in memory. */
export function sampleCopy(runtime: Runtime): CatalogCopy {
  const store = openDatabase(':memory:');
  createCopyTables(store);
  return {
    store,
    runtime,
    durable: openDatabase(':memory:'),
    source: { name: 'memory', market: sampleMarket },
    signal: { write: () => {} },
    sliceMs: 8,
  };
}

export interface SampleSync {
  readonly platform: MemoryPlatform;
  readonly runtime: ManualRuntime;
  readonly copy: CatalogCopy;
  readonly engine: SyncEngine;
  /** Messages of reported errors. */
  readonly problems: string[];
}

/** An engine between a platform in memory and an empty copy, with a clock that stands still. */
export function sampleSync(platform: MemoryPlatform = memoryPlatform()): SampleSync {
  const runtime = createManualRuntime();
  const copy = sampleCopy(runtime);
  const problems: string[] = [];
  const report = (error: unknown): void => void problems.push(error instanceof Error ? error.message : String(error));
  const engine = createSyncEngine({ copy, feed: platform.feed, runtime, report });
  return { platform, runtime, copy, engine, problems };
}

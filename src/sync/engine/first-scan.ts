import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { indexPendingBlock } from '#catalog/search/index/index-products.ts';
import { appendInTransaction } from '#cache/log/sqlite-log.ts';
import { invalidationOfEverything } from '#cache/log/invalidation-log.ts';
import type { FeedKind, ScanWait } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { writeInBulk } from '#storage/connection-memory.ts';
import { type CatalogCopy, commit, readState, writeState } from '../copy/catalog-copy.ts';
import { collectionsReadBefore } from '../copy/collection-members.ts';
import { attemptPart } from './attempts.ts';
import type { EngineContext } from './engine-context.ts';
import { attemptMembers } from './polls/rereads.ts';
import { scanKind } from './scan-kind.ts';

/** How far the first scan is. */
export interface ScanProgress {
  /** What is being read: records of a kind, or the products of collections. `lease`: another process copies. */
  readonly phase: RecordKind | 'members' | 'search' | 'lease';
  readonly count: number;
  /** null: not known. */
  readonly total: number | null;
  /** Records per second of this phase, since this process began it. */
  readonly rate: number;
  /** null: not known. */
  readonly remainingSeconds: number | null;
  /** Why nothing is read for now; null: something is. */
  readonly wait: ScanWait | null;
}

const firstScanSchema = z.object({ startedAt: z.number(), done: z.array(z.string()) });

/** Whether the copy has been filled once: from then on pages may be read from it. */
export function isCopyComplete(copy: Pick<CatalogCopy, 'store'>): boolean {
  return readState(copy, 'complete') === true;
}

/**
 * Fills an empty copy, or continues to after an interruption. Throws PlatformUnavailableError; what was read remains.
 */
export async function runFirstScan(
  engine: EngineContext,
  onProgress: (progress: ScanProgress) => void = () => {},
): Promise<void> {
  const { copy } = engine;
  if (isCopyComplete(copy)) return;
  await writeInBulk([copy.store, copy.durable], () =>
    scanAll({ ...engine, copy: { ...copy, sliceMs: firstSliceMs } }, onProgress),
  );
}

/** Few requests or none are served meanwhile, and longer transactions take less time altogether. */
const firstSliceMs = 40;

async function scanAll(engine: EngineContext, onProgress: (progress: ScanProgress) => void): Promise<void> {
  const { copy } = engine;
  const begun = { startedAt: engine.runtime.clock.wall(), done: [] };
  let scan = firstScanSchema.nullable().parse(readState(copy, 'firstScan')) ?? begun;
  for (const kind of profileFirst(engine.feed.kinds)) {
    if (scan.done.includes(kind.kind)) continue;
    const measure = measureProgress(engine, kind.kind, onProgress);
    const onWait = (wait: ScanWait): void =>
      onProgress({ phase: kind.kind, count: 0, total: null, rate: 0, remainingSeconds: null, wait });
    const failure = await attemptPart(engine, kind.kind, () =>
      scanKind(engine, kind, { defersSearch: true, onProgress: measure, onWait }),
    );
    if (failure) throw failure.error;
    scan = { ...scan, done: [...scan.done, kind.kind] };
    commit(copy, () => writeState(copy, 'firstScan', scan));
  }
  await readAllMembers(engine, scan.startedAt, onProgress);
  await buildSearch(engine, onProgress);
  complete(copy);
}

/** What prices, texts and times mean depends on the shop itself. */
function profileFirst(kinds: readonly FeedKind[]): readonly FeedKind[] {
  return kinds.toSorted((one, other) => Number(other.kind === 'profile') - Number(one.kind === 'profile'));
}

function measureProgress(
  { runtime }: EngineContext,
  phase: ScanProgress['phase'],
  onProgress: (progress: ScanProgress) => void,
): (progress: { readonly count: number; readonly total: number | null }) => void {
  const startedAt = runtime.clock.steady();
  let before: number | null = null;
  return ({ count, total }) => {
    before ??= count;
    const seconds = (runtime.clock.steady() - startedAt) / 1000;
    const rate = seconds > 0 ? Math.max(count - before, 0) / seconds : 0;
    const remainingSeconds = total === null || rate === 0 ? null : Math.max(0, total - count) / rate;
    onProgress({ phase, count, total, rate, remainingSeconds, wait: null });
  };
}

async function readAllMembers(
  engine: EngineContext,
  since: number,
  onProgress: (progress: ScanProgress) => void,
): Promise<void> {
  const collections = collectionsReadBefore(engine.copy.store, since - 1, 'all');
  const measure = measureProgress(engine, 'members', onProgress);
  for (const [index, collection] of collections.entries()) {
    await attemptMembers(engine, collection);
    engine.holdsLease();
    measure({ count: index + 1, total: collections.length });
  }
}

/** Once for all products: block by block is many times faster than product by product. */
async function buildSearch(engine: EngineContext, onProgress: (progress: ScanProgress) => void): Promise<void> {
  const { copy } = engine;
  const measure = measureProgress(engine, 'search', onProgress);
  for (let blocks = 1; copy.store.transaction(() => indexPendingBlock(copy.store)); blocks += 1) {
    measure({ count: blocks, total: null });
    engine.holdsLease();
    await setImmediate();
  }
}

function complete(copy: CatalogCopy): void {
  const mark = copy.runtime.random();
  commit(copy, () => {
    writeState(copy, 'complete', true);
    copy.store.run("DELETE FROM sync_state WHERE name = 'firstScan'");
    const at = copy.runtime.clock.wall();
    appendInTransaction(copy.store, { at, mark, invalidation: invalidationOfEverything });
  });
  copy.signal.write(mark);
}

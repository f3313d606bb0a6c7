import type { Runtime } from '#cache/runtime.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { Feed } from '#commerce/feed.ts';
import type { CatalogCopy } from '../copy/catalog-copy.ts';
import { unknownStockItems } from '../copy/stock-items.ts';
import { createDeadline, raceWithSignal } from '../deadline.ts';
import { createChangeLog } from './change-log.ts';
import { followChangeTable } from './change-table.ts';
import { disconnectedSince, keepDisconnectedMs, markDisconnected, staysDisconnected } from './disconnection.ts';
import type { EngineContext } from './engine-context.ts';
import { isCopyComplete, runFirstScan, type ScanProgress } from './first-scan.ts';
import { createLookUp, type LookUp } from './reads/look-up.ts';
import { makeEverythingDue, runDuePolls } from './polls/polls.ts';
import { readPendingBatch } from './reads/read-pending.ts';
import { createReadWaits, type ReadWaits } from './reads/read-waits.ts';
import { createRecommendationReads, type RecommendationReads } from './reads/recommendation-reads.ts';
import { createSyncLease } from './sync-lease.ts';

/** Keeps a copy equal to its platform. */
export interface SyncEngine {
  /**
   * Stores announced changes durably, and resolves with `applied` when the copy has them. After three seconds, or when the
   * platform does not answer or still returns older data, it resolves with `stored`: they are read later, and their pages
   * are provisional. Rejects with PlatformUnavailableError if they cannot be stored, or if only the platform knows what
   * they are about and does not answer.
   */
  accept(changes: readonly ChangeReference[]): Promise<'applied' | 'stored'>;
  /** Fills the copy for the first time; resolves when it is complete. */
  fill(onProgress?: (progress: ScanProgress) => void): Promise<void>;
  /** One round of what is due; what `start` repeats each second. */
  runDue(): Promise<void>;
  /** Synchronizes until `stop`, unless another process of this machine does. */
  start(): void;
  /** Stops reading, because the platform has withdrawn its permission. Throws PlatformUnavailableError. */
  disconnect(): void;
  readonly lookUp: LookUp;
  readonly recommendations: Pick<RecommendationReads, 'request'>;
  stop(): Promise<void>;
}

export interface SyncEngineOptions {
  readonly copy: CatalogCopy;
  readonly feed: Feed;
  readonly runtime: Runtime;
  readonly report: (error: unknown) => void;
  /** How long the copy is kept after the platform has withdrawn its permission; 30 days if absent. */
  readonly keepMs?: number;
}

/** Platforms wait for a webhook's response for 5 s or more. */
const acceptMs = 3000;
const roundMs = 1000;
const maxPauseMs = 10_000;

/** After this many failures, nothing more is read from the platform until the next round. */
const maxFailures = 3;

export function createSyncEngine({
  copy,
  feed,
  runtime,
  report,
  keepMs = keepDisconnectedMs,
}: SyncEngineOptions): SyncEngine {
  const stopping = new AbortController();
  const lease = createSyncLease(copy);
  const engine: EngineContext = { copy, feed, runtime, report, signal: stopping.signal, holdsLease: lease.hold };
  const log = createChangeLog(copy);
  const waits = createReadWaits(engine);
  const drain = createDrain(engine, waits.notify);
  const state: RoundState = { mayHaveMissed: true, failures: 0, keepMs };
  const fillOnce = createSingleFill(engine);
  const recommendations = createRecommendationReads(engine);
  let running: Promise<void> = Promise.resolve();
  return {
    accept: async (changes) => {
      const until = runtime.clock.steady() + acceptMs;
      const logged = await log(await nameStockedProducts(engine, changes));
      void drain.request();
      return (await waits.wait(logged, until)) ? 'applied' : 'stored';
    },
    fill: async (onProgress) => {
      while (!isCopyComplete(copy) && !stopping.signal.aborted) {
        if (lease.hold()) return fillOnce(onProgress);
        onProgress?.({ phase: 'lease', count: 0, total: null, rate: 0, remainingSeconds: null, wait: null });
        await runtime.sleep(roundMs, stopping.signal);
      }
    },
    runDue: async () => runRound(engine, { state, drain, fillOnce }),
    start: () => {
      running = runRounds(engine, { state, drain, fillOnce });
    },
    disconnect: () => markDisconnected(copy),
    lookUp: createLookUp(engine),
    recommendations,
    stop: async () => {
      stopping.abort();
      await running;
      await drain.idle();
      await recommendations.idle();
      lease.release();
    },
  };
}

/** Changes of stock, with the products of stock items that the copy does not know, which it asks the platform for. */
async function nameStockedProducts(
  engine: EngineContext,
  changes: readonly ChangeReference[],
): Promise<readonly ChangeReference[]> {
  const items = changes.flatMap(({ stockItems = [] }) => stockItems);
  if (items.length === 0 || unknownStockItems(engine.copy.store, items).length === 0) return changes;
  const deadline = createDeadline(engine.runtime.sleep, acceptMs);
  const signal = AbortSignal.any([deadline.signal, engine.signal]);
  const named: ChangeReference[] = [];
  try {
    for (const change of changes) {
      const products = await raceWithSignal(stockedProducts(engine, change, signal), signal);
      named.push(products.length > 0 ? { ...change, ids: [...change.ids, ...products] } : change);
    }
    return named;
  } catch (cause) {
    if (!deadline.signal.aborted) throw cause;
    throw new PlatformUnavailableError('The platform does not say in time whose stock has changed.', { cause });
  } finally {
    deadline.clear();
  }
}

async function stockedProducts(
  { copy, feed }: EngineContext,
  { stockItems = [] }: ChangeReference,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const unknown = unknownStockItems(copy.store, stockItems);
  return unknown.length > 0 ? ((await feed.stockedProducts?.(unknown, signal)) ?? []) : [];
}

interface RoundState {
  /** Changes may have been made or announced while no process was listening. */
  mayHaveMissed: boolean;
  failures: number;
  readonly keepMs: number;
}

interface RoundParts {
  readonly state: RoundState;
  readonly drain: Drain;
  readonly fillOnce: FillOnce;
}

async function runRounds(engine: EngineContext, parts: RoundParts): Promise<void> {
  while (!engine.signal.aborted) {
    await runRound(engine, parts);
    const pauseMs = Math.min(maxPauseMs, roundMs * 2 ** Math.min(parts.state.failures, 10));
    await engine.runtime.sleep(pauseMs, engine.signal);
  }
}

async function runRound(engine: EngineContext, { state, drain, fillOnce }: RoundParts): Promise<void> {
  const { copy, feed } = engine;
  try {
    if (!engine.holdsLease() || (await staysDisconnected(engine, state.keepMs))) return;
    await fillOnce();
    if (state.mayHaveMissed) makeEverythingDue(copy, feed.kinds);
    state.mayHaveMissed = false;
    await followChangeTable(engine);
    await drain.request();
    await runDuePolls(engine);
    await drain.request();
    state.failures = 0;
  } catch (error) {
    if (engine.signal.aborted) return;
    engine.report(error);
    state.failures += 1;
    state.mayHaveMissed = isCopyComplete(copy);
  }
}

type FillOnce = (onProgress?: (progress: ScanProgress) => void) => Promise<void>;

/** Runs one first scan at a time in this process, for all callers that wait for it. */
function createSingleFill(engine: EngineContext): FillOnce {
  let filling: Promise<void> | null = null;
  return async (onProgress) => {
    filling ??= runFirstScan(engine, onProgress).finally(() => (filling = null));
    return filling;
  };
}

/** Reads all that is due, in one sequence for all callers. */
interface Drain {
  /** Resolves when what is due now was read, or the platform did not answer. */
  request(): Promise<void>;
  idle(): Promise<void>;
}

function createDrain(engine: EngineContext, notify: ReadWaits['notify']): Drain {
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const pass = async (): Promise<void> => {
    next = null;
    if (disconnectedSince(engine.copy) !== null) return;
    for (let failures = 0; failures < maxFailures && !engine.signal.aborted;) {
      const { outcome, reads } = await readPendingBatch(engine);
      notify(reads);
      if (outcome === 'nothing_due') return;
      if (outcome === 'failed') failures += 1;
    }
  };
  return {
    request: async () => {
      next ??= current = current.then(pass).catch(engine.report);
      return next;
    },
    idle: async () => current,
  };
}

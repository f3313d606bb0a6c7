import { setTimeout as pause } from 'node:timers/promises';
import type { Cdn } from './cdn.ts';
import type { LogFollower } from './log.ts';
import { writeMetric } from './prometheus.ts';
import { type Tag, tags } from './tags.ts';

export interface PurgerOptions {
  readonly cdn: Cdn;
  readonly url: string;
  readonly token?: string | undefined;
  /** Is told of a call that failed and will be made again. */
  readonly report: (error: unknown) => void;
  /** Milliseconds for which tags are gathered before a call. */
  readonly gatherMs?: number;
  /** Milliseconds before the nth try after a failure. */
  readonly backOff?: (failures: number) => number;
  /** What a CDN fetched before a purge may reach it after: each purge is made again after so many milliseconds. */
  readonly againMs?: number;
}

export interface Purger {
  /** Follows the invalidation log. */
  readonly follower: LogFollower;
  /** Calls made, by whether they were taken, for Prometheus. */
  readonly metrics: () => string;
  /** Makes the calls that wait, once. */
  stop(): Promise<void>;
}

/** More tags than this at once are a purge of everything. */
const mostWaiting = 2000;
const callMs = 5000;

/** Tells a CDN what to drop: gathered, in calls of bounded size one after the other, until each is taken. */
export function createPurger(options: PurgerOptions): Purger {
  const state: State = {
    waiting: new Set(),
    calls: { taken: 0, failed: 0 },
    failures: 0,
    running: null,
    stopping: new AbortController(),
  };
  const follower: LogFollower = {
    apply: (invalidation) => add(state, options, invalidation.tags),
    lost: () => add(state, options, [tags.everything]),
  };
  return {
    follower,
    metrics: () =>
      writeMetric({
        name: 'storefront_cdn_purges_total',
        type: 'counter',
        help: 'Calls to the CDN, by whether it took them.',
        value: { label: 'result', values: state.calls },
      }),
    stop: async () => {
      state.stopping.abort();
      await state.running;
    },
  };
}

interface State {
  readonly waiting: Set<Tag>;
  readonly calls: { taken: number; failed: number };
  failures: number;
  running: Promise<void> | null;
  readonly stopping: AbortController;
}

function add(state: State, options: PurgerOptions, touched: readonly Tag[]): void {
  gather(state, touched);
  state.running ??= run(state, options).finally(() => {
    state.running = null;
  });
}

function gather({ waiting }: State, touched: readonly Tag[]): void {
  if (waiting.has(tags.everything)) return;
  for (const tag of touched) waiting.add(tag);
  if (waiting.size <= mostWaiting && !touched.includes(tags.everything)) return;
  waiting.clear();
  waiting.add(tags.everything);
}

async function run(state: State, options: PurgerOptions): Promise<void> {
  const { gatherMs = 50, backOff = usualBackOff } = options;
  await rest(state, gatherMs);
  while (state.waiting.size > 0) {
    const batch = [...state.waiting].slice(0, options.cdn.mostTags);
    for (const tag of batch) state.waiting.delete(tag);
    if (await call(state, options, batch)) {
      state.failures = 0;
      repeatLater(state, options, batch);
      continue;
    }
    if (state.stopping.signal.aborted) return;
    gather(state, batch);
    state.failures += 1;
    await rest(state, backOff(state.failures));
  }
}

function usualBackOff(failures: number): number {
  return Math.min(60_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
}

async function rest({ stopping }: State, milliseconds: number): Promise<void> {
  await pause(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
}

/** Once more, without a third time when that fails. */
function repeatLater(state: State, options: PurgerOptions, batch: readonly Tag[]): void {
  const { againMs = 3000 } = options;
  pause(againMs, undefined, { signal: state.stopping.signal, ref: false }).then(
    async () => call(state, options, batch),
    () => undefined,
  );
}

async function call(state: State, options: PurgerOptions, batch: readonly Tag[]): Promise<boolean> {
  const isTaken = await tell(options, batch);
  state.calls[isTaken ? 'taken' : 'failed'] += 1;
  return isTaken;
}

async function tell({ cdn, url, token, report }: PurgerOptions, batch: readonly Tag[]): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      ...cdn.purge(batch, token),
      redirect: 'error',
      signal: AbortSignal.timeout(callMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status} to a purge`);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

import { LRUCache } from 'lru-cache';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { applyRecords } from '../../copy/records/apply-records.ts';
import { idsByHandle } from '../../copy/records/record-rows.ts';
import { disconnectedSince } from '../disconnection.ts';
import { type EngineContext, marketsOf, readAsOf } from '../engine-context.ts';

/** `unknown`: the platform was not asked, because of too many recent look-ups, or did not answer. */
export type LookUpResult = 'found' | 'absent' | 'unknown';

/** Looks for a record on the platform that the copy does not have. Never rejects. */
export type LookUp = (kind: RecordKind, handle: string) => Promise<LookUpResult>;

const maxPerSecond = 5;
const absenceMs = 30_000;
const maxAbsent = 10_000;

/** After the platform failed to answer, no visitor waits for it during this time. */
const pauseMs = 5000;

/** Handles of all scripts, as platforms make them; an article's has its blog before it. */
const handlePattern = /^[\p{L}\p{M}\p{N}_.-]{1,255}(?:\/[\p{L}\p{M}\p{N}_.-]{1,255})?$/u;

/** One look-up for all that ask for a handle at once, and at most five each second. */
export function createLookUp(engine: EngineContext): LookUp {
  const { clock } = engine.runtime;
  const flights = new Map<string, Promise<LookUpResult>>();
  const absentUntil = new LRUCache<string, number>({ max: maxAbsent });
  const started: number[] = [];
  let pausedUntil = -Infinity;

  const mayStart = (now: number): boolean => {
    while (started[0] !== undefined && started[0] <= now - 1000) started.shift();
    return now >= pausedUntil && started.length < maxPerSecond;
  };
  const ask = async (kind: RecordKind, handle: string): Promise<LookUpResult> => {
    try {
      const isFound = await findAndApply(engine, kind, handle);
      if (!isFound) absentUntil.set(`${kind}/${handle}`, clock.steady() + absenceMs);
      return isFound ? 'found' : 'absent';
    } catch (error) {
      pausedUntil = clock.steady() + pauseMs;
      engine.report(error);
      return 'unknown';
    }
  };
  return async (kind, handle) => {
    const key = `${kind}/${handle}`;
    const now = clock.steady();
    if (!handlePattern.test(handle) || (absentUntil.get(key) ?? -Infinity) > now) return 'absent';
    const running = flights.get(key);
    if (running) return running;
    if (!mayStart(now)) return 'unknown';
    started.push(now);
    const flight = ask(kind, handle).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

async function findAndApply(engine: EngineContext, kind: RecordKind, handle: string): Promise<boolean> {
  const { copy, feed, report, signal } = engine;
  if (!feed.kinds.some((each) => each.kind === kind) || disconnectedSince(copy) !== null) return false;
  // A record that the copy knows and does not show, e.g. a draft, is not looked for again.
  if (idsByHandle(copy.store, kind, handle).length > 0) return false;
  const { asOf, result } = await readAsOf(engine, () =>
    feed.find({ kind, handle, markets: marketsOf(engine), signal }),
  );
  if (!result) return false;
  const { applied } = await applyRecords(copy, [result], { asOf, report });
  return applied.some(({ outcome }) => outcome === 'added' || outcome === 'changed');
}

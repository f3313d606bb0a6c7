import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { FeedKind } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { applyRecords } from '../../copy/records/apply-records.ts';
import { type CatalogCopy, commit, readState, writeState } from '../../copy/catalog-copy.ts';
import { attemptPart, type FailedAttempt, isPostponed } from '../attempts.ts';
import { type EngineContext, marketsOf, readAsOf } from '../engine-context.ts';
import { requestMembers } from '../reads/read-pending.ts';
import { latest, scanKind } from '../scan-kind.ts';
import { noteUnreadable } from '../unreadable-records.ts';
import { boundShare, clockToleranceMs, readBounds, readPoll, writePoll } from './poll-times.ts';
import { rereads } from './rereads.ts';

/**
 * Polls the kinds of records that are due for changes that were not announced. A kind that cannot be read does not stop
 * the others, and is tried again a minute later. Throws PlatformUnavailableError if nothing at all can be read, for a new
 * reason.
 */
export async function runDuePolls(engine: EngineContext): Promise<void> {
  const { copy, feed } = engine;
  const isEverythingDue = readState(copy, 'everythingDue') === true;
  const due = feed.kinds.filter((kind) => isEverythingDue || isDue(engine, kind));
  const failures: FailedAttempt[] = [];
  for (const kind of due) {
    const failure = await attemptPart(engine, kind.kind, () => pollKind(engine, kind, isEverythingDue));
    if (failure) {
      failures.push(failure);
      commit(copy, () => writeState(copy, `due:${kind.kind}`, true));
    }
    if (!engine.holdsLease()) return;
  }
  const isNothingRead = failures.length > 0 && failures.length === due.length;
  const cause = failures.find(isOutage);
  if (isNothingRead && cause) throw cause.error;
  for (const { error } of failures) engine.report(error);
  if (isEverythingDue) commit(copy, () => writeState(copy, 'everythingDue', false));
  for (const [part, work] of rereads) await runPart(engine, part, work);
}

/** A failure that is new may be one of the whole platform, whose webhooks may then be lost too. */
function isOutage({ error, isRepeated }: FailedAttempt): boolean {
  return error instanceof PlatformUnavailableError && !isRepeated;
}

async function runPart(
  engine: EngineContext,
  part: string,
  work: (engine: EngineContext) => Promise<void>,
): Promise<void> {
  if (isPostponed(engine, part)) return;
  const failure = await attemptPart(engine, part, () => work(engine));
  if (failure && isOutage(failure)) throw failure.error;
  if (failure) engine.report(failure.error);
}

function isDue(engine: EngineContext, { kind, boundSeconds }: FeedKind): boolean {
  const { copy, runtime } = engine;
  if (isPostponed(engine, kind)) return false;
  if (readState(copy, `due:${kind}`) === true) return true;
  const [bound] = readBounds(copy, [{ kind, boundSeconds, hasChangeTimes: false }]);
  return runtime.clock.wall() - (bound?.askedAt ?? 0) >= boundSeconds * 1000 * boundShare;
}

async function pollKind(engine: EngineContext, kind: FeedKind, isComplete: boolean): Promise<void> {
  const { copy } = engine;
  commit(copy, () => writeState(copy, `due:${kind.kind}`, false));
  if (isComplete || !kind.hasChangeTimes) await scanKind(engine, kind);
  else await pollChanged(engine, kind.kind);
}

/** Reads what has changed since the latest version that a poll has returned. */
async function pollChanged(engine: EngineContext, kind: RecordKind): Promise<void> {
  const { copy, feed, runtime, signal, report } = engine;
  const at = runtime.clock.wall();
  const since = pollSince(copy, kind);
  let version: string | null = null;
  const batches = feed.scan({ kind, since, cursor: null, markets: marketsOf(engine), signal })[Symbol.asyncIterator]();
  for (let isLast = false; !isLast;) {
    const { asOf, result } = await readAsOf(engine, () => batches.next());
    if (result.done) throw new Error(`The poll of ${kind} records ended before its last batch.`);
    const { records, cursor } = result.value;
    noteUnreadable(engine, kind, result.value);
    await applyRecords(copy, records, { asOf, report, finish: (applied) => requestMembers(engine, applied, asOf) });
    version = latest([version, ...records.map((record) => record.version)]);
    isLast = cursor === null;
  }
  const last = readPoll(copy, `polled:${kind}`)?.version ?? null;
  commit(copy, () => writePoll(copy, `polled:${kind}`, { at, version: latest([last, version]) }));
}

/** Changes may become visible in a different order than their times. */
const overlapMs = 2 * 60_000;

/** ISO 8601. */
function pollSince(copy: CatalogCopy, kind: RecordKind): string {
  const polled = readPoll(copy, `polled:${kind}`);
  if (polled?.version) return new Date(Date.parse(polled.version) - overlapMs).toISOString();
  const scanned = readPoll(copy, `scanned:${kind}`);
  return new Date((scanned?.at ?? 0) - (scanned ? clockToleranceMs : 0)).toISOString();
}

/** Lets everything be polled at the next round, because changes may have been missed. */
export function makeEverythingDue(copy: CatalogCopy, kinds: readonly FeedKind[]): void {
  commit(copy, () => {
    for (const { kind } of kinds) for (const name of ['due', 'compare']) writeState(copy, `${name}:${kind}`, true);
    copy.store.run('UPDATE copy_collection SET members_read_at = 0 WHERE automatic');
  });
}

import { z } from 'zod';
import { PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import { type FeedKind, maxRead } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { text } from '#storage/row.ts';
import { applyRecords } from '../copy/records/apply-records.ts';
import { type CatalogCopy, commit, readState, writeState } from '../copy/catalog-copy.ts';
import { collectionsReadBefore } from '../copy/collection-members.ts';
import { applySalesRanks } from '../copy/sales-ranks.ts';
import { applyStockItems } from '../copy/stock-items.ts';
import { attemptPart, type FailedAttempt, isPostponed } from './attempts.ts';
import { compareIds, countRecords } from './deletions.ts';
import { type EngineContext, marketsOf, readAsOf } from './engine-context.ts';
import { noteUnreadable, readUnreadable } from './unreadable-records.ts';
import { readMembers, requestMembers } from './reads/read-pending.ts';
import { latest, scanKind } from './scan-kind.ts';

/** Changes can become visible to readers in a different order from that of their times. */
const overlapMs = 2 * 60_000;

/** After a scan the platform's time is known only by this machine's clock. */
const clockToleranceMs = 60 * 60_000;

const dayMs = 24 * 60 * 60_000;

/** How often, at least, the products of collections are read whose members the platform chooses. */
export const membersBoundMs = 10 * 60_000;

/** How many collections are read in one round besides those that have changed products. */
const collectionsPerRound = 2;

const pollSchema = z.object({
  /** Epoch milliseconds of the last one that was complete. */
  at: z.number(),
  /** The latest version that was read; null: none was yet. */
  version: z.string().nullable(),
});

function readPoll(copy: CatalogCopy, name: string): z.infer<typeof pollSchema> | null {
  return pollSchema.nullable().catch(null).parse(readState(copy, name));
}

/** How long a change of a kind that nobody announces may stay unnoticed. */
export interface KindBound {
  readonly kind: RecordKind;
  readonly seconds: number;
  /** Epoch milliseconds at which the platform was last asked; null: never. */
  readonly askedAt: number | null;
}

/** The bounds of all kinds, for `doctor`. */
export function readBounds(copy: CatalogCopy, kinds: readonly FeedKind[]): readonly KindBound[] {
  return kinds.map(({ kind, boundSeconds }) => {
    const times = ['polled', 'scanned'].flatMap((name) => readPoll(copy, `${name}:${kind}`)?.at ?? []);
    return { kind, seconds: boundSeconds, askedAt: times.length > 0 ? Math.max(...times) : null };
  });
}

/**
 * Looks for changes that nobody has announced, where that is due. What cannot be read does not stop the rest: it is tried
 * again a minute later. Throws PlatformUnavailableError if nothing can be read for a reason that is new.
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
  for (const [part, work] of otherParts) await runPart(engine, part, work);
}

/** A failure for the first time may be one of the whole platform, whose announcements may then be lost too. */
function isOutage({ error, isRepeated }: FailedAttempt): boolean {
  return error instanceof PlatformUnavailableError && !isRepeated;
}

type PartWork = (engine: EngineContext) => Promise<void>;

/** What is asked for besides records; each by its name in `attemptPart`. */
const otherParts: readonly (readonly [part: string, PartWork])[] = [
  ['members', (engine) => rereadCollections(engine)],
  ['best sellers', (engine) => rereadBestSellers(engine)],
  ['stock items', (engine) => rereadStockItems(engine)],
  ['oldest records', (engine) => rereadOldest(engine)],
  ['unreadable records', (engine) => rereadUnreadable(engine)],
  ['comparison', (engine) => compareDueIds(engine)],
];

async function runPart(engine: EngineContext, part: string, work: PartWork): Promise<void> {
  if (isPostponed(engine, part)) return;
  const failure = await attemptPart(engine, part, () => work(engine));
  if (failure && isOutage(failure)) throw failure.error;
  if (failure) engine.report(failure.error);
}

/** A share of the bound remains for the time that reading takes. */
const boundShare = 0.8;

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
  commit(copy, () => writeState(copy, `polled:${kind}`, { at, version: latest([last, version]) }));
}

/** ISO 8601. */
function pollSince(copy: CatalogCopy, kind: RecordKind): string {
  const polled = readPoll(copy, `polled:${kind}`);
  if (polled?.version) return new Date(Date.parse(polled.version) - overlapMs).toISOString();
  const scanned = readPoll(copy, `scanned:${kind}`);
  return new Date((scanned?.at ?? 0) - (scanned ? clockToleranceMs : 0)).toISOString();
}

/** A few collections in each round, those first that were not read for the longest time. */
async function rereadCollections(engine: EngineContext): Promise<void> {
  const { copy, runtime } = engine;
  const now = runtime.clock.wall();
  const automatic = collectionsReadBefore(copy.store, now - membersBoundMs * boundShare, 'automatic');
  for (const collection of firstDue(engine, automatic)) await attemptMembers(engine, collection);
  const others = collectionsReadBefore(copy.store, now - dayMs * boundShare, 'all');
  for (const collection of firstDue(engine, others)) await attemptMembers(engine, collection);
}

function firstDue(engine: EngineContext, collections: readonly string[]): readonly string[] {
  return collections.filter((id) => !isPostponed(engine, membersPart(id))).slice(0, collectionsPerRound);
}

function membersPart(collection: string): string {
  return `members of ${collection}`;
}

/** Reads the products of a collection. One whose products the platform does not answer as it should stops no other. */
export async function attemptMembers(engine: EngineContext, collection: string): Promise<void> {
  const failure = await attemptPart(engine, membersPart(collection), async () => {
    await readMembers(engine, collection);
  });
  if (failure && !(failure.error instanceof PlatformContractError)) throw failure.error;
  if (failure) engine.report(failure.error);
}

/** Once a day, and after the first scan. */
async function rereadBestSellers(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime, signal } = engine;
  const now = runtime.clock.wall();
  if (!feed.bestSellers || now - (readPoll(copy, 'bestSellers')?.at ?? 0) < dayMs * boundShare) return;
  const products: string[] = [];
  for await (const batch of feed.bestSellers(signal)) products.push(...batch);
  await applySalesRanks(copy, products);
  commit(copy, () => writeState(copy, 'bestSellers', { at: now, version: null }));
}

/** Once a day, and after the first scan: items of variants that are newer are asked for one by one. */
async function rereadStockItems(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime, signal } = engine;
  const now = runtime.clock.wall();
  if (!feed.stockItems || now - (readPoll(copy, 'stockItems')?.at ?? 0) < dayMs * boundShare) return;
  for await (const batch of feed.stockItems(signal)) await applyStockItems(copy, batch);
  commit(copy, () => writeState(copy, 'stockItems', { at: now, version: null }));
}

const rereadEveryMs = 60_000;

/** Everything is read again within a day: what no event and no time of change reports is found by then. */
async function rereadOldest(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime } = engine;
  const now = runtime.clock.wall();
  if (now - (readPoll(copy, 'reread')?.at ?? 0) < rereadEveryMs) return;
  commit(copy, () => writeState(copy, 'reread', { at: now, version: null }));
  for (const { kind, hasChangeTimes } of feed.kinds) {
    if (!hasChangeTimes) continue;
    const share = Math.ceil((countRecords(copy, kind) * rereadEveryMs) / (dayMs * boundShare));
    const ids = copy.store
      .all(
        'SELECT id FROM copy_record WHERE kind = ? AND hash IS NOT NULL AND read_at < ? ORDER BY read_at LIMIT ?',
        kind,
        now - clockToleranceMs,
        Math.min(share, maxRead),
      )
      .map((row) => text(row, 'id'));
    if (ids.length > 0) await reread(engine, kind, ids);
  }
}

const rereadUnreadableEveryMs = 60 * 60_000;

/** What could not be read may have been mended, or have failed for a while only. */
async function rereadUnreadable(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime } = engine;
  const now = runtime.clock.wall();
  if (now - (readPoll(copy, 'unreadable')?.at ?? 0) < rereadUnreadableEveryMs) return;
  for (const { kind } of feed.kinds) {
    const ids = Object.keys(readUnreadable(copy, kind));
    if (ids.length > 0) await reread(engine, kind, ids);
  }
  commit(copy, () => writeState(copy, 'unreadable', { at: now, version: null }));
}

/** What is missing in a read of this kind is not deleted: the ids are compared for that. */
async function reread(engine: EngineContext, kind: RecordKind, ids: readonly string[]): Promise<void> {
  const { copy, feed, signal, report, runtime } = engine;
  const { asOf, result } = await readAsOf(engine, () => feed.read({ kind, ids, markets: marketsOf(engine), signal }));
  await applyRecords(copy, result.records, {
    asOf,
    report,
    finish: (applied) => requestMembers(engine, applied, asOf),
  });
  noteUnreadable(engine, kind, result);
  const now = runtime.clock.wall();
  commit(copy, () => {
    for (const id of [...result.missing, ...(result.unreadable ?? []).map((each) => each.id)])
      copy.store.run('UPDATE copy_record SET read_at = ? WHERE kind = ? AND id = ?', now, kind, id);
  });
}

async function compareDueIds(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime } = engine;
  for (const { kind } of feed.kinds) {
    const name = `compared:${kind}`;
    const at = Math.max(readPoll(copy, name)?.at ?? 0, readPoll(copy, `scanned:${kind}`)?.at ?? 0);
    if (runtime.clock.wall() - at < dayMs * boundShare && readState(copy, `compare:${kind}`) !== true) continue;
    await compareIds(engine, kind);
    commit(copy, () => {
      writeState(copy, name, { at: runtime.clock.wall(), version: null });
      writeState(copy, `compare:${kind}`, false);
    });
  }
}

/** After a time in which changes may have been missed: everything is asked for at once. */
export function makeEverythingDue(copy: CatalogCopy, kinds: readonly FeedKind[]): void {
  commit(copy, () => {
    for (const { kind } of kinds) for (const name of ['due', 'compare']) writeState(copy, `${name}:${kind}`, true);
    copy.store.run('UPDATE copy_collection SET members_read_at = 0 WHERE automatic');
  });
}

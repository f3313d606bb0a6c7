import { PlatformContractError } from '#commerce/errors.ts';
import { maxRead } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { text } from '#storage/row.ts';
import { applyRecords } from '../../copy/records/apply-records.ts';
import { commit, readState, writeState } from '../../copy/catalog-copy.ts';
import { collectionsReadBefore } from '../../copy/collection-members.ts';
import { applySalesRanks } from '../../copy/sales-ranks.ts';
import { applyStockItems } from '../../copy/stock-items.ts';
import { attemptPart, isPostponed } from '../attempts.ts';
import { compareIds, countRecords } from '../deletions.ts';
import { type EngineContext, marketsOf, readAsOf } from '../engine-context.ts';
import { readMembers, requestMembers } from '../reads/read-pending.ts';
import { noteUnreadable, readUnreadable } from '../unreadable-records.ts';
import { boundShare, clockToleranceMs, dayMs, wasPolledWithin, writePoll } from './poll-times.ts';

/** What is read again from time to time, whether or not a change was announced; each by its name in `attemptPart`. */
export const rereads: readonly (readonly [part: string, reread: (engine: EngineContext) => Promise<void>])[] = [
  ['members', rereadCollections],
  ['best sellers', rereadBestSellers],
  ['stock items', rereadStockItems],
  ['oldest records', rereadOldest],
  ['unreadable records', rereadUnreadable],
  ['comparison', compareDueIds],
];

/** How often, at least, the products of collections are read that the platform fills by rules. */
const membersBoundMs = 10 * 60_000;

/** How many collections are read in one round, besides those with changed products. */
const collectionsPerRound = 2;

/** Reads a few collections in each round, starting with those that were read longest ago. */
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

/** Reads the products of a collection. An invalid answer about one collection does not stop the others. */
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
  if (!feed.bestSellers || wasPolledWithin(engine, 'bestSellers', dayMs * boundShare)) return;
  const now = runtime.clock.wall();
  const products: string[] = [];
  for await (const batch of feed.bestSellers(signal)) products.push(...batch);
  await applySalesRanks(copy, products);
  commit(copy, () => writePoll(copy, 'bestSellers', { at: now }));
}

/** Once a day, and after the first scan: items of variants that are newer are asked for one by one. */
async function rereadStockItems(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime, signal } = engine;
  if (!feed.stockItems || wasPolledWithin(engine, 'stockItems', dayMs * boundShare)) return;
  const now = runtime.clock.wall();
  for await (const batch of feed.stockItems(signal)) await applyStockItems(copy, batch);
  commit(copy, () => writePoll(copy, 'stockItems', { at: now }));
}

const rereadEveryMs = 60_000;

/** Everything is read again within a day, so that changes without an event or a new time are found by then. */
async function rereadOldest(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime } = engine;
  if (wasPolledWithin(engine, 'reread', rereadEveryMs)) return;
  const now = runtime.clock.wall();
  commit(copy, () => writePoll(copy, 'reread', { at: now }));
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

/** A record that could not be read may have been corrected since, or the failure may have been a passing one. */
async function rereadUnreadable(engine: EngineContext): Promise<void> {
  const { copy, feed, runtime } = engine;
  if (wasPolledWithin(engine, 'unreadable', rereadUnreadableEveryMs)) return;
  const now = runtime.clock.wall();
  for (const { kind } of feed.kinds) {
    const ids = Object.keys(readUnreadable(copy, kind));
    if (ids.length > 0) await reread(engine, kind, ids);
  }
  commit(copy, () => writePoll(copy, 'unreadable', { at: now }));
}

/** Records that are missing from such a read are not deleted: that is for the comparison of ids. */
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
    const isRecent = [name, `scanned:${kind}`].some((each) => wasPolledWithin(engine, each, dayMs * boundShare));
    if (isRecent && readState(copy, `compare:${kind}`) !== true) continue;
    await compareIds(engine, kind);
    commit(copy, () => {
      writePoll(copy, name, { at: runtime.clock.wall() });
      writeState(copy, `compare:${kind}`, false);
    });
  }
}

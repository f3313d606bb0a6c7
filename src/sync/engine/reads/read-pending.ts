import { maxRead } from '#commerce/feed.ts';
import { type AsOf, reachesVersion } from '#commerce/records/record-order.ts';
import type { CatalogRecord, RecordKind } from '#commerce/records/catalog-record.ts';
import { applyDeletion, type AppliedRecord, applyRecords } from '../../copy/records/apply-records.ts';
import { commit, commitInSlices } from '../../copy/catalog-copy.ts';
import { applyMembers, collectionsToReread } from '../../copy/collection-members.ts';
import { findRecord } from '../../copy/records/record-rows.ts';
import { type EngineContext, marketsOf, readAsOf } from '../engine-context.ts';
import { noteUnreadable } from '../unreadable-records.ts';
import {
  addPending,
  type PendingName,
  type PendingRead,
  retryPending,
  settlePending,
  takePending,
} from './pending-reads.ts';
import { markProvisional } from '../provisional-pages.ts';

/** `failed`: the platform did not answer, the reads are due again later. */
export type PendingOutcome = 'nothing_due' | 'read' | 'failed';

export interface PendingBatch {
  readonly outcome: PendingOutcome;
  /** What was taken, whether it was read or not. */
  readonly reads: readonly PendingName[];
}

/** Reads what is due, one batch: at most 250 records of one kind, or the products of a few collections. */
export async function readPendingBatch(engine: EngineContext): Promise<PendingBatch> {
  const { copy, runtime } = engine;
  const reads = takePending(copy.store, { now: runtime.clock.wall(), limit: maxRead });
  return { outcome: await readTaken(engine, reads), reads };
}

async function readTaken(engine: EngineContext, reads: readonly PendingRead[]): Promise<PendingOutcome> {
  const [first] = reads;
  if (!first) return 'nothing_due';
  try {
    if (first.kind === 'members') return await rereadMembers(engine, reads);
    else if (first.namedBy === 'handle') await findByHandle(engine, first.kind, reads);
    else await readById(engine, first.kind, reads);
    return 'read';
  } catch (error) {
    if (!engine.signal.aborted) engine.report(error);
    postpone(engine, reads);
    return 'failed';
  }
}

function postpone(engine: EngineContext, reads: readonly PendingRead[]): void {
  const { copy, runtime } = engine;
  const waiting = commit(copy, () =>
    reads.filter((read) => retryPending(copy.store, read, runtime.clock.wall())),
  ).result;
  markProvisional(copy, waiting);
}

/** One collection that cannot be read keeps no other from being read. */
async function rereadMembers(engine: EngineContext, reads: readonly PendingRead[]): Promise<PendingOutcome> {
  const outcomes = await Promise.all(
    reads.map(async (read): Promise<PendingRead | null> => {
      try {
        await readMembers(engine, read.name, () => settlePending(engine.copy.store, read, read.position));
        return null;
      } catch (error) {
        if (!engine.signal.aborted) engine.report(error);
        return read;
      }
    }),
  );
  const failed = outcomes.filter((read) => read !== null);
  if (failed.length > 0) postpone(engine, failed);
  return failed.length === reads.length ? 'failed' : 'read';
}

/** Reads the products of a collection, and applies them when they were all read. */
export async function readMembers(engine: EngineContext, collection: string, finish?: () => void): Promise<boolean> {
  const { copy, feed, signal } = engine;
  const { asOf, result: products } = await readAsOf(engine, async () => {
    const ids: string[] = [];
    for await (const batch of feed.members({ collection, signal })) ids.push(...batch);
    return ids;
  });
  const { outcome } = await applyMembers(copy, { collection, products, asOf });
  if (finish) commit(copy, finish);
  return outcome === 'changed';
}

async function findByHandle(engine: EngineContext, kind: RecordKind, reads: readonly PendingRead[]): Promise<void> {
  const { feed, signal } = engine;
  for (const read of reads) {
    const { asOf, result } = await readAsOf(engine, () =>
      feed.find({ kind, handle: read.name, markets: marketsOf(engine), signal }),
    );
    await settle(engine, { asOf, reads: [read], records: result ? [result] : [], keyOf: () => read.name });
  }
}

async function readById(engine: EngineContext, kind: RecordKind, reads: readonly PendingRead[]): Promise<void> {
  const { copy, feed, signal } = engine;
  const ids = reads.map(({ name }) => name);
  const { asOf, result } = await readAsOf(engine, () => feed.read({ kind, ids, markets: marketsOf(engine), signal }));
  noteUnreadable(engine, kind, result);
  const missing = new Set(result.missing);
  const absent = reads.filter(({ name }) => missing.has(name));
  await commitInSlices(copy, absent, { write: (read) => settleMissing(engine, kind, { read, asOf }) });
  const present = reads.filter(({ name }) => !missing.has(name));
  await settle(engine, { asOf, reads: present, records: result.records, keyOf: ({ id }) => id });
}

/** What was not readable after this time is not for this shop: it is not published here. */
const maxNewMs = 60_000;

/** The read has confirmed the deletion. What was announced as new may also be readable a little later. */
function settleMissing(
  { copy, runtime }: EngineContext,
  kind: RecordKind,
  { read, asOf }: { readonly read: PendingRead; readonly asOf: AsOf },
): void {
  const now = runtime.clock.wall();
  const outcome = applyDeletion(copy, { kind, id: read.name }, { asOf, scan: null, at: now });
  const isHidden = outcome === 'unknown' && now - read.since >= maxNewMs;
  if (read.deleted || read.least === null || isHidden) settlePending(copy.store, read, asOf.position);
  else retryPending(copy.store, read, now);
}

interface PendingReadAnswer {
  readonly asOf: AsOf;
  readonly reads: readonly PendingRead[];
  readonly records: readonly CatalogRecord[];
  /** The name under which a record was read. */
  readonly keyOf: (record: CatalogRecord) => string;
}

/** Applies what was read; what is older than announced is read again later, and its pages are provisional until then. */
async function settle(engine: EngineContext, { asOf, reads, records, keyOf }: PendingReadAnswer): Promise<void> {
  const { copy, report, runtime } = engine;
  const byName = new Map(reads.map((read) => [read.name, read]));
  const waiting: PendingRead[] = [];
  const withListed = records.map((record) => withAnnounced(record, byName.get(keyOf(record)) ?? null));
  await applyRecords(copy, withListed, {
    asOf,
    report,
    finish: (applied) => {
      requestMembers(engine, applied, asOf);
      const answers = new Map(applied.map((each) => [keyOf(each.record), each]));
      for (const read of reads) {
        if (isAnswered(engine, read, answers.get(read.name) ?? null)) settlePending(copy.store, read, asOf.position);
        else if (retryPending(copy.store, read, runtime.clock.wall())) waiting.push(read);
      }
    },
  });
  markProvisional(copy, waiting);
}

function withAnnounced<R extends CatalogRecord>(record: R, read: PendingRead | null): R {
  return record.listed === null && read && read.listed !== null ? { ...record, listed: read.listed } : record;
}

/** A handle without a record answers; an id without one is `missing` or will be. */
function isAnswered({ copy }: EngineContext, read: PendingRead, answer: AppliedRecord | null): boolean {
  if (!answer) return read.namedBy === 'handle';
  const { record, outcome } = answer;
  if (read.deleted) return false;
  if (outcome !== 'older') return reachesVersion(record.version, read.least);
  // The copy has a newer state. It answers if it is from a later read, or has the announced version.
  const stored = findRecord(copy.store, record.kind, record.id);
  if (!stored) return false;
  return stored.asOf.position >= read.position || (read.least !== null && reachesVersion(stored.version, read.least));
}

/** A changed product may be in another place of the collections whose products the platform chooses by rules. */
export function requestMembers(
  { copy, runtime }: Pick<EngineContext, 'copy' | 'runtime'>,
  applied: readonly AppliedRecord[],
  asOf: AsOf,
): void {
  const { store } = copy;
  const now = runtime.clock.wall();
  const request = (name: string): void =>
    addPending(store, {
      kind: 'members',
      namedBy: 'id',
      name,
      now,
      position: asOf.position,
      least: null,
      deleted: false,
      listed: null,
    });
  const changed = applied.filter(({ record, outcome }) => record.kind === 'product' && outcome === 'changed');
  const products = changed.map(({ record }) => record.id);
  for (const id of collectionsToReread(store, products)) request(id);
  for (const { record, outcome } of applied)
    if (record.kind === 'collection' && outcome === 'added') request(record.id);
  const isAnyNew = applied.some(({ record, outcome }) => record.kind === 'product' && outcome === 'added');
  if (isAnyNew) store.run('UPDATE copy_collection SET members_read_at = 0 WHERE automatic');
}

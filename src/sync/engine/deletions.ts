import { z } from 'zod';
import { maxRead } from '#commerce/feed.ts';
import type { AsOf } from '#commerce/records/record-order.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { integer, text } from '#storage/row.ts';
import { applyDeletion, applyRecords } from '../copy/records/apply-records.ts';
import { type CatalogCopy, commit, commitInSlices, readState, writeState } from '../copy/catalog-copy.ts';
import { type EngineContext, marketsOf, readAsOf } from './engine-context.ts';
import { noteUnreadable } from './unreadable-records.ts';
import { addPending } from './reads/pending-reads.ts';

/** If more than this share of a kind disappears at once, something is wrong with the access or the platform. */
const maxShare = 0.05;

/** A small shop may lose this many at once, unless they are all that it has. */
const alwaysAllowed = 3;

/** Deletions that were not made, because too much would have disappeared. */
export interface RefusedDeletions {
  readonly missing: number;
  readonly total: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const refusedSchema = z.object({ missing: z.number(), total: z.number(), at: z.number() }).nullable();

/** null: everything that disappeared was deleted. */
export function readRefusedDeletions(copy: Pick<CatalogCopy, 'store'>, kind: RecordKind): RefusedDeletions | null {
  return refusedSchema.parse(readState(copy, refusedName(kind)));
}

function refusedName(kind: RecordKind): string {
  return `refused:${kind}`;
}

/** What a comparison with the platform has found of a kind. */
interface Comparison {
  /** Ids of the copy's records that the platform did not list. */
  readonly missing: readonly string[];
  /** How many records the platform listed, including those that the copy does not have. */
  readonly listed: number;
}

/** Whether the missing ones of `total` records may be deleted: where nothing at all is listed, at most one. */
function mayDelete({ missing, listed }: Comparison, total: number): boolean {
  if (missing.length > Math.max(alwaysAllowed, total * maxShare)) return false;
  return listed > 0 || missing.length <= 1;
}

/** Deletes what a complete scan has not seen, each confirmed by a read. */
export async function removeUnseen(
  engine: EngineContext,
  kind: RecordKind,
  { scan, asOf }: { readonly scan: number; readonly asOf: AsOf },
): Promise<void> {
  const rows = engine.copy.store.all(
    'SELECT id FROM copy_record WHERE kind = ? AND hash IS NOT NULL AND scan < ? AND epoch <= ? AND position <= ?',
    kind,
    scan,
    asOf.epoch,
    asOf.position,
  );
  const seen = engine.copy.store.first(
    'SELECT count(*) count FROM copy_record WHERE kind = ? AND scan >= ?',
    kind,
    scan,
  );
  await confirmDeletions(engine, kind, {
    missing: rows.map((row) => text(row, 'id')),
    listed: integer(seen ?? {}, 'count'),
  });
}

/** Compares all ids of a kind: those that disappeared are deleted when a read confirms it, new ones are read. */
export async function compareIds(engine: EngineContext, kind: RecordKind): Promise<void> {
  const { copy, feed, runtime, signal } = engine;
  const { asOf, result: ids } = await readAsOf(engine, async () => {
    const all = new Set<string>();
    for await (const batch of feed.ids({ kind, signal })) for (const id of batch) all.add(id);
    return all;
  });
  const known = new Set(
    copy.store
      .all('SELECT id FROM copy_record WHERE kind = ? AND hash IS NOT NULL', kind)
      .map((row) => text(row, 'id')),
  );
  const now = runtime.clock.wall();
  await commitInSlices(
    copy,
    [...ids].filter((id) => !known.has(id)),
    {
      write: (name) =>
        addPending(copy.store, {
          kind,
          namedBy: 'id',
          name,
          position: asOf.position,
          now,
          least: null,
          deleted: false,
          listed: null,
        }),
    },
  );
  await confirmDeletions(engine, kind, { missing: [...known].filter((id) => !ids.has(id)), listed: ids.size });
}

async function confirmDeletions(engine: EngineContext, kind: RecordKind, comparison: Comparison): Promise<void> {
  const { copy, runtime } = engine;
  const ids = comparison.missing;
  const total = countRecords(copy, kind);
  if (!mayDelete(comparison, total)) {
    const refused: RefusedDeletions = { missing: ids.length, total, at: runtime.clock.wall() };
    commit(copy, () => writeState(copy, refusedName(kind), refused));
    engine.report(new Error(`${ids.length} of ${total} ${kind} records have disappeared: nothing was deleted`));
    return;
  }
  for (let from = 0; from < ids.length; from += maxRead)
    await confirmBatch(engine, kind, ids.slice(from, from + maxRead));
  if (readRefusedDeletions(copy, kind)) commit(copy, () => writeState(copy, refusedName(kind), null));
}

/** The number of records of a kind that exist. */
export function countRecords({ store }: Pick<CatalogCopy, 'store'>, kind: RecordKind): number {
  const row = store.first('SELECT count(*) count FROM copy_record WHERE kind = ? AND hash IS NOT NULL', kind);
  return integer(row ?? {}, 'count');
}

async function confirmBatch(engine: EngineContext, kind: RecordKind, ids: readonly string[]): Promise<void> {
  const { copy, feed, runtime, signal, report } = engine;
  const { asOf, result } = await readAsOf(engine, () => feed.read({ kind, ids, markets: marketsOf(engine), signal }));
  noteUnreadable(engine, kind, result);
  const origin = { asOf, scan: null, at: runtime.clock.wall() };
  await commitInSlices(copy, result.missing, { write: (id) => applyDeletion(copy, { kind, id }, origin) });
  await applyRecords(copy, result.records, { asOf, report });
}

import { z } from 'zod';
import { PlatformContractError } from '#commerce/errors.ts';
import type { FeedKind, ScanWait } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { integer } from '#storage/row.ts';
import { applyRecords } from '../copy/records/apply-records.ts';
import { markSeen } from '../copy/records/record-rows.ts';
import { type CatalogCopy, commit, readState, writeState } from '../copy/catalog-copy.ts';
import { logEnd } from './change-log.ts';
import { removeUnseen } from './deletions.ts';
import { type EngineContext, marketsOf } from './engine-context.ts';
import { noteUnreadable } from './unreadable-records.ts';
import { requestMembers } from './reads/read-pending.ts';

/** A complete scan of one kind that has begun; it is continued after an interruption, also by another process. */
const kindScanSchema = z.object({
  number: z.number(),
  epoch: z.number(),
  position: z.number(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
  cursor: z.string().nullable(),
  count: z.number(),
  total: z.number().nullable(),
  /** The latest version among the records so far. */
  version: z.string().nullable(),
});

type KindScan = z.infer<typeof kindScanSchema>;

/** How far a scan is. */
export interface KindProgress {
  readonly kind: RecordKind;
  readonly count: number;
  /** null: not known. */
  readonly total: number | null;
}

export interface KindScanOptions {
  readonly onProgress?: (progress: KindProgress) => void;
  /** Called while the platform prepares the scan. */
  readonly onWait?: (wait: ScanWait) => void;
  readonly defersSearch?: boolean;
}

/**
 * Reads all records of a kind and removes those that the platform does not have any more. Throws
 * PlatformUnavailableError when it is interrupted; the next call continues after the last batch.
 */
export async function scanKind(
  engine: EngineContext,
  { kind }: Pick<FeedKind, 'kind'>,
  { onProgress, onWait, defersSearch = false }: KindScanOptions = {},
): Promise<void> {
  const { copy, feed, signal, report } = engine;
  let scan = readKindScan(copy, kind) ?? beginKindScan(copy, kind);
  const { number, position, epoch, cursor } = scan;
  const asOf = { epoch, position };
  const wait = (reason: ScanWait): void => {
    engine.holdsLease();
    onWait?.(reason);
  };
  let isComplete = false;
  const request = { kind, since: null, cursor, markets: marketsOf(engine), signal, onWait: wait };
  for await (const batch of feed.scan(request)) {
    scan = {
      ...scan,
      cursor: batch.cursor,
      count: scan.count + batch.records.length,
      total: batch.total,
      version: latest([scan.version, ...batch.records.map(({ version }) => version)]),
    };
    const progressed = scan;
    noteUnreadable(engine, kind, batch);
    await applyRecords(copy, batch.records, {
      asOf,
      scan: number,
      report,
      defersSearch,
      finish: (applied) => {
        if (!defersSearch) requestMembers(engine, applied, asOf);
        // They have not disappeared.
        for (const { id } of batch.unreadable ?? []) markSeen(copy.store, { kind, id }, number);
        if (batch.cursor !== null) writeState(copy, scanName(kind), progressed);
      },
    });
    onProgress?.({ kind, count: scan.count, total: scan.total });
    engine.holdsLease();
    isComplete = batch.cursor === null;
  }
  if (!isComplete) throw new PlatformContractError(`The scan of ${kind} records ended before its last batch.`);
  await removeUnseen(engine, kind, { scan: number, asOf });
  commit(copy, () => {
    copy.store.run('DELETE FROM sync_state WHERE name = ?', scanName(kind));
    writeState(copy, `scanned:${kind}`, { at: scan.startedAt, version: scan.version });
  });
}

function scanName(kind: RecordKind): string {
  return `scan:${kind}`;
}

function readKindScan(copy: CatalogCopy, kind: RecordKind): KindScan | null {
  return kindScanSchema
    .nullable()
    .catch(null)
    .parse(readState(copy, scanName(kind)));
}

function beginKindScan(copy: CatalogCopy, kind: RecordKind): KindScan {
  const { store, runtime } = copy;
  const { epoch, position } = logEnd(store);
  const row = store.first('SELECT coalesce(max(scan), 0) + 1 number FROM copy_record WHERE kind = ?', kind);
  return {
    epoch,
    position,
    cursor: null,
    count: 0,
    total: null,
    version: null,
    number: integer(row ?? {}, 'number'),
    startedAt: runtime.clock.wall(),
  };
}

/** The latest of some times (ISO 8601); null: there is none. */
export function latest(times: readonly (string | null)[]): string | null {
  return times.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null);
}

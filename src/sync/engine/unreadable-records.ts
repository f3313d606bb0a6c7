import { z } from 'zod';
import type { ScanBatch } from '#commerce/feed.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import { type CatalogCopy, commit, readState, writeState } from '../copy/catalog-copy.ts';
import type { EngineContext } from './engine-context.ts';

/** Why records could not be read the last time, by id: the copy keeps what it has of them. */
export type UnreadableRecords = Readonly<Record<string, string>>;

const unreadableSchema = z.record(z.string(), z.string()).nullable().catch(null);

export function readUnreadable(copy: Pick<CatalogCopy, 'store'>, kind: RecordKind): UnreadableRecords {
  return unreadableSchema.parse(readState(copy, stateName(kind))) ?? {};
}

function stateName(kind: RecordKind): string {
  return `unreadable:${kind}`;
}

/** Enough to see what is wrong. */
const maxNoted = 100;

interface ReadBatch extends Pick<ScanBatch, 'records' | 'unreadable'> {
  readonly missing?: readonly string[];
}

/** Reports the records of a batch that could not be read, and remembers them for `doctor` until they can or are gone. */
export function noteUnreadable(
  { copy, report }: Pick<EngineContext, 'copy' | 'report'>,
  kind: RecordKind,
  { records, unreadable = [], missing = [] }: ReadBatch,
): void {
  for (const { id, reason } of unreadable)
    report(new Error(`${kind} ${id} cannot be read and stays as it is: ${reason}`));
  const known = new Map(Object.entries(readUnreadable(copy, kind)));
  if (known.size + unreadable.length === 0) return;
  const isAnyRead = [...records.map(({ id }) => id), ...missing].filter((id) => known.delete(id)).length > 0;
  for (const { id, reason } of unreadable) if (known.size < maxNoted || known.has(id)) known.set(id, reason);
  if (isAnyRead || unreadable.length > 0)
    commit(copy, () => writeState(copy, stateName(kind), Object.fromEntries(known)));
}

import { setImmediate } from 'node:timers/promises';
import type { ChangeReference } from '#commerce/changes.ts';
import { PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import {
  type ChangeBatch,
  type Feed,
  type FeedKind,
  type RecordBatch,
  type ScanBatch,
  maxRead,
} from '#commerce/feed.ts';
import type { CatalogRecord, RecordKind } from '#commerce/records/catalog-record.ts';

/** A platform in memory, whose faults a test decides. */
export interface MemoryPlatform {
  readonly feed: Feed;
  /** Stores a record, a minute younger than everything before, and returns its announcement. */
  put(record: CatalogRecord): ChangeReference;
  remove(kind: RecordKind, id: string): ChangeReference;
  setMembers(collection: string, products: readonly string[]): ChangeReference;
  readonly records: ReadonlyMap<string, CatalogRecord>;
  readonly members: ReadonlyMap<string, readonly string[]>;
  readonly faults: PlatformFaults;
  /** Calls so far, by method. */
  readonly calls: Record<'scan' | 'read' | 'find' | 'ids' | 'members' | 'changes', number>;
}

export interface PlatformFaults {
  /** Every call fails. */
  isDown: boolean;
  /** Single reads return the state before the last change. */
  isStale: boolean;
  /** Scans fail after so many batches. */
  scanFailsAfter: number;
  /** The kind that cannot be scanned, although all others can. */
  brokenKind: RecordKind | null;
  /** The collection of which the platform does not answer the products as it should. */
  brokenMembers: string | null;
  /** Ids of records that scans and reads name as unreadable. */
  readonly unreadable: Set<string>;
  /** Scans and lists of ids return nothing. */
  isEmpty: boolean;
  /** Called before each answer. */
  beforeAnswer: () => Promise<void>;
}

export interface MemoryPlatformOptions {
  readonly kinds?: readonly FeedKind[];
  readonly batchSize?: number;
  /** Whether the platform has a table of changes. */
  readonly keepsChanges?: boolean;
}

export const memoryKinds: readonly FeedKind[] = [
  { kind: 'profile', hasChangeTimes: false, boundSeconds: 600 },
  { kind: 'collection', hasChangeTimes: true, boundSeconds: 60 },
  { kind: 'product', hasChangeTimes: true, boundSeconds: 60 },
  { kind: 'page', hasChangeTimes: true, boundSeconds: 60 },
  { kind: 'menu', hasChangeTimes: false, boundSeconds: 60 },
  { kind: 'redirect', hasChangeTimes: false, boundSeconds: 600 },
];

const startMs = Date.UTC(2026, 0, 1);

export function memoryPlatform({
  kinds = memoryKinds,
  batchSize = 3,
  keepsChanges = false,
}: MemoryPlatformOptions = {}): MemoryPlatform {
  const records = new Map<string, CatalogRecord>();
  const members = new Map<string, readonly string[]>();
  const former = new Map<string, CatalogRecord | null>();
  const calls = { scan: 0, read: 0, find: 0, ids: 0, members: 0, changes: 0 };
  const faults: PlatformFaults = {
    isDown: false,
    isStale: false,
    isEmpty: false,
    scanFailsAfter: Infinity,
    brokenKind: null,
    brokenMembers: null,
    unreadable: new Set(),
    beforeAnswer: async () => setImmediate(),
  };
  let minutes = 0;
  const keyOf = (kind: RecordKind, id: string): string => `${kind}/${id}`;
  const answer = async (method: keyof typeof calls): Promise<void> => {
    calls[method] += 1;
    await faults.beforeAnswer();
    if (faults.isDown) throw new PlatformUnavailableError('The platform is down.');
  };
  const ofKind = (kind: RecordKind): readonly CatalogRecord[] =>
    faults.isEmpty
      ? []
      : [...records.values()].filter((each) => each.kind === kind).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const current = (kind: RecordKind, id: string): CatalogRecord | null => {
    const key = keyOf(kind, id);
    if (faults.isStale && former.has(key)) return former.get(key) ?? null;
    return records.get(key) ?? null;
  };
  const withoutUnreadable = (found: readonly CatalogRecord[]): Pick<RecordBatch, 'records' | 'unreadable'> => ({
    records: found.filter(({ id }) => !faults.unreadable.has(id)),
    unreadable: found.flatMap(({ id }) => (faults.unreadable.has(id) ? [{ id, reason: 'odd' }] : [])),
  });
  const table: ChangeReference[] = [];
  const announce = (kind: RecordKind, id: string, rest: Partial<ChangeReference> = {}): ChangeReference => {
    const change = { kind, ids: [id], handles: [], deleted: false, version: null, settleMs: 0, ...rest };
    table.push(change);
    return change;
  };
  /** A cursor is a position in the table. */
  const changes = async (after: string | null): Promise<ChangeBatch> => {
    await answer('changes');
    const from = after === null ? table.length : Number(after);
    const found = table.slice(from, from + batchSize);
    return { cursor: String(from + found.length), changes: found };
  };

  const feed: Feed = {
    kinds,
    ...(keepsChanges && { changes }),
    async *scan({ kind, since, cursor }) {
      for (let after = cursor ?? '', batches = 0, isLast = false; !isLast; batches += 1) {
        await answer('scan');
        if (faults.brokenKind === kind) throw new PlatformUnavailableError(`No ${kind} can be read.`);
        if (batches >= faults.scanFailsAfter) throw new PlatformUnavailableError('The scan was interrupted.');
        const all = ofKind(kind).filter(({ version }) => since === null || (version ?? '') >= since);
        const rest = all.filter(({ id }) => id > after);
        const batch = rest.slice(0, batchSize);
        isLast = rest.length <= batchSize;
        after = batch.at(-1)?.id ?? after;
        yield { ...withoutUnreadable(batch), cursor: isLast ? null : after, total: all.length } satisfies ScanBatch;
      }
    },
    read: async ({ kind, ids }): Promise<RecordBatch> => {
      await answer('read');
      if (ids.length > maxRead) throw new RangeError('Too many ids.');
      const found = ids.flatMap((id) => current(kind, id) ?? []);
      const known = new Set(found.map(({ id }) => id));
      return { ...withoutUnreadable(found), missing: ids.filter((id) => !known.has(id)) };
    },
    find: async ({ kind, handle }) => {
      await answer('find');
      return [...records.values()].find((each) => each.kind === kind && each.handle === handle) ?? null;
    },
    async *ids({ kind }) {
      await answer('ids');
      yield ofKind(kind).map(({ id }) => id);
    },
    async *members({ collection }) {
      await answer('members');
      if (faults.brokenMembers === collection)
        throw new PlatformContractError(`The products of ${collection} are odd.`);
      yield (members.get(collection) ?? []).filter((id) => records.has(keyOf('product', id)));
    },
  };
  return {
    feed,
    records,
    members,
    faults,
    calls,
    put: (record) => {
      minutes += 1;
      const key = keyOf(record.kind, record.id);
      former.set(key, records.get(key) ?? null);
      const isTimed = kinds.some(({ kind, hasChangeTimes }) => kind === record.kind && hasChangeTimes);
      const version = isTimed ? new Date(startMs + minutes * 60_000).toISOString() : null;
      records.set(key, { ...record, version });
      return announce(record.kind, record.id, { handles: [record.handle], version });
    },
    remove: (kind, id) => {
      former.set(keyOf(kind, id), records.get(keyOf(kind, id)) ?? null);
      records.delete(keyOf(kind, id));
      return announce(kind, id, { deleted: true });
    },
    setMembers: (collection, products) => {
      members.set(collection, products);
      return announce('collection', collection);
    },
  };
}

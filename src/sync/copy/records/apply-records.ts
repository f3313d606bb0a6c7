import { setImmediate } from 'node:timers/promises';
import { hasPending, indexPending, indexPendingInSteps, indexProducts } from '#catalog/search/index/index-products.ts';
import { type RefreshedProduct, refreshProducts } from '#catalog/write/refresh-products.ts';
import type { CacheTag } from '#cache/tags.ts';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import { compareAsOf, replaces } from '#commerce/records/record-order.ts';
import type { CatalogRecord, RecordKind } from '#commerce/records/catalog-record.ts';
import { noteSearchChange } from '#storage/change-notes.ts';
import { type CatalogCopy, commit, commitInSlices, overlayKey } from '../catalog-copy.ts';
import { observePrices, type ObservedPrice } from './price-history.ts';
import {
  findRecord,
  markSeen,
  nextNumber,
  type ReadOrigin,
  saveParts,
  type RecordRow,
  saveRecordRow,
  type StoredRecord,
  visibleHash,
} from './record-rows.ts';
import { removeRecord, type PriceHistories, writeRecord } from './write-record.ts';

/**
 * What became of a record: `older`, because the copy has a newer one; `refused`, because it cannot be stored, and the copy
 * keeps what it has.
 */
export type RecordOutcome = 'added' | 'changed' | 'unchanged' | 'older' | 'refused';

export interface AppliedRecord {
  readonly record: CatalogRecord;
  readonly outcome: RecordOutcome;
}

export interface AppliedBatch {
  readonly applied: readonly AppliedRecord[];
  readonly tags: readonly CacheTag[];
}

export interface ApplyOptions extends Pick<ReadOrigin, 'asOf'> {
  readonly scan?: number | null;
  /** Is part of the last transaction. */
  readonly finish?: (applied: readonly AppliedRecord[]) => void;
  /** Called with errors of single records, which stop nothing. */
  readonly report: (error: unknown) => void;
  /** Whether search is brought up to date by the caller, for many records at once. */
  readonly defersSearch?: boolean;
}

/** Writes what was read to the copy, in transactions of limited length, unless the copy has a newer state. */
export async function applyRecords(
  copy: CatalogCopy,
  records: readonly CatalogRecord[],
  { asOf, scan = null, finish, report, defersSearch }: ApplyOptions,
): Promise<AppliedBatch> {
  const origin: ReadOrigin = { asOf, scan, at: copy.runtime.clock.wall() };
  const histories = observePrices(copy, changedPrices(copy, records, origin));
  const applied: AppliedRecord[] = [];
  const changedProducts: RefreshedProduct[] = [];
  const isShort = records.length <= maxShortBatch;
  const tags = await commitInSlices(copy, records, {
    write: (record) =>
      applied.push({ record, outcome: applySafely(copy, record, { origin, histories, changedProducts, report }) }),
    // For several products at once it takes a fraction of the time.
    finishSlice: () => {
      const changed = changedProducts.splice(0);
      if (changed.length > 0) refreshProducts(copy.store, changed);
      if (isShort && !defersSearch)
        indexProducts(
          copy.store,
          changed.flatMap(({ id, hasSameTexts }) => (hasSameTexts ? [] : [id])),
        );
    },
    finish: () => {
      if (isShort || defersSearch) finish?.(applied);
    },
  });
  if (defersSearch) return { applied, tags };
  const indexed = await indexInSlices(copy);
  if (isShort) return { applied, tags: [...tags, ...indexed] };
  const finished = commit(copy, () => finish?.(applied));
  return { applied, tags: [...new Set([...tags, ...indexed, ...finished.tags])] };
}

/**
 * Records that are indexed in the transactions that write them, so that a webhook is one transaction. The search index is
 * written for the products of more records together, which share its terms; they are done when it has them.
 */
const maxShortBatch = 16;

/** Brings search up to date in transactions of limited length; also what was left over by a process that has died. */
async function indexInSlices(copy: CatalogCopy): Promise<readonly CacheTag[]> {
  const { store, runtime, sliceMs } = copy;
  const touched = new Set<CacheTag>();
  const steps = indexPendingInSteps(store);
  const runSteps = (): boolean => {
    const end = runtime.clock.steady() + sliceMs;
    do {
      if (steps.next().done) return true;
    } while (runtime.clock.steady() < end);
    return false;
  };
  if (!hasPending(store)) return [];
  for (let isDone = false; !isDone; await setImmediate()) {
    const { result, tags } = commit(copy, () => {
      noteSearchChange(store);
      return runSteps();
    });
    isDone = result;
    for (const tag of tags) touched.add(tag);
  }
  return [...touched];
}

interface ApplyContext {
  readonly origin: ReadOrigin;
  readonly histories: PriceHistories;
  readonly changedProducts: RefreshedProduct[];
}

/** A record that the database refuses is rolled back alone. */
function applySafely(
  copy: CatalogCopy,
  record: CatalogRecord,
  { report, ...context }: ApplyContext & Pick<ApplyOptions, 'report'>,
): RecordOutcome {
  copy.store.run('SAVEPOINT record');
  try {
    const outcome = applyRecord(copy, record, context);
    copy.store.run('RELEASE record');
    return outcome;
  } catch (cause) {
    if (cause instanceof PlatformUnavailableError) throw cause;
    copy.store.run('ROLLBACK TO record');
    copy.store.run('RELEASE record');
    report(new Error(`${record.kind} ${record.id} (${record.handle}) cannot be stored`, { cause }));
    return 'refused';
  }
}

function applyRecord(copy: CatalogCopy, record: CatalogRecord, { origin, ...context }: ApplyContext): RecordOutcome {
  const { store } = copy;
  const stored = findRecord(store, record.kind, record.id);
  if (stored && !replaces({ asOf: origin.asOf, version: record.version }, stored)) {
    markSeen(store, record, origin.scan);
    return 'older';
  }
  const row = recordRow(copy, record, stored);
  saveParts(store, record);
  const isNew = (stored?.hash ?? null) === null;
  if (stored?.hash === row.hash) {
    saveRecordRow(store, row, origin);
    return 'unchanged';
  }
  // First the row: the record may refer to it.
  saveRecordRow(store, row, origin);
  writeRecord(copy, record, { row, formerHandle: stored && !isNew ? stored.handle : null, ...context });
  return isNew ? 'added' : 'changed';
}

function recordRow(copy: CatalogCopy, record: CatalogRecord, stored: StoredRecord | null): RecordRow {
  const { kind, id, handle, version } = record;
  const listed = record.listed ?? (stored && stored.hash !== null ? stored.listed : false);
  return {
    kind,
    id,
    handle,
    version,
    listed,
    number: isNumbered(kind) ? (stored?.number ?? nextNumber(copy.store, kind)) : null,
    home: kind === 'product' ? record.base.home : null,
    hash: visibleHash(record, overlayKey(copy), listed),
  };
}

function isNumbered(kind: RecordKind): boolean {
  return kind === 'product' || kind === 'collection';
}

/** The prices of products that are about to change, as they have to be recorded first. */
function changedPrices(
  copy: CatalogCopy,
  records: readonly CatalogRecord[],
  { asOf }: ReadOrigin,
): readonly ObservedPrice[] {
  const market = overlayKey(copy);
  return records.flatMap((record) => {
    // Nobody could buy at the price of a draft.
    if (record.kind !== 'product' || record.base.status === 'draft') return [];
    const overlay = record.overlays[market];
    if (!overlay) return [];
    const stored = findRecord(copy.store, record.kind, record.id);
    if (stored && !replaces({ asOf, version: record.version }, stored)) return [];
    if (stored?.hash === visibleHash(record, market, record.listed ?? stored?.listed ?? false)) return [];
    return overlay.variants.map(({ id, price }) => ({ variant: id, price: price.amount }));
  });
}

/** Deletes a record that the platform does not have any more, by a read that began at `origin`. */
export function applyDeletion(
  copy: CatalogCopy,
  { kind, id }: { readonly kind: RecordKind; readonly id: string },
  origin: ReadOrigin,
): 'deleted' | 'unknown' | 'older' {
  const { store } = copy;
  const stored = findRecord(store, kind, id);
  if (stored && compareAsOf(origin.asOf, stored.asOf) < 0) return 'older';
  const row = { kind, id, number: stored?.number ?? null, handle: stored?.handle ?? '', version: null, home: null };
  saveRecordRow(store, { ...row, listed: false, hash: null }, origin);
  if (!stored || stored.hash === null) return 'unknown';
  removeRecord(store, { kind, id, number: stored.number, handle: stored.handle });
  indexPending(store);
  return 'deleted';
}

import { appendInTransaction } from '#cache/log/sqlite-log.ts';
import type { Invalidation } from '#cache/log/invalidation-log.ts';
import { allListAspects, type ChangeReference, productAspects } from '#commerce/changes.ts';
import type { Database } from '#storage/database.ts';
import { id as idOf, text } from '#storage/row.ts';
import type { CatalogCopy } from '../copy/catalog-copy.ts';
import { findRecord } from '../copy/records/record-rows.ts';
import { planInvalidation } from '../plan-invalidation.ts';
import { pendingBackOffMs, type PendingName, type PendingRead } from './reads/pending-reads.ts';

/** Beyond the time of the next attempt, for the read itself. */
const readMs = 3000;

/**
 * Marks pages that may be older than an announced change: they are stored until the next attempt to read it only. After
 * that the attempt has invalidated them, or marks them again.
 */
export function markProvisional(copy: CatalogCopy, reads: readonly PendingRead[]): void {
  if (reads.length === 0) return;
  const { store, runtime, signal } = copy;
  const settleMs = Math.max(...reads.map(({ failures }) => pendingBackOffMs(failures + 1))) + readMs;
  const invalidation = planInvalidation(reads.map((read) => changeInCopy(store, read, settleMs)));
  const mark = runtime.random();
  store.transaction(() => appendInTransaction(store, { at: runtime.clock.wall(), mark, invalidation }));
  signal.write(mark);
}

/** The pages that announced changes concern, before they are read. */
export function planInCopy({ store }: Pick<CatalogCopy, 'store'>, changes: readonly ChangeReference[]): Invalidation {
  return planInvalidation(
    changes.flatMap(({ kind, ids, handles }): readonly ChangeReference[] => {
      if (kind === 'shop' || kind === 'stock') return kind === 'shop' ? [{ ...emptyChange, kind }] : [];
      return [
        ...handles.map((name) => changeInCopy(store, { kind, namedBy: 'handle', name }, 0)),
        ...ids.map((name) => changeInCopy(store, { kind, namedBy: 'id', name }, 0)),
      ];
    }),
  );
}

/** A change that names nothing yet. */
const emptyChange = { deleted: false, version: null, settleMs: 0, ids: [], handles: [] } as const;

/** A change in the numbers of the copy, which its pages are tagged with. */
function changeInCopy(store: Database, { kind, namedBy, name }: PendingName, settleMs: number): ChangeReference {
  const change = { ...emptyChange, settleMs };
  if (kind === 'members') {
    const number = findRecord(store, 'collection', name)?.number ?? null;
    const lists = number === null ? [] : [String(number)];
    return { ...change, kind: 'product', aspects: { ...allListAspects(lists), 'list-members': lists } };
  }
  const stored = namedBy === 'handle' ? null : findRecord(store, kind, name);
  const handles = namedBy === 'handle' ? [name] : stored ? [stored.handle] : [];
  const number = stored?.number ?? null;
  const ids = number === null ? [] : [String(number)];
  if (kind === 'product')
    return { ...change, kind, aspects: productAspects({ ids, handles, lists: listsOf(store, ids) }) };
  if (kind === 'collection' && ids.length === 0) return { ...change, kind, aspects: { 'collection-handle': handles } };
  return { ...change, kind, ids, handles };
}

function listsOf(store: Database, products: readonly string[]): readonly string[] {
  const rows = products.flatMap((product) =>
    store.all('SELECT collection_id FROM collection_product WHERE product_id = ?', Number(product)),
  );
  return rows.map((row) => idOf(row, 'collection_id'));
}

/** The handles of records that were announced and not read yet, for people. */
export function describePending(store: Database, limit: number): readonly string[] {
  const rows = store.all('SELECT kind, name FROM pending_read ORDER BY since LIMIT ?', limit);
  return rows.map((row) => `${text(row, 'kind')} ${text(row, 'name')}`);
}

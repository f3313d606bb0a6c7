import { appendInTransaction } from '#cache/log/sqlite-log.ts';
import type { Invalidation } from '#cache/log/invalidation-log.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import type { Database } from '#storage/database.ts';
import { id as idOf, text } from '#storage/row.ts';
import type { CatalogCopy } from '../copy/catalog-copy.ts';
import { findRecord } from '../copy/record-rows.ts';
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
      const names = { ...emptyChange, kind, handles };
      if (kind === 'shop' || kind === 'stock') return kind === 'shop' ? [names] : [];
      return [names, ...ids.map((name) => changeInCopy(store, { kind, namedBy: 'id', name }, 0))];
    }),
  );
}

/** A change that names nothing yet. */
const emptyChange = {
  deleted: false,
  version: null,
  settleMs: 0,
  ids: [],
  handles: [],
  lists: [],
  counts: false,
} as const;

/** A change in the numbers of the copy, which its pages are tagged with. */
function changeInCopy(store: Database, { kind, namedBy, name }: PendingName, settleMs: number): ChangeReference {
  const change = { ...emptyChange, settleMs };
  if (kind === 'members') {
    const number = findRecord(store, 'collection', name)?.number ?? null;
    return { ...change, kind: 'product', lists: number === null ? [] : [String(number)] };
  }
  if (namedBy === 'handle') return { ...change, kind, handles: [name] };
  const stored = findRecord(store, kind, name);
  const number = stored?.number ?? null;
  const handles = stored ? [stored.handle] : [];
  if (number === null) return { ...change, kind, handles };
  const lists = kind === 'product' ? collectionsOf(store, number) : [];
  return { ...change, kind, ids: [String(number)], handles, lists };
}

function collectionsOf(store: Database, product: number): readonly string[] {
  const rows = store.all('SELECT collection_id FROM collection_product WHERE product_id = ?', product);
  return rows.map((row) => idOf(row, 'collection_id'));
}

/** The handles of records that were announced and not read yet, for people. */
export function describePending(store: Database, limit: number): readonly string[] {
  const rows = store.all('SELECT kind, name FROM pending_read ORDER BY since LIMIT ?', limit);
  return rows.map((row) => `${text(row, 'kind')} ${text(row, 'name')}`);
}

import { createBatcher } from '#cache/log/batcher.ts';
import { type ChangeReference, changesSchema } from '#commerce/changes.ts';
import type { AsOf } from '#commerce/records/record-order.ts';
import type { RecordKind } from '#commerce/records/catalog-record.ts';
import type { Database } from '#storage/database.ts';
import { integer, text } from '#storage/row.ts';
import { type CatalogCopy, commit, writeState } from '../copy/catalog-copy.ts';
import { idsByHandle } from '../copy/records/record-rows.ts';
import { addPending, type PendingName } from './reads/pending-reads.ts';

/** A copy has one log from its beginning to its end. */
const epoch = 1;

/** The end of the change log: what a read that begins now has at least. */
export function logEnd(store: Database): AsOf {
  const row = store.first('SELECT coalesce(max(position), 0) position FROM change_entry');
  return { epoch, position: integer(row ?? {}, 'position') };
}

/** Changes in the log, and what has to be read because of them. */
export interface LoggedChanges {
  readonly position: number;
  readonly names: readonly PendingName[];
}

/** Entries that are kept, to explain what was read. */
const maxEntries = 1000;

/** Stores changes durably, with what has to be read. Rejects with PlatformUnavailableError if the copy cannot be written. */
export type LogChanges = (changes: readonly ChangeReference[]) => Promise<LoggedChanges>;

/** A log in which the changes that arrive at the same time share a transaction. */
export function createChangeLog(copy: CatalogCopy): LogChanges {
  const batcher = createBatcher<EntryToLog>((entries) => {
    const results = logChanges(
      copy,
      entries.map(({ changes }) => changes),
    );
    for (const [index, entry] of entries.entries()) entry.logged = results[index] ?? entry.logged;
  });
  return async (changes) => {
    const entry: EntryToLog = { changes, logged: { position: 0, names: [] } };
    await batcher.add(entry);
    return entry.logged;
  };
}

interface EntryToLog {
  readonly changes: readonly ChangeReference[];
  logged: LoggedChanges;
}

/** Stores the changes of some announcements, each as an entry of its own. */
export function logChanges(
  copy: CatalogCopy,
  announced: readonly (readonly ChangeReference[])[],
): readonly LoggedChanges[] {
  const { store } = copy;
  return commit(copy, () => {
    const logged = announced.map((changes) => logEntry(copy, changes));
    const { position } = logEnd(store);
    store.run('DELETE FROM change_entry WHERE position <= ?', position - maxEntries);
    return logged;
  }).result;
}

function logEntry(copy: CatalogCopy, changes: readonly ChangeReference[]): LoggedChanges {
  const { store, runtime } = copy;
  const now = runtime.clock.wall();
  const position = store.run('INSERT INTO change_entry (at, body) VALUES (?, ?)', now, JSON.stringify(changes));
  const reads = changes.flatMap((change) => namesOf(copy, change).map((name) => ({ ...name, change })));
  for (const { change, ...name } of reads) {
    const { version: least, deleted, listed = null } = change;
    addPending(store, { ...name, position, least, deleted, listed, now });
  }
  return { position, names: reads.map(({ change: _change, ...name }) => name) };
}

/** The last changes in the log, newest first. */
export function lastChanges(store: Database, limit: number): readonly ChangeReference[] {
  const rows = store.all('SELECT body FROM change_entry ORDER BY position DESC LIMIT ?', limit);
  return rows.flatMap((row) => changesSchema.parse(JSON.parse(text(row, 'body'))));
}

function namesOf(copy: CatalogCopy, change: ChangeReference): readonly PendingName[] {
  if (change.kind === 'shop') {
    writeState(copy, 'everythingDue', true);
    return [];
  }
  if (change.kind === 'stock')
    return recordNames(copy, 'product', { ...change, ids: stockedProducts(copy.store, change) });
  if (change.parts) return madeOf(copy.store, change.parts);
  const own = recordNames(copy, change.kind, change);
  if (change.kind !== 'collection') return own;
  return [...own, ...change.ids.map((name): PendingName => ({ kind: 'members', namedBy: 'id', name }))];
}

type NamedChange = Pick<ChangeReference, 'ids' | 'handles'>;

/** By id where the change or the copy knows it. A change that names nothing may be one of all records of its kind. */
function recordNames(copy: CatalogCopy, kind: RecordKind, { ids, handles }: NamedChange): readonly PendingName[] {
  if (ids.length > 0) return ids.map((name) => ({ kind, namedBy: 'id', name }));
  if (handles.length === 0) {
    writeState(copy, `due:${kind}`, true);
    return [];
  }
  return handles.flatMap((handle): readonly PendingName[] => {
    const known = idsByHandle(copy.store, kind, handle);
    return known.length > 0
      ? known.map((name) => ({ kind, namedBy: 'id', name }))
      : [{ kind, namedBy: 'handle', name: handle }];
  });
}

/** The records that are made of some parts. */
function madeOf(store: Database, parts: readonly string[]): readonly PendingName[] {
  const sql = 'SELECT DISTINCT kind, id FROM copy_part WHERE part IN (SELECT value FROM json_each(?))';
  return store.all(sql, JSON.stringify(parts)).map((row) => ({
    kind: text(row, 'kind') === 'home' ? 'home' : 'page',
    namedBy: 'id',
    name: text(row, 'id'),
  }));
}

/**
 * Products by the stock items of their variants; items that no variant has are ignored. In this order a few rows are
 * looked up: SQLite would begin with all products.
 */
function stockedProducts(store: Database, { ids, stockItems = [] }: ChangeReference): readonly string[] {
  const rows = store.all(
    `SELECT DISTINCT r.id FROM json_each(?) item CROSS JOIN copy_variant c ON c.stock_item = item.value
     CROSS JOIN variant v ON v.id = c.number
     CROSS JOIN copy_record r ON r.kind = 'product' AND r.number = v.product_id`,
    JSON.stringify(stockItems),
  );
  return [...new Set([...ids, ...rows.map((row) => text(row, 'id'))])];
}

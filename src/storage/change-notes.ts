import type { ChangeKind, ChangeReference } from '#commerce/changes.ts';
import { id, text, type SqlRow } from './row.ts';
import type { Database } from './database.ts';

/** Changes per event. */
const maxNotesPerEvent = 200;

/** With more changes than this, e.g. of an import, one change of the whole shop is reported. */
const maxNotes = 5000;

/** Removes and returns recorded changes, at most those of one event. Call it in the transaction that stores the event. */
export function takeChanges(store: Database): readonly ChangeReference[] {
  if (hasTooManyNotes(store)) {
    store.run('DELETE FROM change_note');
    return [makeChange('shop', [])];
  }
  const rows = store.all(
    `DELETE FROM change_note WHERE (kind, subject) IN (SELECT kind, subject FROM change_note LIMIT ${maxNotesPerEvent}) RETURNING kind, subject`,
  );
  return changesOf(store, rows);
}

/** The recorded changes that no event has been created for. */
export function pendingChanges(store: Database): readonly ChangeReference[] {
  if (hasTooManyNotes(store)) return [makeChange('shop', [])];
  return changesOf(store, store.all('SELECT kind, subject FROM change_note'));
}

/** Notes a change that any page may show, e.g. a new picture that texts name already. */
export function noteSharedChange(store: Database): void {
  store.run("INSERT INTO change_note VALUES ('profile', '') ON CONFLICT DO NOTHING");
}

/** Notes that searches find other products, e.g. because their texts were indexed after they were saved. */
export function noteSearchChange(store: Database): void {
  store.run("INSERT INTO change_note VALUES ('search', '') ON CONFLICT DO NOTHING");
}

function hasTooManyNotes(store: Database): boolean {
  return store.first('SELECT 1 FROM change_note LIMIT 1 OFFSET ?', maxNotes) !== null;
}

function changesOf(store: Database, rows: readonly SqlRow[]): readonly ChangeReference[] {
  const subjects = Map.groupBy(rows, (row) => text(row, 'kind'));
  const noted = (kind: string): readonly string[] => (subjects.get(kind) ?? []).map((row) => text(row, 'subject'));
  return [...productChanges(store, noted), ...collectionChanges(noted), ...contentChanges(noted)];
}

type SubjectsByKind = (kind: string) => readonly string[];

function productChanges(store: Database, noted: SubjectsByKind): readonly ChangeReference[] {
  const [ids, handles, members] = [noted('product'), noted('product-handle'), noted('members')];
  const counts = noted('count').length > 0;
  if (ids.length + handles.length + members.length + noted('search').length === 0 && !counts) return [];
  const lists = [...new Set([...members, ...collectionsOf(store, ids)])];
  const sizes = counts ? lists : members;
  const offers = [...new Set([...sizes, ...collectionsOf(store, noted('offer'))])];
  return [{ ...makeChange('product', handles), ids, lists, sizes, offers, counts }];
}

function collectionsOf(store: Database, productIds: readonly string[]): readonly string[] {
  const sql = `SELECT DISTINCT collection_id AS id FROM collection_product
    WHERE product_id IN (SELECT CAST(value AS INTEGER) FROM json_each(?))`;
  return store.all(sql, JSON.stringify(productIds)).map((row) => id(row));
}

function collectionChanges(noted: SubjectsByKind): readonly ChangeReference[] {
  const [ids, handles] = [noted('collection'), noted('collection-handle')];
  return ids.length + handles.length === 0 ? [] : [{ ...makeChange('collection', handles), ids }];
}

/**
 * Changes of content by kind. What the shop has declared itself is shown on pages: a kind `stores` on the page `stores`,
 * its entry `oslo` on `stores/oslo`. The FAQ and announcements are part of many pages, as is the profile.
 */
function contentChanges(noted: SubjectsByKind): readonly ChangeReference[] {
  const pages = [...noted('page'), ...noted('kind'), ...noted('entry')];
  const named = (['blog', 'article', 'policy', 'menu', 'home', 'redirect'] as const).flatMap((kind) => {
    const handles = noted(kind);
    return handles.length === 0 ? [] : [makeChange(kind, handles)];
  });
  const pageChanges = pages.length === 0 ? [] : [makeChange('page', pages)];
  const general = [...noted('profile'), ...noted('announcement'), ...noted('faq')].length > 0;
  const profileChanges = general ? [makeChange('profile', [])] : [];
  return [...pageChanges, ...named, ...profileChanges];
}

/** Readers use the same database as writers, so data is readable before its event: there is no version to wait for. */
function makeChange(kind: ChangeKind, handles: readonly string[]): ChangeReference {
  return { kind, ids: [], handles, deleted: false, version: null, settleMs: 0 };
}

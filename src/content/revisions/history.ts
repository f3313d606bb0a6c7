import type { Database } from '#storage/database.ts';
import { id, type SqlRow, text } from '#storage/row.ts';
import type { DocumentName, DocumentText } from './document-name.ts';

export type RevisionAction = 'saved' | 'scheduled' | 'published' | 'unpublished';

/** An action on a document and the version that it applied to. */
export interface RevisionEntry {
  readonly action: RevisionAction;
  readonly text: DocumentText;
  /** When it takes effect, ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

export interface Revision extends RevisionEntry {
  readonly number: string;
}

/** Adds an entry to a document's history; by default at the context's time and by its author. */
export function recordRevision(
  context: EditContext,
  name: DocumentName,
  entry: Pick<RevisionEntry, 'action' | 'text'> & Partial<RevisionEntry>,
): void {
  const { action, text: written, at = context.now, by = context.by } = entry;
  context.store.run(
    'INSERT INTO revision (kind, parent, handle, title, front, body, act, at, by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    name.kind,
    name.parent,
    name.handle,
    written.title,
    JSON.stringify(written.front),
    written.body,
    action,
    at,
    by,
  );
}

/** The history of a document, latest first. */
export function readHistory(store: Database, { kind, parent, handle }: DocumentName): readonly Revision[] {
  const sql = 'SELECT * FROM revision WHERE kind = ? AND parent = ? AND handle = ? ORDER BY number DESC';
  return store.all(sql, kind, parent, handle).map(toRevision);
}

function toRevision(row: SqlRow): Revision {
  return {
    number: id(row, 'number'),
    action: revisionAction(row),
    at: text(row, 'at'),
    by: text(row, 'by'),
    text: { title: text(row, 'title'), front: JSON.parse(text(row, 'front')), body: text(row, 'body') },
  };
}

function revisionAction(row: SqlRow): RevisionAction {
  const act = text(row, 'act');
  return act === 'scheduled' || act === 'published' || act === 'unpublished' ? act : 'saved';
}

/** The database, time (ISO 8601 in UTC) and author of an edit. */
export interface EditContext {
  readonly store: Database;
  readonly now: string;
  readonly by: string;
}

import { text, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { isParentVisible } from './parent-document.ts';
import { type EditContext, readHistory, recordRevision } from './history.ts';
import { parseDocumentName, type DocumentName, type DocumentText } from './document-name.ts';
import { recordKindOf } from './record-kinds.ts';
import { readDocumentVersions, type DocumentVersions } from './document-versions.ts';
import { isSameSource } from './document-source.ts';
import { completeText, deleteDraft, replaceText, setVisibleFrom, upsertDraft } from './save-draft.ts';

/** `unchanged`: there is no draft. `parent_hidden`: its blog or content kind would not be visible at that time. */
export type PublishResult = 'published' | 'scheduled' | 'unchanged' | 'not_found' | 'parent_hidden';

/** Publishes the draft of a document, at once or at a time (ISO 8601). */
export function publish(context: EditContext, name: DocumentName, at: string | null): PublishResult {
  const { store, now } = context;
  const from = at === null ? now : new Date(at).toISOString();
  return store.transaction(() => {
    const document = readDocumentVersions(store, name, now);
    if (!document) return 'not_found';
    if (!document.draft) return 'unchanged';
    if (!isParentVisible(store, name, from)) return 'parent_hidden';
    const action = from > now ? 'scheduled' : 'published';
    if (action === 'published') publishDraft(context, name, document);
    else schedule(context, name, { document, from });
    recordRevision(context, name, { action, text: document.draft, ...(action === 'scheduled' && { at: from }) });
    return action;
  });
}

/** Publishes a text of a record or an existing document at once; its draft stays. */
export function publishText(
  context: EditContext,
  name: DocumentName,
  written: DocumentText,
): 'published' | 'unchanged' {
  return context.store.transaction(() => {
    const text = completeText(context, name, written);
    const document = readDocumentVersions(context.store, name, context.now);
    if (document?.published && isSameSource(name.kind, document.published, text)) return 'unchanged';
    if (document) recordInitialRevision(context, name, document);
    replaceText(context, name, text);
    recordRevision(context, name, { action: 'published', text });
    return 'published';
  });
}

/** Hides a document or cancels its publication; its latest version stays as a draft. */
export function unpublish(context: EditContext, name: DocumentName): 'unpublished' | 'unchanged' | 'not_found' {
  const { store, now } = context;
  return store.transaction(() => {
    const document = readDocumentVersions(store, name, now);
    if (!document) return 'not_found';
    const latest = document.draft ?? document.published;
    if (!latest || (!document.published && document.publishAt === null)) return 'unchanged';
    recordInitialRevision(context, name, document);
    hide(context, name, latest);
    recordRevision(context, name, { action: 'unpublished', text: latest });
    return 'unpublished';
  });
}

/** Keeps the latest version as a draft: in place, or of a record in `draft`. */
function hide(context: EditContext, name: DocumentName, latest: DocumentText): void {
  const isRecord = recordKindOf(name.kind) !== null;
  if (!isRecord) replaceText(context, name, latest);
  setVisibleFrom(context, name, null);
  deleteDraft(context, name);
  if (isRecord) upsertDraft(context, name, latest);
}

/** Cancels the scheduled publication of a draft; false if there is none. */
export function unschedule({ store }: EditContext, { kind, parent, handle }: DocumentName): boolean {
  const sql = `UPDATE draft SET publish_at = NULL
    WHERE kind = ? AND parent = ? AND handle = ? AND publish_at IS NOT NULL RETURNING 1`;
  return store.first(sql, kind, parent, handle) !== null;
}

const selectDueDrafts = 'SELECT kind, parent, handle, publish_at FROM draft WHERE publish_at <= ?';

/** Publishes the drafts that are due at a time (ISO 8601). */
export function publishDueDrafts(store: Database, now: string): void {
  const due = store.all(selectDueDrafts, now);
  if (due.length === 0) return;
  store.transaction(() => {
    for (const row of store.all(selectDueDrafts, now)) {
      const name = nameOf(row);
      const document = name && readDocumentVersions(store, name, now);
      if (!name || !document?.draft) continue;
      const editContext = { store, now: text(row, 'publish_at'), by: 'schedule' };
      publishDraft(editContext, name, document);
      recordRevision(editContext, name, { action: 'published', text: document.draft });
    }
  });
}

function nameOf(row: SqlRow): DocumentName | null {
  const parts = ['kind', 'parent', 'handle'].map((column) => text(row, column));
  return parseDocumentName(parts.filter((part) => part !== '').join('/'));
}

function publishDraft(context: EditContext, name: DocumentName, document: DocumentVersions): void {
  if (!document.draft) return;
  recordInitialRevision(context, name, document);
  replaceText(context, name, document.draft);
  if (!document.published) setVisibleFrom(context, name, context.now);
  deleteDraft(context, name);
}

interface ScheduledDraft {
  readonly document: DocumentVersions;
  readonly from: string;
}

/** An unpublished document is scheduled in place; a product, a record or the next version of a published one in `draft`. */
function schedule(context: EditContext, name: DocumentName, { document, from }: ScheduledDraft): void {
  const isInPlace = name.kind !== 'product' && recordKindOf(name.kind) === null;
  if (!document.published && isInPlace) return setVisibleFrom(context, name, from);
  if (document.draft) upsertDraft(context, name, document.draft);
  const { kind, parent, handle } = name;
  const sql = 'UPDATE draft SET publish_at = ? WHERE kind = ? AND parent = ? AND handle = ?';
  context.store.run(sql, from, kind, parent, handle);
}

/** Adds the version that was imported before there was a history. */
export function recordInitialRevision(
  context: EditContext,
  name: DocumentName,
  { published, publishedAt }: DocumentVersions,
): void {
  if (!published || publishedAt === null) return;
  if (readHistory(context.store, name).some(({ action }) => action === 'published')) return;
  recordRevision(context, name, { action: 'published', text: published, at: publishedAt, by: 'import' });
}

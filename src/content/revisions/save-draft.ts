import { refreshFilterAttributes } from '#catalog/lists/filter-attributes.ts';
import { completeProductFront, replaceProductText, setProductStatus } from '#catalog/write/product-text.ts';
import { type DocumentInput, saveDocument } from '../save-document.ts';
import { PlatformContractError } from '#commerce/errors.ts';
import { integer, text, textOrNull } from '#storage/row.ts';
import { hasParent } from './parent-document.ts';
import type { DocumentName, DocumentText } from './document-name.ts';
import { isSameSource } from './document-source.ts';
import { type DocumentVersions, readDocumentVersions } from './document-versions.ts';
import { type EditContext, recordRevision } from './history.ts';
import { recordKindOf } from './record-kinds.ts';

/** `not_found`: a draft cannot create a product. `no_parent`: there is no blog or content kind with the name in the path. */
export type SaveDraftResult = 'saved' | 'unchanged' | 'not_found' | 'no_parent';

/**
 * Saves a draft: beside the published version, or in place of an unpublished one. A draft equal to the published
 * version is deleted.
 */
export function saveDraft(context: EditContext, name: DocumentName, written: DocumentText): SaveDraftResult {
  return context.store.transaction(() => {
    const draft = completeText(context, name, written);
    const document = readDocumentVersions(context.store, name, context.now);
    if (!document && name.kind === 'product') return 'not_found';
    if (!hasParent(context.store, name)) return 'no_parent';
    const latest = document && (document.draft ?? document.published);
    if (latest && isSameSource(name.kind, latest, draft)) return 'unchanged';
    storeDraft(context, name, { document, draft });
    recordRevision(context, name, { action: 'saved', text: draft });
    return 'saved';
  });
}

/** A text with all fields of its kind, so that it compares equal to what is stored. */
export function completeText(
  { store }: EditContext,
  { kind, handle }: DocumentName,
  written: DocumentText,
): DocumentText {
  if (kind === 'product') return { ...written, front: completeProductFront(store, handle, written) };
  return recordKindOf(kind)?.complete(store, handle, written) ?? written;
}

interface DraftUpdate {
  readonly document: DocumentVersions | null;
  readonly draft: DocumentText;
}

function storeDraft(context: EditContext, name: DocumentName, { document, draft }: DraftUpdate): void {
  if (recordKindOf(name.kind) && !document?.published) upsertDraft(context, name, draft);
  else if (!document) createDocument(context, name, draft);
  else if (!document.published) replaceUnpublished(context, name, { document, draft });
  else if (isSameSource(name.kind, document.published, draft)) deleteDraft(context, name);
  else upsertDraft(context, name, draft);
}

/** A product that is scheduled is published from `draft`. */
function replaceUnpublished(context: EditContext, name: DocumentName, { document, draft }: DraftUpdate): void {
  replaceText(context, name, draft);
  if (name.kind === 'product' && document?.publishAt) upsertDraft(context, name, draft);
}

function createDocument({ store, now }: EditContext, name: DocumentName, draft: DocumentText): void {
  const { kind, parent, handle } = name;
  if (!isDocumentKind(kind)) return;
  const unpublished = { status: 'draft', publishedAt: null, updatedAt: now, position: 0 } as const;
  saveDocument(store, { kind, parent, handle, ...draft, ...unpublished });
}

/** Inserts or replaces a draft; its scheduled publication stays. */
export function upsertDraft({ store, now }: EditContext, name: DocumentName, draft: DocumentText): void {
  store.run(
    `INSERT INTO draft (kind, parent, handle, title, front, body, saved_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET title = excluded.title, front = excluded.front, body = excluded.body,
       saved_at = excluded.saved_at`,
    name.kind,
    name.parent,
    name.handle,
    draft.title,
    JSON.stringify(draft.front),
    draft.body,
    now,
  );
}

export function deleteDraft({ store }: EditContext, { kind, parent, handle }: DocumentName): void {
  store.run('DELETE FROM draft WHERE kind = ? AND parent = ? AND handle = ?', kind, parent, handle);
}

/** Replaces the text of an existing document; its visibility stays. */
export function replaceText(context: EditContext, name: DocumentName, draft: DocumentText): void {
  const { store, now } = context;
  const { kind, parent, handle } = name;
  if (kind === 'product') return replaceProductText(store, handle, { ...draft, now });
  if (!isDocumentKind(kind)) return recordKindOf(kind)?.write(store, handle, { ...draft, now });
  const row = store.first('SELECT * FROM document WHERE kind = ? AND parent = ? AND handle = ?', kind, parent, handle);
  if (!row) throw new PlatformContractError(`There is no ${kind} ${handle}.`);
  saveDocument(store, {
    kind,
    parent,
    handle,
    ...draft,
    status: documentStatus(text(row, 'status')),
    publishedAt: textOrNull(row, 'published_at'),
    updatedAt: now,
    position: integer(row, 'position'),
  });
}

/** Whether documents of a kind are rows of `document`. */
function isDocumentKind(kind: DocumentName['kind']): kind is DocumentInput['kind'] {
  return kind !== 'product' && recordKindOf(kind) === null;
}

function documentStatus(status: string): DocumentInput['status'] {
  return status === 'published' || status === 'scheduled' ? status : 'draft';
}

/** Makes a document visible from a time on (ISO 8601 in UTC); null: hides it. */
export function setVisibleFrom(
  context: EditContext,
  { kind, parent, handle }: DocumentName,
  from: string | null,
): void {
  const { store, now } = context;
  if (kind === 'product')
    return setProductStatus(store, handle, { status: from === null ? 'draft' : 'published', now });
  if (!isDocumentKind(kind)) return from === null ? recordKindOf(kind)?.remove(store, handle) : undefined;
  const status = from === null ? 'draft' : from <= now ? 'published' : 'scheduled';
  store.run(
    `UPDATE document SET status = ?, published_at = ?, updated_at = ? WHERE kind = ? AND parent = ? AND handle = ?`,
    status,
    from,
    now,
    kind,
    parent,
    handle,
  );
  if (kind === 'profile') refreshFilterAttributes(store);
}

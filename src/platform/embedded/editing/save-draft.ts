import { saveDocument } from '../write/documents.ts';
import type { EditContext } from './desk.ts';
import { recordRevision } from './history.ts';
import type { DocumentName, DocumentText } from './piece.ts';
import { readDocumentVersions, type DocumentVersions } from './pieces.ts';
import { replaceText } from './rewrite.ts';
import { isSameSource } from './source.ts';

/** `absent`: a product that is not there is not made by its texts. */
export type SaveDraftResult = 'saved' | 'unchanged' | 'absent';

/**
 * Keeps what was written without showing it to visitors: beside the version that they see, or in place of one that
 * they do not see yet. What is the same as what they see takes the draft away again.
 */
export function saveDraft(context: EditContext, name: DocumentName, written: DocumentText): SaveDraftResult {
  return context.store.transaction(() => {
    const piece = readDocumentVersions(context.store, name, context.now);
    if (!piece && name.kind === 'product') return 'absent';
    const last = piece && (piece.draft ?? piece.published);
    if (last && isSameSource(name.kind, last, written)) return 'unchanged';
    storeDraft(context, name, { piece, written });
    recordRevision(context, name, { act: 'saved', text: written });
    return 'saved';
  });
}

interface DraftUpdate {
  readonly piece: DocumentVersions | null;
  readonly written: DocumentText;
}

function storeDraft(context: EditContext, name: DocumentName, { piece, written }: DraftUpdate): void {
  if (!piece) createDocument(context, name, written);
  else if (!piece.published) replaceText(context, name, written);
  else if (isSameSource(name.kind, piece.published, written)) deleteDraft(context, name);
  else upsertDraft(context, name, written);
}

function createDocument({ store, now }: EditContext, name: DocumentName, written: DocumentText): void {
  const { kind, parent, handle } = name;
  if (kind === 'product') return;
  const unseen = { status: 'draft', publishedAt: null, updatedAt: now, position: 0 } as const;
  saveDocument(store, { kind, parent, handle, ...written, ...unseen });
}

/** A draft whose time is set keeps it. */
export function upsertDraft({ store, now }: EditContext, name: DocumentName, written: DocumentText): void {
  store.run(
    `INSERT INTO draft (kind, parent, handle, title, front, body, saved_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET title = excluded.title, front = excluded.front, body = excluded.body,
       saved_at = excluded.saved_at`,
    name.kind,
    name.parent,
    name.handle,
    written.title,
    JSON.stringify(written.front),
    written.body,
    now,
  );
}

export function deleteDraft({ store }: EditContext, { kind, parent, handle }: DocumentName): void {
  store.run('DELETE FROM draft WHERE kind = ? AND parent = ? AND handle = ?', kind, parent, handle);
}

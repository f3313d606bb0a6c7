import { integer, text } from '#storage/row.ts';
import type { DocumentName } from './document-name.ts';
import { readDocumentVersions } from './document-versions.ts';
import { type EditContext, recordRevision } from './history.ts';
import { recordInitialRevision } from './publish.ts';
import { recordKindOf } from './record-kinds.ts';
import { deleteDraft } from './save-draft.ts';

/** `not_empty`: a blog with articles, or a content kind with entries. `required`: the shop cannot be without it. */
export type DeleteResult = 'deleted' | 'not_found' | 'not_empty' | 'required';

/** What becomes of the articles of a blog and the entries of a content kind. */
export type ChildrenOfDeleted = 'refuse' | 'delete';

/** Deletes a document or record and its draft; its history stays, so that it can be written anew from it. */
export function deleteDocument(
  context: EditContext,
  name: DocumentName,
  children: ChildrenOfDeleted = 'refuse',
): DeleteResult {
  if (name.kind === 'profile' || name.kind === 'product') return 'required';
  return context.store.transaction(() => {
    const document = readDocumentVersions(context.store, name, context.now);
    const latest = document && (document.published ?? document.draft);
    if (!document || !latest) return 'not_found';
    if (children === 'refuse' && countChildren(context, name) > 0) return 'not_empty';
    for (const child of childNames(context, name)) deleteDocument(context, child);
    recordInitialRevision(context, name, document);
    removeStored(context, name);
    deleteDraft(context, name);
    recordRevision(context, name, { action: 'unpublished', text: latest });
    return 'deleted';
  });
}

function removeStored({ store }: EditContext, { kind, parent, handle }: DocumentName): void {
  const record = recordKindOf(kind);
  if (record) record.remove(store, handle);
  else store.run('DELETE FROM document WHERE kind = ? AND parent = ? AND handle = ?', kind, parent, handle);
}

/** The articles of a blog, or the entries of a content kind. */
export function countChildren({ store }: EditContext, name: DocumentName): number {
  const kind = childKind(name);
  const sql = 'SELECT count(*) total FROM document WHERE kind = ? AND parent = ?';
  return kind === null ? 0 : integer(store.first(sql, kind, name.handle) ?? {}, 'total');
}

function childNames({ store }: EditContext, name: DocumentName): readonly DocumentName[] {
  const kind = childKind(name);
  if (kind === null) return [];
  const rows = store.all('SELECT handle FROM document WHERE kind = ? AND parent = ?', kind, name.handle);
  return rows.map((row) => ({ kind, parent: name.handle, handle: text(row, 'handle') }));
}

function childKind({ kind }: DocumentName): 'article' | 'entry' | null {
  if (kind === 'blog') return 'article';
  return kind === 'kind' ? 'entry' : null;
}

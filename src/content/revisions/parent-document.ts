import type { Database } from '#storage/database.ts';
import type { DocumentName } from './document-name.ts';

/** The blog of an article, or the kind of an entry; null for documents of other kinds. */
export function parentOf({ kind, parent }: DocumentName): DocumentName | null {
  if (kind === 'article') return { kind: 'blog', parent: '', handle: parent };
  return kind === 'entry' ? { kind: 'kind', parent: '', handle: parent } : null;
}

/** Whether the parent of a document is stored, be it as a draft. True for documents without a parent. */
export function hasParent(store: Database, name: DocumentName): boolean {
  const parent = parentOf(name);
  return parent === null || store.first(`SELECT 1 ${fromDocument}`, parent.kind, parent.handle) !== null;
}

/** Whether the parent of a document is visible at a time (ISO 8601). True for documents without a parent. */
export function isParentVisible(store: Database, name: DocumentName, at: string): boolean {
  const parent = parentOf(name);
  const visible = `SELECT 1 ${fromDocument} AND status <> 'draft' AND published_at <= ?`;
  return parent === null || store.first(visible, parent.kind, parent.handle, at) !== null;
}

const fromDocument = "FROM document WHERE kind = ? AND parent = '' AND handle = ?";

/** Parents before the others, so that a document can be saved and published with its parent. */
export function parentsFirst<Item extends { readonly name: DocumentName }>(items: readonly Item[]): readonly Item[] {
  const isParent = ({ name }: Item): boolean => name.kind === 'blog' || name.kind === 'kind';
  return [...items.filter(isParent), ...items.filter((item) => !isParent(item))];
}

import type { Database } from '#storage/database.ts';
import type { DocumentName } from './document-name.ts';

/** The blog of an article; null for documents of other kinds. */
export function blogOf({ kind, parent }: DocumentName): DocumentName | null {
  return kind === 'article' ? { kind: 'blog', parent: '', handle: parent } : null;
}

/** Whether the blog of an article is stored, be it as a draft. True for documents of other kinds. */
export function hasBlog(store: Database, name: DocumentName): boolean {
  const blog = blogOf(name);
  return blog === null || store.first(`SELECT 1 ${fromBlog}`, blog.handle) !== null;
}

/** Whether the blog of an article is visible at a time (ISO 8601). True for documents of other kinds. */
export function isBlogVisible(store: Database, name: DocumentName, at: string): boolean {
  const blog = blogOf(name);
  const visible = `SELECT 1 ${fromBlog} AND status <> 'draft' AND published_at <= ?`;
  return blog === null || store.first(visible, blog.handle, at) !== null;
}

const fromBlog = "FROM document WHERE kind = 'blog' AND parent = '' AND handle = ?";

/** Blogs before the others, so that an article can be saved and published with its blog. */
export function blogsFirst<Item extends { readonly name: DocumentName }>(items: readonly Item[]): readonly Item[] {
  const isBlog = ({ name }: Item): boolean => name.kind === 'blog';
  return [...items.filter(isBlog), ...items.filter((item) => !isBlog(item))];
}

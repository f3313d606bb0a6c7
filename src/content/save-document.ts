import { refreshFilterAttributes } from '#catalog/lists/filter-attributes.ts';
import { PlatformContractError } from '#commerce/errors.ts';
import { routes } from '#routes.ts';
import { markdownToText } from '#shop/text/html/plain-text.ts';
import type { Database } from '#storage/database.ts';
import { id } from '#storage/row.ts';
import { answerText, parseFaqTopics } from './faq.ts';

const upsertDocument = `
INSERT INTO document (kind, parent, handle, title, front, body, status, published_at, updated_at, position)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (kind, parent, handle) DO UPDATE SET title = excluded.title, front = excluded.front, body = excluded.body,
  status = excluded.status, published_at = excluded.published_at, updated_at = excluded.updated_at,
  position = excluded.position
RETURNING id`;

export type DocumentKind =
  'page' | 'blog' | 'article' | 'policy' | 'menu' | 'home' | 'faq' | 'profile' | 'announcement' | 'kind' | 'entry';

export interface DocumentInput {
  readonly kind: DocumentKind;
  /** The blog of an article or the kind of an entry, else empty. */
  readonly parent: string;
  readonly handle: string;
  readonly title: string;
  /** Front matter: anything that JSON holds. */
  readonly front: unknown;
  /** Markdown. */
  readonly body: string;
  readonly status: 'published' | 'draft' | 'scheduled';
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly position: number;
}

/** Inserts or replaces a document by kind, parent and handle, and indexes its text for search. */
export function saveDocument(store: Database, document: DocumentInput): void {
  store.transaction(() => {
    const row = store.first(
      upsertDocument,
      document.kind,
      document.parent,
      document.handle,
      document.title,
      JSON.stringify(document.front),
      document.body,
      document.status,
      document.publishedAt && new Date(document.publishedAt).toISOString(),
      new Date(document.updatedAt).toISOString(),
      document.position,
    );
    if (!row) throw new PlatformContractError(`Document ${document.kind} ${document.handle} was not inserted.`);
    savePassages(store, id(row), document);
    if (document.kind === 'profile') refreshFilterAttributes(store);
  });
}

interface DocumentPassage {
  readonly kind: 'page' | 'article' | 'policy' | 'faq';
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

function savePassages(store: Database, documentId: string, document: DocumentInput): void {
  store.run('DELETE FROM document_passage WHERE document_id = ?', documentId);
  for (const { kind, title, path, text } of passages(document)) {
    store.run(
      'INSERT INTO document_passage (document_id, kind, title, path, text) VALUES (?, ?, ?, ?, ?)',
      documentId,
      kind,
      title,
      path,
      text,
    );
  }
}

function passages(document: DocumentInput): readonly DocumentPassage[] {
  const { kind, title, front, body } = document;
  if (kind === 'faq') return faqPassages(body);
  if (kind === 'entry') return [entryPassage(document)];
  if (kind !== 'page' && kind !== 'article' && kind !== 'policy') return [];
  const text = [...frontMatterWords(front), markdownToText(body)].join(' ');
  return [{ kind, title, path: documentPaths[kind](document), text }];
}

/** An entry is found by the words of all its fields, whatever their names are. */
function entryPassage({ title, parent, handle, front, body }: DocumentInput): DocumentPassage {
  const text = [...textsOf(front), markdownToText(body)].join(' ');
  return { kind: 'page', title, path: routes.entry(parent, handle), text };
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [markdownToText(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const documentPaths = {
  page: ({ handle }: DocumentInput) => routes.page(handle),
  article: ({ parent, handle }: DocumentInput) => routes.article(parent, handle),
  policy: ({ handle }: DocumentInput) => routes.policy(handle),
} as const;

function faqPassages(body: string): readonly DocumentPassage[] {
  return parseFaqTopics(body).flatMap(({ items }) =>
    items.flatMap(({ question, answer, source }) =>
      source === null ? [] : [{ kind: 'faq' as const, title: question, path: source, text: answerText(answer) }],
    ),
  );
}

/** Front matter fields that are searched, at any depth. */
const searchableFields = new Set([
  'description',
  'excerpt',
  'heading',
  'text',
  'body',
  'caption',
  'question',
  'answer',
  'by',
  'role',
]);

function frontMatterWords(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return searchableFields.has(name) ? [markdownToText(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => frontMatterWords(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => frontMatterWords(each, key));
}

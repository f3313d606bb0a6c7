import { routes } from '#routes.ts';
import { PlatformBroken } from '../../errors.ts';
import { plainText } from '../plain-text.ts';
import { id } from '../row.ts';
import type { Store } from '../store.ts';
import { faqTopics } from '../faq.ts';
import type { DocumentInput } from './input.ts';

const upsert = `
INSERT INTO document (kind, parent, handle, title, front, body, status, published_at, updated_at, position)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (kind, parent, handle) DO UPDATE SET title = excluded.title, front = excluded.front, body = excluded.body,
  status = excluded.status, published_at = excluded.published_at, updated_at = excluded.updated_at,
  position = excluded.position
RETURNING id`;

/** Writes a piece of content by kind, parent and handle, and what search finds of it. */
export function saveDocument(store: Store, document: DocumentInput): void {
  store.transaction(() => {
    const row = store.first(
      upsert,
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
    if (!row) throw new PlatformBroken(`${document.kind} ${document.handle} was not written.`);
    savePassages(store, id(row), document);
  });
}

interface Passage {
  readonly kind: 'page' | 'article' | 'policy' | 'faq';
  readonly title: string;
  readonly path: string;
  readonly text: string;
}

function savePassages(store: Store, documentId: string, document: DocumentInput): void {
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

function passages(document: DocumentInput): readonly Passage[] {
  const { kind, title, front, body } = document;
  if (kind === 'faq') return answers(body);
  if (kind !== 'page' && kind !== 'article' && kind !== 'policy') return [];
  const text = [...words(front), plainText(body)].join(' ');
  return [{ kind, title, path: paths[kind](document), text }];
}

const paths = {
  page: ({ handle }: DocumentInput) => routes.page(handle),
  article: ({ parent, handle }: DocumentInput) => routes.article(parent, handle),
  policy: ({ handle }: DocumentInput) => routes.policy(handle),
} as const;

function answers(body: string): readonly Passage[] {
  return faqTopics(body).flatMap(({ items }) =>
    items.flatMap(({ question, answer, source }) =>
      source === null ? [] : [{ kind: 'faq' as const, title: question, path: source, text: plainText(answer) }],
    ),
  );
}

/** Names of front matter that hold words for people, at any depth. */
const said = new Set([
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

function words(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return said.has(name) ? [plainText(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => words(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => words(each, key));
}

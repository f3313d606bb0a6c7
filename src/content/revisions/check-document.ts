import type { RecordIssue } from '#catalog/merchandise/stored-record.ts';
import type { Database } from '#storage/database.ts';
import {
  type DocumentName,
  documentAtPath,
  type DocumentText,
  formatDocumentName,
  parseDocumentName,
} from './document-name.ts';
import { recordKindOf } from './record-kinds.ts';

interface CheckContext {
  readonly store: Database;
  /** ISO 8601. */
  readonly now: string;
  /** Names of documents that are saved together with the checked one. */
  readonly together: ReadonlySet<string>;
}

/** Problems of a document that only the shop's data shows: what it names and the shop does not have, empty rules. */
export function checkDocument(
  name: DocumentName,
  { front }: DocumentText,
  context: CheckContext,
): readonly RecordIssue[] {
  const issues = recordKindOf(name.kind)?.check(context.store, front, context.now) ?? [];
  const unknown = references(front, name).filter(({ subject }) => !exists(subject, context));
  return [
    ...issues,
    ...unknown.map(({ path, subject }) => ({ path, message: describeUnknown(subject), refused: false })),
  ];
}

/** Lines of a Markdown text with links to what the shop does not have. `firstLine` is the line number of the text. */
export function checkLinks(
  body: string,
  firstLine: number,
  context: CheckContext,
): readonly { readonly line: number; readonly message: string }[] {
  return body.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(/\]\((?<target>\/[^)\s]*)\)/gu), ({ groups }) => pathSubject(groups?.['target'] ?? ''))
      .filter((subject) => subject !== null)
      .filter((subject) => !exists(subject, context))
      .map((subject) => ({ line: firstLine + index, message: describeUnknown(subject) })),
  );
}

/** What a document names. */
type Subject =
  | { readonly kind: 'document'; readonly name: DocumentName; readonly path: string | null }
  | { readonly kind: 'picture'; readonly key: string };

interface Reference {
  readonly path: readonly PropertyKey[];
  readonly subject: Subject;
}

/** Fields whose texts are handles of documents, by the kind of these. */
const handleFields: Readonly<Record<string, 'product' | 'collection'>> = {
  product: 'product',
  products: 'product',
  collection: 'collection',
  collections: 'collection',
};

const pictureFields: ReadonlySet<string> = new Set(['image', 'picture', 'cardImage']);

/** Fields of texts that look like paths but name something that need not exist. */
const freeFields: ReadonlySet<string> = new Set(['from']);

function references(value: unknown, name: DocumentName, path: readonly PropertyKey[] = []): readonly Reference[] {
  if (typeof value === 'string') {
    const subject = subjectOf(value, fieldOf(path), name);
    return subject ? [{ path, subject }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => references(each, name, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => references(each, name, [...path, key]));
}

/** The innermost name of a path. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.findLast((part) => typeof part === 'string') ?? '';
}

function subjectOf(value: string, field: string, { kind, parent }: DocumentName): Subject | null {
  if (freeFields.has(field)) return null;
  if (value.startsWith('/')) return pathSubject(value);
  if (pictureFields.has(field)) return value === '' || value.includes('/') ? null : { kind: 'picture', key: value };
  const target = handleFields[field] ?? (field === 'related' ? relatedKind(kind) : undefined);
  const name =
    target && parseDocumentName([target, target === 'article' ? parent : '', value].filter(Boolean).join('/'));
  return name ? { kind: 'document', name, path: null } : null;
}

function relatedKind(kind: DocumentName['kind']): 'article' | 'product' | undefined {
  return kind === 'article' || kind === 'product' ? kind : undefined;
}

/** null for a path that shows no document, or all products. */
function pathSubject(target: string): Subject | null {
  const path = target.replace(/[?#].*$/u, '').replace(/(?<=.)\/$/u, '');
  const name = path === '/' || path === '/collections/all' ? null : documentAtPath(path);
  return name ? { kind: 'document', name, path } : null;
}

function exists(subject: Subject, { store, together }: CheckContext): boolean {
  if (subject.kind === 'picture') return store.first('SELECT 1 FROM media WHERE key = ?', subject.key) !== null;
  const { name, path } = subject;
  if (together.has(formatDocumentName(name))) return true;
  if (path !== null && store.first('SELECT 1 FROM redirect WHERE path = ?', path)) return true;
  return isStored(store, name);
}

function isStored(store: Database, { kind, parent, handle }: DocumentName): boolean {
  const table = kind === 'product' || kind === 'collection' ? kind : null;
  if (table && store.first(`SELECT 1 FROM ${table} WHERE handle = ?`, handle)) return true;
  const stored = `SELECT 1 FROM document WHERE kind = ?1 AND parent = ?2 AND handle = ?3
    UNION ALL SELECT 1 FROM draft WHERE kind = ?1 AND parent = ?2 AND handle = ?3`;
  return store.first(stored, kind, parent, handle) !== null;
}

function describeUnknown(subject: Subject): string {
  if (subject.kind === 'picture') return `there is no picture "${subject.key}": it will be left out.`;
  const { name, path } = subject;
  return path === null
    ? `there is no ${name.kind} "${name.handle}": it will be left out.`
    : `${path} leads nowhere: there is no ${formatDocumentName(name)}.`;
}

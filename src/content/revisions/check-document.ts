import { z } from 'zod';
import type { RecordIssue } from '#catalog/merchandise/stored-record.ts';
import type { ContentKind, KindField } from '#shop/content/entry.ts';
import { pictureKeys } from '#shop/text/markdown/markdown.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { checkEntry } from '../kinds/entry-schema.ts';
import { toContentKind } from '../kinds/kind-schema.ts';
import {
  type DocumentName,
  documentAtPath,
  documentFile,
  type DocumentText,
  formatDocumentName,
  parseDocumentName,
} from './document-name.ts';
import { readDocumentVersions } from './document-versions.ts';
import { missingDelivery } from './profile-schema.ts';
import { recordKindOf } from './record-kinds.ts';

interface CheckContext {
  readonly store: Database;
  /** ISO 8601. */
  readonly now: string;
  /** The documents that are saved together with the checked one, by name. */
  readonly together: ReadonlyMap<string, DocumentText>;
}

/** Problems of a document that only the shop's data shows: what it names and the shop does not have, empty rules. */
export function checkDocument(
  name: DocumentName,
  { front }: DocumentText,
  context: CheckContext,
): readonly RecordIssue[] {
  const kind = name.kind === 'entry' ? readKind(context, name.parent) : null;
  const issues = [
    ...(recordKindOf(name.kind)?.check(context.store, front, context.now) ?? []),
    ...(kind ? checkEntry(kind, front).map((issue) => ({ ...issue, refused: true })) : []),
    ...(name.kind === 'kind' ? checkStoredEntries(name, front, context) : []),
    ...(name.kind === 'redirects' ? checkSources(front, context) : []),
    ...(name.kind === 'profile' ? missingDelivery(front).map((issue) => ({ ...issue, refused: false })) : []),
  ];
  const named = kind ? entryReferences(kind, front) : references(front, name);
  const unknown = named.filter(({ subject }) => !exists(subject, context));
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
    [
      ...subjectsIn(line)
        .filter((subject) => !exists(subject, context))
        .map(describeUnknown),
      ...Array.from(line.matchAll(bareNames), ({ groups }) => describeBareName(groups?.['name'] ?? '')),
    ].map((message) => ({ line: firstLine + index, message })),
  );
}

/** What a line of Markdown links to on this site, and the pictures that it names. */
function subjectsIn(line: string): readonly Subject[] {
  const paths = Array.from(line.matchAll(/\]\((?<target>\/[^)\s]*)\)/gu), ({ groups }) =>
    pathSubject(groups?.['target'] ?? ''),
  );
  const pictures = pictureKeys(line).map((key) => ({ kind: 'picture' as const, key }));
  return [...paths.filter((subject) => subject !== null), ...pictures];
}

/** A picture without `image:`, which would be a file beside the page: `![The four of us](team)`. */
const bareNames = /!\[[^[\]]*\]\(\s*(?<name>[\w.-]+)\s*(?:"[^"]*"\s*)?\)/gu;

function describeBareName(name: string): string {
  const key = name.replace(/\.[a-z]+$/iu, '');
  return `"${name}" is not the address of a picture. Write image:${key} for a picture that media list names ${key}.`;
}

/** The kind of an entry as it will be: saved together with the entry, else as the shop has it. */
function readKind({ store, now, together }: CheckContext, handle: string): ContentKind | null {
  const name: DocumentName = { kind: 'kind', parent: '', handle };
  const versions = readDocumentVersions(store, name, now);
  const text = together.get(formatDocumentName(name)) ?? versions?.draft ?? versions?.published;
  return text ? toContentKind({ handle, front: text.front, updatedAt: now }) : null;
}

/** Entries of the shop that a changed kind has other fields than: what does not fit is no longer shown. */
function checkStoredEntries({ handle }: DocumentName, front: unknown, context: CheckContext): readonly RecordIssue[] {
  const kind = toContentKind({ handle, front, updatedAt: context.now });
  const rows = context.store.all("SELECT handle, front FROM document WHERE kind = 'entry' AND parent = ?", handle);
  return rows.flatMap((row) => {
    const name: DocumentName = { kind: 'entry', parent: handle, handle: text(row, 'handle') };
    const [issue] =
      kind && !context.together.has(formatDocumentName(name)) ? checkEntry(kind, JSON.parse(text(row, 'front'))) : [];
    const message = `${documentFile(name)} does not fit any more: ${issue?.message ?? ''}`;
    return issue ? [{ path: ['fields'], message, refused: false }] : [];
  });
}

/** Redirects of addresses that have a page: it is shown, and the redirect waits until it is gone. */
function checkSources(front: unknown, context: CheckContext): readonly RecordIssue[] {
  const sources = z
    .array(z.object({ from: z.string() }))
    .catch([])
    .parse(front);
  return sources.flatMap(({ from }, index) => {
    const subject = pathSubject(from);
    const message = `${from} has a page, which is shown instead of this redirect.`;
    return subject && hasPage(subject, context) ? [{ path: [index, 'from'], message, refused: false }] : [];
  });
}

/** An archived product has none. */
function hasPage(subject: DocumentSubject, context: CheckContext): boolean {
  const { kind, handle } = subject.name;
  if (kind !== 'product') return hasDocument(subject, context);
  return context.store.first(`SELECT 1 FROM product WHERE handle = ? AND status = 'published'`, handle) !== null;
}

/** What the fields of an entry name, by the types that its kind declares. */
function entryReferences({ fields }: ContentKind, front: unknown): readonly Reference[] {
  const written = z.record(z.string(), z.unknown()).catch({}).parse(front);
  const pictures = ['image', ...fields.filter(({ type }) => type === 'image').map(({ name }) => name)];
  return [
    ...pictures.flatMap((name) => {
      const key = written[name];
      return typeof key === 'string' && key !== '' && !key.includes('/')
        ? [{ path: [name], subject: { kind: 'picture' as const, key } }]
        : [];
    }),
    ...fields
      .filter(({ type }) => type === 'reference')
      .flatMap((field) => fieldReferences(field, written[field.name])),
  ];
}

function fieldReferences({ name: field, to }: KindField, written: unknown): readonly Reference[] {
  const handles: readonly unknown[] = Array.isArray(written) ? written : [written];
  return handles.flatMap((handle, index) => {
    if (typeof handle !== 'string' || to === null) return [];
    const name = parseDocumentName(referencedKinds.has(to) ? `${to}/${handle}` : `entry/${to}/${handle}`);
    const path = Array.isArray(written) ? [field, index] : [field];
    return name ? [{ path, subject: { kind: 'document' as const, name, path: null } }] : [];
  });
}

/** What references name besides entries of a kind. */
const referencedKinds: ReadonlySet<string> = new Set(['product', 'collection', 'page']);

/** What a document names. */
type Subject = DocumentSubject | { readonly kind: 'picture'; readonly key: string };

interface DocumentSubject {
  readonly kind: 'document';
  readonly name: DocumentName;
  readonly path: string | null;
}

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
function pathSubject(target: string): DocumentSubject | null {
  const path = target.replace(/[?#].*$/u, '').replace(/(?<=.)\/$/u, '');
  const name = path === '/' || path === '/collections/all' ? null : documentAtPath(path);
  return name ? { kind: 'document', name, path } : null;
}

function exists(subject: Subject, context: CheckContext): boolean {
  if (subject.kind === 'picture') return context.store.first('SELECT 1 FROM media WHERE key = ?', subject.key) !== null;
  const { path } = subject;
  if (path !== null && context.store.first('SELECT 1 FROM redirect WHERE path = ?', path)) return true;
  return hasDocument(subject, context);
}

function hasDocument({ name, path }: DocumentSubject, { store, together }: CheckContext): boolean {
  // The page of a content kind lists its entries, unless a page has the same handle.
  const names = name.kind === 'page' && path !== null ? [name, { ...name, kind: 'kind' as const }] : [name];
  return names.some((each) => together.has(formatDocumentName(each)) || isStored(store, each));
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

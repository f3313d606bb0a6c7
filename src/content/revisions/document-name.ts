import { routes } from '#routes.ts';
import type { DocumentKind } from '../save-document.ts';
import type { RecordKindName } from './record-kinds.ts';

export type EditableKind = DocumentKind | 'product' | RecordKindName;

/** The name of a document: `page/about`, `article/journal/a-table-for-six`, `home`. */
export interface DocumentName {
  readonly kind: EditableKind;
  /** The blog of an article or the kind of an entry, else empty. */
  readonly parent: string;
  readonly handle: string;
}

/** The text of a document: front matter (any JSON) and Markdown. */
export interface DocumentText {
  readonly title: string;
  readonly front: unknown;
  readonly body: string;
}

interface EditableKindRules {
  /** File below the content folder; `*` is a part of the document's name. */
  readonly file: string;
  /** The page that shows it; null: it is part of other pages. */
  readonly path: ((name: DocumentName) => string) | null;
  /** The handle of a kind that has only one document. */
  readonly only?: string;
  /** The name has the parent before the handle. */
  readonly hasParent?: true;
  /** The one spelling of a handle that has several. */
  readonly spelling?: (handle: string) => string;
}

const kindRules: Readonly<Record<EditableKind, EditableKindRules>> = {
  home: { file: 'home.yaml', path: routes.home, only: 'home' },
  page: { file: 'pages/*.md', path: ({ handle }) => routes.page(handle) },
  article: { file: 'blogs/*/*.md', path: ({ parent, handle }) => routes.article(parent, handle), hasParent: true },
  blog: { file: 'blogs/*.yaml', path: ({ handle }) => routes.blog(handle) },
  kind: { file: 'kinds/*.yaml', path: ({ handle }) => routes.page(handle) },
  entry: { file: 'entries/*/*.md', path: ({ parent, handle }) => routes.entry(parent, handle), hasParent: true },
  policy: { file: 'policies/*.md', path: ({ handle }) => routes.policy(handle) },
  product: { file: 'products/*.md', path: ({ handle }) => routes.product(handle) },
  collection: { file: 'collections/*.md', path: ({ handle }) => routes.collection(handle) },
  code: { file: 'codes/*.yaml', path: null, spelling: (code) => code.toUpperCase() },
  redirects: { file: 'redirects.yaml', path: null, only: 'redirects' },
  menu: { file: 'menus/*.yaml', path: null },
  announcement: { file: 'announcements/*.yaml', path: null },
  faq: { file: 'faq.md', path: null, only: 'faq' },
  profile: { file: 'shop.yaml', path: null, only: 'shop' },
};

const editableKinds: readonly EditableKind[] = Object.keys(kindRules).filter(isKind);

/** Parses `article/journal/a-table-for-six`; null if it is no document name. */
export function parseDocumentName(text: string): DocumentName | null {
  const [kind = '', ...parts] = text.split('/');
  if (!isKind(kind) || !parts.every(isHandle)) return null;
  const { only, hasParent = false, spelling = (handle) => handle } = kindRules[kind];
  if (only !== undefined) return parts.every((part) => part === only) ? { kind, parent: '', handle: only } : null;
  const [handle, parent = '', ...more] = parts.toReversed();
  if (handle === undefined || more.length > 0 || hasParent !== (parent !== '')) return null;
  return { kind, parent, handle: spelling(handle) };
}

export function formatDocumentName({ kind, parent, handle }: DocumentName): string {
  if (kindRules[kind].only !== undefined) return kind;
  return [kind, parent, handle].filter((part) => part !== '').join('/');
}

/** The path of a document's file below the content folder. */
export function documentFile({ kind, parent, handle }: DocumentName): string {
  const parts = [parent, handle].filter((part) => part !== '');
  return kindRules[kind].file.replaceAll('*', () => parts.shift() ?? '');
}

/** The document of a file, by the end of its path; null if it is no document's file. */
export function documentOfFile(path: string): DocumentName | null {
  for (const kind of editableKinds) {
    const found = filePattern(kind).exec(path.replaceAll('\\', '/'));
    if (found) return parseDocumentName([kind, ...found.slice(1)].join('/'));
  }
  return null;
}

/** Whether a file is in a folder of documents and looks like one, but its name or extension is not that of a document. */
export function isMisnamedDocument(path: string): boolean {
  const parts = path.replaceAll('\\', '/').split('/');
  const isInFolder = parts.slice(0, -1).some((part) => documentFolders.has(part));
  return isInFolder && /\.(?:md|markdown|ya?ml)$/iu.test(parts.at(-1) ?? '') && documentOfFile(path) === null;
}

const documentFolders: ReadonlySet<string> = new Set(
  Object.values(kindRules).flatMap(({ file }) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : [])),
);

function filePattern(kind: EditableKind): RegExp {
  const file = kindRules[kind].file.replaceAll('.', String.raw`\.`).replaceAll('*', '([^/]+)');
  return new RegExp(`(?:^|/)${file}$`, 'u');
}

/** The page that shows a document; null if it is part of other pages. */
export function documentPath(name: DocumentName): string | null {
  return kindRules[name.kind].path?.(name) ?? null;
}

/** The document shown at a path; null if none can be edited. */
export function documentAtPath(path: string): DocumentName | null {
  if (path === routes.home()) return parseDocumentName('home');
  if (path === routes.about()) return parseDocumentName('page/about');
  const [, folder = '', ...parts] = path.split('/').map(decodePart);
  const [first = ''] = parts;
  if (folder === 'products') return parseDocumentName(`product/${first}`);
  if (folder === 'pages' && parts.length === 2) return parseDocumentName(`entry/${parts.join('/')}`);
  const kind = folder === 'blogs' ? (parts.length === 1 ? 'blog' : 'article') : kindsByFolder.get(folder);
  return kind === undefined ? null : parseDocumentName([kind, ...parts].join('/'));
}

const kindsByFolder: ReadonlyMap<string, EditableKind> = new Map([
  ['pages', 'page'],
  ['policies', 'policy'],
  ['collections', 'collection'],
]);

function isKind(text: string): text is EditableKind {
  return Object.hasOwn(kindRules, text);
}

/** Letters, digits, hyphens and underscores, which are valid in URLs and file names on every system. */
function isHandle(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u.test(text);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

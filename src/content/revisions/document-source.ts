import { type Document, isMap, LineCounter, parse, parseDocument, stringify, visit } from 'yaml';
import { countLines, countMarks, markdownLimits } from '#shop/text/markdown/bound-markdown.ts';
import { checkFaqLinks } from '../faq.ts';
import { checkFrontMatter, checkUnsafeHtml } from './check-front-matter.ts';
import type { DocumentText, EditableKind } from './document-name.ts';

/** A problem on a line of a file (from 1), with its remedy. */
export interface SourceIssue {
  readonly line: number;
  readonly message: string;
}

/** A parsed file, with warnings about what will not be shown; or all problems of an invalid one. */
export type SourceResult =
  | ({ readonly ok: true; readonly text: DocumentText; readonly warnings: readonly SourceIssue[] } & SourceLines)
  | { readonly ok: false; readonly faults: readonly SourceIssue[] };

/** The lines at which a valid file has its parts. */
export interface SourceLines {
  /** The line of a path of the front matter, or of the deepest part of it that is there. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** The line of the first character of the text. */
  readonly bodyLine: number;
}

/** Kinds whose file is YAML. The files of the others are Markdown with front matter. */
const dataKinds: ReadonlySet<EditableKind> = new Set([
  'home',
  'menu',
  'blog',
  'profile',
  'announcement',
  'code',
  'redirects',
  'kind',
]);

/** Kinds with lists that grow with the shop and are never rendered as Markdown. */
const listKinds: ReadonlySet<EditableKind> = new Set(['redirects', 'collection']);
const maxListCharacters = 2_000_000;

/** Fields that are part of the file name or managed by the shop, and therefore not written to a file. */
const managedFields: ReadonlySet<string> = new Set([
  'title',
  'handle',
  'kind',
  'blog',
  'status',
  'publishedAt',
  'updatedAt',
]);

/** Formats the file of a document; `parseSource` is the inverse. */
export function formatSource(kind: EditableKind, { title, front, body }: DocumentText): string {
  if (dataKinds.has(kind)) return yaml(front);
  const fields = Object.entries(front ?? {}).filter(([name]) => !managedFields.has(name));
  return `---\n${yaml({ title, ...Object.fromEntries(fields) })}---\n${body === '' ? '' : `\n${body}\n`}`;
}

/** Whether two versions have the same source. */
export function isSameSource(kind: EditableKind, one: DocumentText, other: DocumentText): boolean {
  return formatSource(kind, one) === formatSource(kind, other);
}

function yaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, singleQuote: true });
}

/** Parses the file of a document. `handle` is its title if it has none. */
export function parseSource(kind: EditableKind, handle: string, source: string): SourceResult {
  const limit = listKinds.has(kind) ? maxListCharacters : markdownLimits.characters;
  if (source.length > limit) return { ok: false, faults: [lengthFault(source, limit)] };
  const parts = dataKinds.has(kind) ? { front: source, line: 1, body: '', bodyLine: 1 } : splitFrontMatter(source);
  if (!parts) return { ok: false, faults: [{ line: 1, message: missingFrontMatter }] };
  const extent = extentFault(parts);
  if (extent) return { ok: false, faults: [extent] };
  const lines = new LineCounter();
  const document = parseDocument(parts.front, { lineCounter: lines });
  const lineAt = (offset: number): number => lines.linePos(offset).line + parts.line - 1;
  const broken = [...syntaxFaults(document, lineAt), ...aliasFaults(document, lineAt)];
  if (broken.length > 0) return { ok: false, faults: broken };
  const front = dataOf(document);
  if (front === tooManyAliases) return { ok: false, faults: [{ line: parts.line, message: tooManyAliases }] };
  const found = checkFrontMatter(kind, front);
  const notes = found.map(({ path, message }) => ({ line: lineOf(path, document, lineAt), message }));
  if (found.some(({ refused }) => refused)) return { ok: false, faults: notes };
  const unlinked = kind === 'faq' ? checkFaqLinks(parts.body, parts.bodyLine) : [];
  const warnings = [...notes, ...checkUnsafeHtml(parts.body, parts.bodyLine), ...unlinked];
  const text = { title: titleOf(front) ?? handle, front, body: parts.body };
  return { ok: true, text, warnings, lineOf: (path) => lineOf(path, document, lineAt), bodyLine: parts.bodyLine };
}

/** On the line that is partly over the limit, or the first one that is. */
function lengthFault(source: string, limit: number): SourceIssue {
  const line = source.slice(0, limit + 1).split('\n').length;
  const message = `the file has ${source.length} characters, ${limit} are allowed: shorten it, or split it.`;
  return { line, message };
}

/** A text that would take too long to render, at its first line; null for any other. */
function extentFault({ body, bodyLine }: SourceParts): SourceIssue | null {
  const counts = { lines: countLines(body), marks: countMarks(body) };
  const what = (['lines', 'marks'] as const).find((each) => counts[each] > markdownLimits[each]);
  if (!what) return null;
  const name = what === 'marks' ? 'marks of Markdown' : what;
  const message = `the text has ${counts[what]} ${name}, ${markdownLimits[what]} are allowed: shorten it, or split it.`;
  return { line: bodyLine, message };
}

const missingFrontMatter =
  'there is no front matter: begin the file with a line ---, then "title: …", then another line --- and the text.';

interface SourceParts {
  readonly front: string;
  /** Line number of the front matter. */
  readonly line: number;
  readonly body: string;
  readonly bodyLine: number;
}

function splitFrontMatter(source: string): SourceParts | null {
  const text = source.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
  const found = /^---\n(?<front>[\s\S]*?\n|)---(?:\n(?<gap>\s*\n)?|$)(?<body>[\s\S]*)$/u.exec(text)?.groups;
  if (!found) return null;
  const { front = '', body = '' } = found;
  const before = text.length - body.length;
  return { front, line: 2, body: body.trim(), bodyLine: text.slice(0, before).split('\n').length };
}

const tooManyAliases =
  'its aliases (*name) would make it grow without measure: write out what you mean in their place.';

/** The value of the front matter, or `tooManyAliases`. */
function dataOf(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (error) {
    if (error instanceof ReferenceError) return tooManyAliases;
    throw error;
  }
}

function titleOf(front: unknown): string | null {
  const title = typeof front === 'object' && front !== null && 'title' in front ? front.title : null;
  return typeof title === 'string' && title.trim() !== '' ? title : null;
}

type LineAt = (offset: number) => number;

function syntaxFaults({ errors }: Document.Parsed, lineAt: LineAt): readonly SourceIssue[] {
  return errors.map(({ code, pos, message }) => ({
    line: lineAt(pos[0]),
    message: `${message.split(/ at line|\n/u)[0] ?? 'not YAML'}. ${remedies.get(code) ?? 'Put texts that contain ": " or start with a special character in quotes.'}`,
  }));
}

const unclosed = 'Close every quotation mark, bracket and brace, and begin all fields of a mapping at the same column.';

const remedies: ReadonlyMap<string, string> = new Map([
  ['TAB_AS_INDENT', 'Use spaces.'],
  ['BAD_INDENT', unclosed],
  ['DUPLICATE_KEY', 'Keep one of them.'],
  ['MISSING_CHAR', unclosed],
]);

/** Aliases inside their own anchor, which would make the data infinite. */
function aliasFaults(document: Document.Parsed, lineAt: LineAt): readonly SourceIssue[] {
  const found: SourceIssue[] = [];
  visit(document, {
    Alias: (_key, node, path) => {
      const named = node.resolve(document);
      if (named !== undefined && !path.some((each) => each === named)) return;
      const why = named === undefined ? 'names nothing' : 'stands inside what it names, which would never end';
      const message = `*${node.source} ${why}: write out what you mean in its place.`;
      found.push({ line: lineAt(node.range?.[0] ?? 0), message });
    },
  });
  return found;
}

/** The line of the deepest part of a path that exists. */
function lineOf(path: readonly PropertyKey[], document: Document.Parsed, lineAt: LineAt): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const offset = offsetOf(document, path.slice(0, depth));
    if (offset !== null) return lineAt(offset);
  }
  return lineAt(0);
}

/** The offset of a value, or of its key in a mapping. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number | null {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const name = path.at(-1);
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === name) : undefined;
  return rangeOf(pair?.key) ?? rangeOf(document.getIn(path, true));
}

function rangeOf(node: unknown): number | null {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : null;
}

export interface FrontMatter {
  /** The front matter; empty if there is none. */
  readonly front: unknown;
  readonly body: string;
}

/** Splits a text into its YAML front matter, between two lines of `---`, and its body. */
export function readFrontMatter(text: string): FrontMatter {
  const found = /^---\r?\n(?<front>[\s\S]*?)\r?\n---(?:\r?\n|$)(?<body>[\s\S]*)$/u.exec(text);
  if (!found?.groups) return { front: {}, body: text };
  return { front: parse(found.groups['front'] ?? ''), body: (found.groups['body'] ?? '').trim() };
}

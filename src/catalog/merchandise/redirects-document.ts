import { z } from 'zod';
import { parseRequestTarget } from '#shop/seo/canonical-path.ts';
import type { Database } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import type { RecordIssue, RecordDocuments, RecordText, PublishedRecord } from './stored-record.ts';

const path = z
  .string('must be a path of this site, e.g. /old-page')
  .refine((written) => canonicalTarget(written) !== null, 'must be a path of this site, e.g. /old-page');

const frontSchema = z.array(
  z.looseObject({ from: path, to: path }, 'must have "from" and "to"'),
  'must be a list of redirects, each with "from" and "to"',
);

/** A redirect from a path to another of this site; what follows the path of a target is kept. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** All redirects as one document. */
export const redirectRecords: RecordDocuments = {
  schema: frontSchema,
  handles: (store) => (store.first('SELECT 1 FROM redirect') ? ['redirects'] : []),
  read: readRedirects,
  complete: (_store, _handle, written) => ({ ...written, front: sorted(canonicalRedirects(written.front)) }),
  write: writeRedirects,
  remove: (store) => void store.run('DELETE FROM redirect'),
  check: (_store, front) => checkRedirects(canonicalRedirects(front)),
};

/** The canonical spelling of a path, with its query and fragment; null for what is no path of this site. */
export function canonicalTarget(written: string): string | null {
  const [, base = '', fragment = ''] = /^(\/(?!\/)[^#]*)(#[^\s]*)?$/u.exec(written.trim()) ?? [];
  if (base === '') return null;
  const target = parseRequestTarget(encodeURI(decodeTolerantly(base)));
  if (target.kind === 'malformed') return null;
  return (target.kind === 'redirect' ? target.location : target.path + target.search) + fragment;
}

function decodeTolerantly(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/** The canonical spelling of the path to redirect from; queries do not count. */
export function canonicalSource(written: string): string | null {
  return canonicalTarget(written.replace(/[?#].*$/u, ''));
}

function canonicalRedirects(front: unknown): readonly Redirect[] {
  return frontSchema
    .parse(front)
    .map(({ from, to }) => ({ from: canonicalSource(from) ?? from, to: canonicalTarget(to) ?? to }));
}

function sorted(redirects: readonly Redirect[]): readonly Redirect[] {
  return redirects.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

function readRedirects(store: Database): PublishedRecord | null {
  const rows = store.all('SELECT path, target, since FROM redirect ORDER BY path');
  const latest = rows
    .map((row) => text(row, 'since'))
    .toSorted()
    .at(-1);
  if (latest === undefined) return null;
  const front = sorted(rows.map((row): Redirect => ({ from: text(row, 'path'), to: text(row, 'target') })));
  return { text: { title: 'redirects', front, body: '' }, publishedAt: latest, updatedAt: latest };
}

function writeRedirects(store: Database, _handle: string, { front, now }: RecordText & { readonly now: string }): void {
  const redirects = canonicalRedirects(front);
  store.run(
    'DELETE FROM redirect WHERE path NOT IN (SELECT value FROM json_each(?))',
    JSON.stringify(redirects.map(({ from }) => from)),
  );
  for (const redirect of redirects) writeRedirect(store, redirect, now);
}

/** Creates a redirect or gives it another target. `now` is ISO 8601. */
export function writeRedirect(store: Database, { from, to }: Redirect, now: string): void {
  store.run(
    `INSERT INTO redirect VALUES (?, ?, ?)
     ON CONFLICT (path) DO UPDATE SET target = excluded.target, since = excluded.since WHERE target <> excluded.target`,
    from,
    to,
    now,
  );
}

/** Redirects that are there twice, and those that end where they began. `path` begins with the place in the list. */
export function checkRedirects(redirects: readonly Redirect[]): readonly RecordIssue[] {
  const places = new Map<string, number>();
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from }, index): readonly RecordIssue[] => {
    const before = places.get(from);
    places.set(from, index);
    if (before !== undefined)
      return [{ path: [index, 'from'], message: `${from} is redirected twice: remove one of the two.`, refused: true }];
    const circle = findCircle(from, targets);
    if (!circle) return [];
    return [
      {
        path: [index, 'to'],
        message: `${circle.join(' → ')} never ends: remove one of these redirects.`,
        refused: true,
      },
    ];
  });
}

/** The paths that a redirect leads through until it is back where it began; null if it is not. */
function findCircle(from: string, targets: ReadonlyMap<string, string>): readonly string[] | null {
  const passed = [from];
  for (let at = targets.get(from); at !== undefined; at = targets.get(sourceOf(at))) {
    passed.push(at);
    if (sourceOf(at) === from) return passed;
    if (passed.length > targets.size + 1) return null;
  }
  return null;
}

function sourceOf(target: string): string {
  return target.replace(/[?#].*$/u, '');
}

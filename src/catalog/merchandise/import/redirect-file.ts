import type { ReportProblem } from '../../csv/import-problems.ts';
import { readTable, type TableRow } from '../../csv/table/read-table.ts';
import { canonicalSource, canonicalTarget, checkRedirects, type Redirect } from '../redirects-document.ts';

/** The headings of Shopify's exports of redirects, and of Matrixify's. */
const sources = ['redirect from', 'path', 'from'] as const;
const targets = ['redirect to', 'target', 'to'] as const;

export interface RedirectFileOptions {
  /** Redirects of the shop, which those of the file with the same path replace. */
  readonly existing: readonly Redirect[];
  /** Scheme and host of this shop, by which addresses may begin; null where it has no fixed one. */
  readonly origin: string | null;
}

/** The redirects of the shop together with those of a CSV file; null, and reported, when there is any problem. */
export async function readRedirectFile(
  path: string,
  { existing, origin }: RedirectFileOptions,
  report: ReportProblem,
): Promise<readonly Redirect[] | null> {
  const rows = await readTable(path, [sources, targets], report);
  const read = rows?.map((row) => ({ line: row.line, redirect: toRedirect(row, origin, report) }));
  if (!read) return null;
  const given = read.flatMap(({ line, redirect }) => (redirect ? [{ line, redirect }] : []));
  const paths = new Set(given.map(({ redirect }) => redirect.from));
  const kept = existing.filter(({ from }) => !paths.has(from));
  const all = [...given.map(({ redirect }) => redirect), ...kept];
  const issues = checkRedirects(all);
  for (const { path: at, message } of issues) {
    const line = given[Number(at[0])]?.line;
    if (line !== undefined) report({ line, column: '', message, remedy: '' });
  }
  return given.length < read.length || issues.length > 0 ? null : all;
}

function toRedirect(row: TableRow, origin: string | null, report: ReportProblem): Redirect | null {
  const [from, to] = [sources, targets].map((names) => withoutOrigin(firstCell(row, names), origin));
  const redirect = { from: canonicalSource(from ?? ''), to: canonicalTarget(to ?? '') };
  if (redirect.from !== null && redirect.to !== null) return { from: redirect.from, to: redirect.to };
  const [column = '', cell] = redirect.from === null ? [sources[0], from] : [targets[0], to];
  const message = `“${cell}” is no path of this site.`;
  report({ line: row.line, column, message, remedy: 'Write a path that begins with /, or remove this row.' });
  return null;
}

function firstCell(row: TableRow, headings: readonly string[]): string {
  return headings.map((heading) => row.cell(heading)).find((cell) => cell !== '') ?? '';
}

/** Shopify accepts paths without their first slash. */
function withoutOrigin(address: string, origin: string | null): string {
  const path = origin !== null && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return /^[a-z][a-z\d+.-]*:|^\/\/|^$/iu.test(path) || path.startsWith('/') ? path : `/${path}`;
}

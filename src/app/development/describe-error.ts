import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { escapeHtml } from '#shop/text/html/escape.ts';
import { replaceableComponents, uiFolder } from '../site/theme/site-components.ts';

/** An error as the overlay in the browser shows it. */
export interface ErrorDescription {
  readonly name: string;
  readonly title: string;
  /** HTML. */
  readonly message: string;
  readonly stack: string;
  readonly loc?: SourceLocation;
  /** HTML of the lines around the location. */
  readonly highlightedCode?: string;
}

interface SourceLocation {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Describes what failed and the line of the project that it comes from. */
export function describeError(error: unknown, root: string): ErrorDescription {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const loc = compilerLocation(error) ?? stackLocation(stack ?? '', root);
  const text = stripVTControlCharacters(message) + importHint(message, root);
  return {
    name,
    title: text.split('\n', 1)[0] ?? name,
    message: escapeHtml(text),
    stack: stripVTControlCharacters(stack ?? ''),
    ...(loc && { loc, highlightedCode: codeAround(loc) }),
  };
}

/** A component or section that was copied to the merchant's folder keeps the relative imports of the storefront. */
function importHint(message: string, root: string): string {
  const [, source = '', importer = ''] =
    /^Failed to load url (\.\.?\/\S+) .* in (\S+)\. Does the file exist\?/.exec(message) ?? [];
  if (importer === '' || importer.startsWith(`${root}/src/`)) return '';
  const original = replaceableComponents.get(basename(importer));
  const folder = original ? relative(uiFolder, dirname(original)) : `sections/${basename(dirname(importer))}`;
  const target = `#ui/${posix.join(folder, source)}`;
  return `\nIf this is a copy of a file of the storefront, write ${target} in place of ${source}, and its other relative imports likewise: see site/README.md.`;
}

/** Describes content that fails its schema, one line for each fault. */
export function describeContentFaults(lines: readonly string[]): ErrorDescription {
  const title = lines.length === 1 ? 'Content cannot be shown' : `${lines.length} pieces of content cannot be shown`;
  return { name: 'ContentError', title, message: lines.map(escapeHtml).join('<br>'), stack: lines.join('\n') };
}

/** A page for an error that kept a page from being rendered; it reloads when a file changes. */
export function errorPage({ name, title, message, stack, loc, highlightedCode = '' }: ErrorDescription): string {
  const place = loc ? `<p>${escapeHtml(`${loc.file}:${loc.line}:${loc.column}`)}</p>` : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><script type="module" src="/@vite/client"></script></head>
<body><h1>${escapeHtml(name)}</h1><pre>${message}</pre>${place}${highlightedCode}<pre>${escapeHtml(stack)}</pre></body>
</html>
`;
}

const compilerError = z.object({
  id: z.string().optional(),
  loc: z.object({ file: z.string().optional(), line: z.number(), column: z.number().default(1) }),
});

/** Errors of Vite and of Astro's compiler carry their location. */
function compilerLocation(error: unknown): SourceLocation | null {
  const { data } = compilerError.safeParse(error);
  const file = data?.loc.file ?? data?.id?.replace(/\?.*$/, '');
  return data && file !== undefined ? { ...data.loc, file } : null;
}

/** The first line of the stack that is in the project. */
function stackLocation(stack: string, root: string): SourceLocation | null {
  for (const [, place = '', line, column] of stack.matchAll(
    /((?:file:\/\/)?\/[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/g,
  )) {
    const file = place.startsWith('file:') ? fileURLToPath(place) : place;
    if (file.startsWith(root) && !file.includes('/node_modules/'))
      return { file, line: Number(line), column: Number(column) };
  }
  return null;
}

function codeAround({ file, line }: SourceLocation): string {
  if (!existsSync(file)) return '';
  const first = Math.max(0, line - contextLines - 1);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(first, line + contextLines);
  const rows = lines.map((text, index) => {
    const marker = first + index + 1 === line ? 'line error-line' : 'line';
    return `<span class="${marker}">${escapeHtml(text)}</span>`;
  });
  return `<pre><code>${rows.join('\n')}</code></pre>`;
}

const contextLines = 3;

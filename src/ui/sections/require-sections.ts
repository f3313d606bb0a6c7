import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '#config.ts';

/** What each folder's `section.ts` exports as default, by path. */
export type SectionModules = Readonly<Record<string, unknown>>;

/**
 * Loads the definitions below a folder where no bundler does: in the command line and the benchmarks. Throws a
 * ConfigurationError that names file and line of what cannot be loaded, and what to do.
 */
export function requireSections(folder: URL): SectionModules {
  const require = createRequire(import.meta.url);
  return Object.fromEntries(
    sectionFiles(fileURLToPath(folder)).map((path) => {
      try {
        const module: unknown = require(path);
        return [path, typeof module === 'object' && module !== null && 'default' in module ? module.default : null];
      } catch (cause) {
        throw new ConfigurationError(describeLoadError(cause, path), { cause });
      }
    }),
  );
}

function sectionFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^[^/\\]+[/\\]section\.ts$/.test(name))
      .map((name) => `${folder.replace(/[/\\]$/, '')}/${name.replaceAll('\\', '/')}`)
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** `site/sections/hours/section.ts:6: Expected ',', got 'ident'. Correct this line.` */
function describeLoadError(error: unknown, path: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, missing, importer] =
    /^Cannot find (?:module|package) '([^']+)' imported from '?([^']+?)'?$/.exec(message) ?? [];
  if (missing !== undefined && importer !== undefined) return describeMissingImport(missing, importer, path);
  const [, forView] = /^Unknown file extension .* for (.+)$/.exec(message) ?? [];
  if (forView !== undefined)
    return `${importOf(forView, path).place}: this file runs in plain Node, which cannot load ${forView}. Import it in the section’s view instead.`;
  const [, requested] = /^The requested module '([^']+)' does not/.exec(message) ?? [];
  const place = requested === undefined ? placeIn(stack, path) : importOf(requested, path).place;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const remedy = code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX' ? plainSyntax : 'Correct it there.';
  return `${place}: ${message.replace(/\.$/, '')}. ${remedy}`;
}

const plainSyntax = 'The types are only removed before this file runs: write it without an enum or a namespace.';

/** The first line of the stack that is in the section's folder: a definition may import a module beside it. */
function placeIn(stack: string, path: string): string {
  const frames = stack.replaceAll(/file:\/\/[^\s():]+/g, (url) => fileURLToPath(url));
  for (const [place] of frames.matchAll(/\/[^\s():]+:\d+/g)) if (place.startsWith(`${dirname(path)}/`)) return place;
  return path;
}

/** Of the absolute path or the name of a package that a file imports. */
function describeMissingImport(missing: string, importer: string, path: string): string {
  const { place, source } = importOf(missing, importer);
  const isPackage = !isAbsolute(missing);
  const remedy = isPackage ? packageRemedy(missing, path) : fileRemedy(source);
  return `${place}: there is no ${isPackage ? 'package' : 'file'} ${missing}. ${remedy}`;
}

function packageRemedy(name: string, path: string): string {
  return path.startsWith(`${storefront}/`)
    ? `Install it with \`npm install ${name}\`, or remove this import.`
    : `Sections use the packages of the storefront: move the folder of SITE_DIR into ${storefront}.`;
}

const storefront = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** `../fields.ts` in a section of the storefront is `#ui/sections/fields.ts`. */
function fileRemedy(source: string): string {
  if (!source.startsWith('../')) return 'Correct the path, or add the file.';
  return `If this section is a copy of one of the storefront, write #ui/sections/${source.slice('../'.length)} in place of ${source}.`;
}

/** The line that imports a module, as `path:line`, and how it is written there. */
function importOf(target: string, importer: string): { readonly place: string; readonly source: string } {
  const lines = readFileSync(importer, 'utf8').split('\n');
  for (const [index, text] of lines.entries()) {
    const [, source = ''] = /(?:\bfrom|\bimport)\s*['"]([^'"]+)['"]/.exec(text) ?? [];
    const imported = source.startsWith('.') ? resolve(dirname(importer), source) : source;
    if (imported === target || imported.startsWith(`${target}/`)) return { place: `${importer}:${index + 1}`, source };
  }
  return { place: importer, source: target };
}

import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { variables } from '#config.ts';
import type { Section } from '#shop/content/content.ts';
import type { SectionDefinition } from './define-section.ts';

/** The definition of a section that a shop shows; null for one of a type that it does not have. */
export function definitionOf({ type }: Section): SectionDefinition | null {
  return sectionTypes.get(type) ?? null;
}

/** What each folder's `section.ts` exports as default, by path. */
type SectionModules = Readonly<Record<string, unknown>>;

/**
 * Definitions by type, from the folders of the storefront and of the site. A folder of the site may add a type; with a
 * view alone it replaces that of a built-in one. Throws an error that names the file of a broken definition.
 */
export function collectSectionTypes(
  builtIn: SectionModules,
  site: SectionModules,
): ReadonlyMap<string, SectionDefinition> {
  const types = new Map<string, SectionDefinition>();
  for (const [path, definition] of [...Object.entries(builtIn), ...Object.entries(site)]) {
    const type = path.split('/').at(-2) ?? '';
    if (types.has(type))
      throw new Error(
        `${path}: "${type}" is built in. Rename the folder, or delete this file to replace the view only.`,
      );
    if (!isDefinition(definition))
      throw new Error(`${path}: the default export must be defineSection({ schema, resolve, markdown }).`);
    if (isOfAnotherType(definition, type))
      throw new Error(`${path}: its schema is for another type than "${type}". Write z.literal('${type}') there.`);
    types.set(type, definition);
  }
  return types;
}

function isDefinition(value: unknown): value is SectionDefinition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'schema' in value &&
    typeof value.schema === 'object' &&
    value.schema !== null &&
    'safeParse' in value.schema &&
    'resolve' in value &&
    typeof value.resolve === 'function' &&
    'markdown' in value &&
    typeof value.markdown === 'function'
  );
}

/** A copied definition whose schema still has the name of the type that it was copied from. */
function isOfAnotherType({ schema }: SectionDefinition, type: string): boolean {
  return schema.safeParse({ type }).error?.issues.some(({ path }) => path[0] === 'type') ?? false;
}

/** Loads the definitions below a folder where no bundler does: in the command line and the benchmarks. */
export function requireSections(folder: URL): SectionModules {
  const require = createRequire(import.meta.url);
  return Object.fromEntries(
    sectionFiles(fileURLToPath(folder)).map((path) => {
      try {
        const module: unknown = require(path);
        return [path, typeof module === 'object' && module !== null && 'default' in module ? module.default : null];
      } catch (cause) {
        throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
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

// Vite puts the modules into the bundle; plain Node has no `import.meta.env`.
export const sectionTypes: ReadonlyMap<string, SectionDefinition> = import.meta.env
  ? collectSectionTypes(
      import.meta.glob('./*/section.ts', { eager: true, import: 'default' }),
      import.meta.glob('#site/sections/*/section.ts', { eager: true, import: 'default' }),
    )
  : collectSectionTypes(
      requireSections(new URL('.', import.meta.url)),
      requireSections(
        pathToFileURL(join(resolve(variables.shape.SITE_DIR.parse(process.env['SITE_DIR'] || undefined)), 'sections/')),
      ),
    );

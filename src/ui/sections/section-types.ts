import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError, variables } from '#config.ts';
import type { Section } from '#shop/content/content.ts';
import type { SectionDefinition } from './define-section.ts';
import { requireSections, type SectionModules } from './require-sections.ts';

/** The definition of a section that a shop shows; null for one of a type that it does not have. */
export function definitionOf({ type }: Section): SectionDefinition | null {
  return sectionTypes.get(type) ?? null;
}

/**
 * Definitions by type, from the folders of the storefront and of the site. A folder of the site may add a type; with a
 * view alone it replaces that of a built-in one. Throws a ConfigurationError that names the file of a broken definition.
 */
export function collectSectionTypes(
  builtIn: SectionModules,
  site: SectionModules,
): ReadonlyMap<string, SectionDefinition> {
  const types = new Map<string, SectionDefinition>();
  for (const [path, definition] of [...Object.entries(builtIn), ...Object.entries(site)]) {
    const type = path.split('/').at(-2) ?? '';
    if (types.has(type))
      throw new ConfigurationError(
        `${path}: "${type}" is built in. Rename the folder, or delete this file to replace the view only.`,
      );
    if (!isDefinition(definition))
      throw new ConfigurationError(`${path}: the default export must be defineSection({ schema, resolve, markdown }).`);
    if (isOfAnotherType(definition, type))
      throw new ConfigurationError(
        `${path}: its schema is for another type than "${type}". Write z.literal('${type}') there.`,
      );
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

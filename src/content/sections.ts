import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import { findPicture } from '#storage/pictures.ts';
import type { SectionTools } from '#ui/sections/define-section.ts';
import { sectionTypes } from '#ui/sections/section-types.ts';
import { type ContentContext, renderBody, type Warn } from './documents.ts';

/** Reads the sections of a document; one of an unknown type or without a required field is left out with a warning. */
export function readSections(context: ContentContext, sources: unknown, warn: Warn): readonly Section[] {
  if (!Array.isArray(sources)) return [];
  const tools = sectionTools(context);
  return sources.flatMap((source: unknown, index) => {
    const parsed = parseSection(source);
    if (parsed.ok) return parsed.resolve(tools) ?? [];
    const problems = parsed.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    warn(`section ${index + 1} is left out (${problems.join('; ')})`);
    return [];
  });
}

type ParsedSection =
  | { readonly ok: true; readonly resolve: (tools: SectionTools) => Section | null }
  | { readonly ok: false; readonly issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[] };

const typedSchema = z.looseObject({ type: z.string() });

/** Parses a section as it is written in front matter by the schema of its type. */
export function parseSection(source: unknown): ParsedSection {
  const typed = typedSchema.safeParse(source);
  if (!typed.success) return { ok: false, issues: typed.error.issues };
  const { type } = typed.data;
  const definition = sectionTypes.get(type);
  if (!definition) {
    const message = `"${type}" is no type; use one of ${[...sectionTypes.keys()].join(', ')}`;
    return { ok: false, issues: [{ path: ['type'], message }] };
  }
  const parsed = definition.schema.safeParse(source);
  if (!parsed.success) return { ok: false, issues: parsed.error.issues };
  const resolve = (tools: SectionTools): Section | null => {
    const section = definition.resolve(parsed.data, tools);
    return section && { ...section, type };
  };
  return { ok: true, resolve };
}

function sectionTools(context: ContentContext): SectionTools {
  const { store, catalog } = context;
  return {
    picture: (key, alt) => (key === null ? null : findPicture(store, key, alt)),
    html: (markdown) => renderBody(context, markdown).html,
    productCount: () => catalog.countProducts(),
    collections: (handles) => new Map(catalog.collections(handles).map((each) => [each.handle, each])),
    productPicture: (handle, value) => catalog.lookPicture(handle, value),
  };
}

import { z } from 'zod';
import type { Section } from '#shop/content/content.ts';
import { findPicture } from '#storage/media/pictures.ts';
import type { SectionTools } from '#ui/sections/define-section.ts';
import { sectionTypes } from '#ui/sections/section-types.ts';
import { describeIssue } from './describe-issue.ts';
import { type ContentContext, renderBody, type Warn } from './documents.ts';

/** Reads the sections of a document; one of an unknown type or without a required field is left out with a warning. */
export function readSections(context: ContentContext, sources: unknown, warn: Warn): readonly Section[] {
  if (!Array.isArray(sources)) return [];
  const tools = sectionTools(context);
  return sources.flatMap((source: unknown, index) => {
    const parsed = parseSection(source);
    if (parsed.ok) return parsed.resolve(tools) ?? [];
    warn(`section ${index + 1} is left out: ${describeSectionIssues(parsed.issues)}`);
    return [];
  });
}

type SectionIssue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** What is wrong with a section, by field: `"heading" is missing; "days.0.hours" must be a text`. */
export function describeSectionIssues(issues: readonly SectionIssue[]): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? `it ${message}` : `"${path.join('.')}" ${message}`))
    .join('; ');
}

type ParsedSection =
  | { readonly ok: true; readonly resolve: (tools: SectionTools) => Section | null }
  | { readonly ok: false; readonly issues: readonly SectionIssue[] };

const typedSchema = z.looseObject({ type: z.string() });

/** Parses a section as it is written in front matter by the schema of its type. */
export function parseSection(source: unknown): ParsedSection {
  const typed = typedSchema.safeParse(source, { error: describeIssue });
  if (!typed.success) return { ok: false, issues: typed.error.issues };
  const { type } = typed.data;
  const definition = sectionTypes.get(type);
  if (!definition) {
    const message = `must be one of: ${[...sectionTypes.keys()].join(', ')}; there is no "${type}"`;
    return { ok: false, issues: [{ path: ['type'], message }] };
  }
  const parsed = definition.schema.safeParse(source, { error: describeIssue });
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

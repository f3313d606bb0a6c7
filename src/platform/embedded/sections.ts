import type { Section } from '#shop/content.ts';
import type { SafeHtml } from '#shop/html.ts';
import type { Picture } from '#shop/picture.ts';
import { renderMarkdown } from '../markdown.ts';
import { countProducts } from './count-products.ts';
import { findPicture } from './pictures.ts';
import { sectionSchema, type SectionOf, type SectionSource } from './section-schema.ts';
import { readTiles } from './tiles.ts';
import type { Visit } from './visit.ts';

/** Told in one line of what a piece of content has that cannot be shown. */
export type Warn = (line: string) => void;

/** The sections of a page or the home page; one of an unknown type, or without what its type needs, is left out. */
export function readSections(visit: Visit, sources: unknown, warn: Warn): readonly Section[] {
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source: unknown, index) => {
    const parsed = sectionSchema.safeParse(source);
    if (parsed.success) return toSection(visit, parsed.data) ?? [];
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    warn(`section ${index + 1} is left out (${faults.join('; ')})`);
    return [];
  });
}

function toSection(visit: Visit, source: SectionSource): Section | null {
  switch (source.type) {
    case 'hero': {
      const { image, alt, ...hero } = source;
      return { ...hero, picture: named(visit, image, alt) };
    }
    case 'text':
      return textSection(visit, source);
    case 'picture': {
      const picture = named(visit, source.image, source.alt);
      return picture && { type: 'picture', picture, caption: source.caption };
    }
    case 'product-row':
      return productRow(visit, source);
    case 'promises':
      return { ...source, items: source.items.map((item) => promise(visit, item)) };
    case 'faq':
      return { ...source, items: source.items.map((item) => ({ ...item, answer: html(visit, item.answer) })) };
    case 'collection-tiles':
      return { ...source, items: readTiles(visit, source.items) };
    case 'quote':
    case 'journal-teaser':
      return source;
    default:
      return source satisfies never;
  }
}

function textSection(visit: Visit, source: SectionOf<'text'>): Section {
  const { image, alt, headingPattern, body, ...others } = source;
  return {
    ...others,
    heading: headingPattern === null ? source.heading : counted(visit, headingPattern),
    body: html(visit, body),
    picture: named(visit, image, alt),
  };
}

function productRow(visit: Visit, source: SectionOf<'product-row'>): Section {
  const { preferredVariants, action, ...others } = source;
  return {
    ...others,
    preferred: preferredVariants,
    action: action && { ...action, label: counted(visit, action.label) },
  };
}

type PromiseSource = SectionOf<'promises'>['items'][number];

function promise(visit: Visit, { source, ...item }: PromiseSource): Omit<PromiseSource, 'source'> {
  return source === null ? item : { ...item, figure: String(countProducts(visit)) };
}

/** A text with the number of products in place of `{count}`. */
function counted(visit: Visit, pattern: string): string {
  return pattern.includes('{count}') ? pattern.replaceAll('{count}', String(countProducts(visit))) : pattern;
}

function html({ store }: Visit, markdown: string): SafeHtml {
  return renderMarkdown(markdown, (key) => findPicture(store, key)).html;
}

function named({ store }: Visit, key: string | null, alt: string | null): Picture | null {
  return key === null ? null : findPicture(store, key, alt);
}

import type { CollectionTilesSection, Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import { findPicture } from '#storage/pictures.ts';
import { type ContentContext, renderBody, type Warn } from './documents.ts';
import { type SectionOf, sectionSchema, type SectionSource } from './section-schema.ts';

/** Reads the sections of a document; one of an unknown type or without a required field is left out with a warning. */
export function readSections(context: ContentContext, sources: unknown, warn: Warn): readonly Section[] {
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source: unknown, index) => {
    const parsed = sectionSchema.safeParse(source);
    if (parsed.success) return toSection(context, parsed.data) ?? [];
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    warn(`section ${index + 1} is left out (${faults.join('; ')})`);
    return [];
  });
}

function toSection(context: ContentContext, source: SectionSource): Section | null {
  switch (source.type) {
    case 'hero': {
      const { image, alt, ...hero } = source;
      return { ...hero, picture: namedPicture(context, image, alt) };
    }
    case 'text':
      return textSection(context, source);
    case 'picture': {
      const picture = namedPicture(context, source.image, source.alt);
      return picture && { type: 'picture', picture, caption: source.caption };
    }
    case 'product-row':
      return productRow(context, source);
    case 'promises':
      return { ...source, items: source.items.map((item) => promiseItem(context, item)) };
    case 'faq':
      return {
        ...source,
        items: source.items.map((item) => ({ ...item, answer: renderBody(context, item.answer).html })),
      };
    case 'collection-tiles':
      return { ...source, items: readTiles(context, source.items) };
    case 'quote':
    case 'journal-teaser':
      return source;
    default:
      return source satisfies never;
  }
}

function textSection(context: ContentContext, source: SectionOf<'text'>): Section {
  const { image, alt, headingPattern, body, ...others } = source;
  return {
    ...others,
    heading: headingPattern === null ? source.heading : insertProductCount(context, headingPattern),
    body: renderBody(context, body).html,
    picture: namedPicture(context, image, alt),
  };
}

function productRow(context: ContentContext, source: SectionOf<'product-row'>): Section {
  const { preferredVariants, action, ...others } = source;
  return {
    ...others,
    preferred: preferredVariants,
    action: action && { ...action, label: insertProductCount(context, action.label) },
  };
}

type PromiseSource = SectionOf<'promises'>['items'][number];

function promiseItem(context: ContentContext, { source, ...item }: PromiseSource): Omit<PromiseSource, 'source'> {
  return source === null ? item : { ...item, figure: String(context.catalog.countProducts()) };
}

/** Replaces `{count}` by the number of products. */
function insertProductCount(context: ContentContext, pattern: string): string {
  return pattern.includes('{count}') ? pattern.replaceAll('{count}', String(context.catalog.countProducts())) : pattern;
}

function namedPicture({ store }: ContentContext, key: string | null, alt: string | null): Picture | null {
  return key === null ? null : findPicture(store, key, alt);
}

type TileSource = SectionOf<'collection-tiles'>['items'][number];

/** Tiles show the look they name, else the picture of their collection. */
function readTiles({ catalog }: ContentContext, sources: readonly TileSource[]): CollectionTilesSection['items'] {
  const found = catalog.collections(sources.map(({ collection }) => collection));
  const collections = new Map(found.map((each) => [each.handle, each]));
  return sources.flatMap(({ collection: handle, label, wide, product, variant }) => {
    const collection = collections.get(handle);
    if (!collection) return [];
    const look = product === null ? null : catalog.lookPicture(product, variant);
    return { collection: handle, label, wide, picture: look ?? collection.picture, count: collection.count };
  });
}

import { tags } from '#cache/tags.ts';
import { countPublishedProducts } from '#catalog/lists/list-products.ts';
import { collectionsByHandle } from '#catalog/products/collections.ts';
import { findPicture, pictureColumns, pictureOf } from '#catalog/products/pictures.ts';
import type { CollectionTilesSection, Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import { renderMarkdown } from '#shop/text/markdown.ts';
import type { SafeHtml } from '#shop/text/sanitize.ts';
import type { QueryContext } from '#storage/query-context.ts';
import { id, text } from '#storage/row.ts';
import { type SectionOf, sectionSchema, type SectionSource } from './section-schema.ts';

/** Told in one line of what a piece of content has that cannot be shown. */
export type Warn = (line: string) => void;

/** The sections of a page or the home page; one of an unknown type, or without what its type needs, is left out. */
export function readSections(context: QueryContext, sources: unknown, warn: Warn): readonly Section[] {
  if (!Array.isArray(sources)) return [];
  return sources.flatMap((source: unknown, index) => {
    const parsed = sectionSchema.safeParse(source);
    if (parsed.success) return toSection(context, parsed.data) ?? [];
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    warn(`section ${index + 1} is left out (${faults.join('; ')})`);
    return [];
  });
}

function toSection(context: QueryContext, source: SectionSource): Section | null {
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
      return { ...source, items: source.items.map((item) => ({ ...item, answer: renderHtml(context, item.answer) })) };
    case 'collection-tiles':
      return { ...source, items: readTiles(context, source.items) };
    case 'quote':
    case 'journal-teaser':
      return source;
    default:
      return source satisfies never;
  }
}

function textSection(context: QueryContext, source: SectionOf<'text'>): Section {
  const { image, alt, headingPattern, body, ...others } = source;
  return {
    ...others,
    heading: headingPattern === null ? source.heading : insertProductCount(context, headingPattern),
    body: renderHtml(context, body),
    picture: namedPicture(context, image, alt),
  };
}

function productRow(context: QueryContext, source: SectionOf<'product-row'>): Section {
  const { preferredVariants, action, ...others } = source;
  return {
    ...others,
    preferred: preferredVariants,
    action: action && { ...action, label: insertProductCount(context, action.label) },
  };
}

type PromiseSource = SectionOf<'promises'>['items'][number];

function promiseItem(context: QueryContext, { source, ...item }: PromiseSource): Omit<PromiseSource, 'source'> {
  return source === null ? item : { ...item, figure: String(countPublishedProducts(context)) };
}

/** A text with the number of products in place of `{count}`. */
function insertProductCount(context: QueryContext, pattern: string): string {
  return pattern.includes('{count}') ? pattern.replaceAll('{count}', String(countPublishedProducts(context))) : pattern;
}

function renderHtml({ store }: QueryContext, markdown: string): SafeHtml {
  return renderMarkdown(markdown, (key) => findPicture(store, key)).html;
}

function namedPicture({ store }: QueryContext, key: string | null, alt: string | null): Picture | null {
  return key === null ? null : findPicture(store, key, alt);
}

type TileSource = SectionOf<'collection-tiles'>['items'][number];

/** Tiles with the number of products and a picture: of the product and look they name, else of the collection. */
export function readTiles(context: QueryContext, sources: readonly TileSource[]): CollectionTilesSection['items'] {
  const handles = sources.map(({ collection }) => collection);
  const collections = new Map(collectionsByHandle(context, handles).map((each) => [each.handle, each]));
  return sources.flatMap((source) => {
    const collection = collections.get(source.collection);
    if (!collection) return [];
    const picture = lookPicture(context, source) ?? collection.picture;
    return { collection: source.collection, label: source.label, wide: source.wide, picture, count: collection.count };
  });
}

const selectLookPicture = `
SELECT p.id, i.alt, ${pictureColumns}
FROM product p JOIN product_picture i ON i.product_id = p.id JOIN media m ON m.key = i.media_key
WHERE p.handle = ?1 AND p.status = 'published' AND i.role = 'look'
  AND (?2 IS NULL OR EXISTS (SELECT 1 FROM json_each(i.shows) WHERE value = ?2))
ORDER BY i.position LIMIT 1`;

function lookPicture({ store, reader }: QueryContext, { product, variant }: TileSource): Picture | null {
  if (product === null) return null;
  reader.record(tags.productHandle(product));
  const row = store.first(selectLookPicture, product, variant);
  if (!row) return null;
  reader.record(tags.product(id(row)));
  return pictureOf(row, text(row, 'alt'));
}

import { isDeepStrictEqual } from 'node:util';
import type { ProductDetail } from '#shop/product/product.ts';
import type { Database } from '#storage/database.ts';
import { productTextsOf } from '../../search/index/product-texts.ts';
import { createSearchDocument, type SearchDocument } from '../../search/index/search-document.ts';
import type { ProductInput } from '../../write/product-input.ts';
import { findOriginal } from '#storage/media/originals.ts';
import type { MediaInput } from '#storage/media/pictures.ts';
import { findVideo } from '#storage/media/videos.ts';
import { readMedia } from '../../write/read-product-input.ts';
import { type ImportContext, type ProductImportContext, reportCell } from '../import-context.ts';
import { namedCollection } from '../named-collections.ts';
import { parsePictures } from './parse-pictures.ts';
import { parseVideos } from './parse-videos.ts';
import type { RemoteMedia } from '../remote-media.ts';
import { parseVariants } from './parse-variants.ts';
import { type Cell, type ProductRow, type ProductRows, valueOr } from '../table/product-rows.ts';
import { digestOf, type StorefrontData } from '../storefront-data.ts';

/** A product with its search document. */
export interface PreparedProduct extends ParsedProduct {
  readonly document: SearchDocument;
}

export interface PreparationContext {
  readonly store: Database;
  readonly context: ImportContext;
  /** The product in the shop; null for a new one. */
  readonly existing: ProductInput | null;
}

/** What the rows of a product result in. */
export interface Preparation {
  /** Ready to be written; null when the product in the shop is the same. */
  readonly prepared: PreparedProduct | null;
  /** Pictures and films on other hosts that the rows name. */
  readonly remote: readonly RemoteMedia[];
}

/** The product that rows describe. */
export function prepareProduct(rows: ProductRows, { store, context, existing }: PreparationContext): Preparation {
  const { remote, ...parsed } = parseProduct(rows, {
    ...context,
    existing,
    media: (key) => readMedia(store, key),
    film: (key) => findVideo(store, key),
    sourceOf: (key) => findOriginal(store, key)?.source ?? null,
  });
  if (existing && isUnchanged(parsed, existing)) return { prepared: null, remote };
  const document = createSearchDocument(productTextsOf(parsed.product, context.collectionTitles));
  return { prepared: { ...parsed, document }, remote };
}

function isUnchanged({ product, media, films }: ParsedProduct, existing: ProductInput): boolean {
  return (
    media.length + films.length === 0 &&
    isDeepStrictEqual(withoutIdentity(product), withoutHistory(withoutIdentity(existing)))
  );
}

function withoutIdentity(product: ProductInput): ProductInput {
  return {
    ...product,
    id: null,
    updatedAt: '',
    variants: product.variants.map((variant) => ({ ...variant, id: null })),
  };
}

/** A file adds to the price history only the prices that it states and the history lacks. */
function withoutHistory(product: ProductInput): ProductInput {
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, lowestRecent: null })) };
}

interface ParsedProduct {
  readonly product: ProductInput;
  /** Pictures that the shop does not have yet. */
  readonly media: readonly MediaInput[];
  /** Films that the shop does not have yet, by their addresses. */
  readonly films: readonly RemoteMedia[];
}

/**
 * Data without a column stays as it is in the shop; an empty cell clears a value. Problems that only the rows together
 * show are reported.
 */
function parseProduct(
  product: ProductRows,
  context: ProductImportContext,
): ParsedProduct & Pick<Preparation, 'remote'> {
  const { existing, now } = context;
  const [{ cells }] = product.rows;
  const data = cells.storefront ?? null;
  const pictures = parsePictures(product.rows, data, context);
  const { options, variants } = parseVariants(product.rows, { data, context, pictureAt: pictures.pictureAt });
  const { videos, films, remote } = parseVideos(product.rows, data, context);
  return {
    media: pictures.media,
    films,
    remote: [...pictures.remote, ...remote],
    product: {
      id: null,
      handle: product.handle,
      status: parseStatus(cells, existing),
      title: parseTitle(product, context),
      ...parseTexts(cells, data, existing),
      type: valueOr(cells.type, existing?.type ?? null),
      vendor: valueOr(cells.vendor, existing?.vendor ?? null),
      home: homeOf(product, data, context),
      tags: cells.tags === undefined ? (existing?.tags ?? []) : parseTags(cells.tags ?? '', data),
      options,
      variants,
      pictures: pictures.pictures,
      ...(videos && { videos }),
      details: parseDetails(product, data, existing),
      seo: parseSeo(cells, existing),
      ...(existing?.listed === false && { listed: false }),
      ...(existing?.terms && { terms: existing.terms }),
      requiresShipping: valueOr(cells.shipping, existing?.requiresShipping ?? true) ?? true,
      salesRank: data ? data.salesRank : (existing?.salesRank ?? null),
      createdAt: data?.createdAt ?? existing?.createdAt ?? now,
      updatedAt: now,
    },
  };
}

type ExistingProductInput = ProductInput | null;

function parseStatus(
  { status, published }: ProductRow['cells'],
  existing: ExistingProductInput,
): ProductInput['status'] {
  if (status === undefined && published === undefined) return existing?.status ?? 'published';
  return status !== 'draft' && (published ?? true) ? 'published' : 'draft';
}

function parseTitle({ handle, rows: [{ line, cells }] }: ProductRows, context: ProductImportContext): string {
  const { title } = cells;
  if (typeof title === 'string') return title;
  if (title === undefined && context.existing) return context.existing.title;
  if (title === null)
    reportCell(context, { line, column: 'title', message: 'This is missing.', remedy: 'Fill in the cell.' });
  else {
    const message = `There is no product ${handle} yet.`;
    reportCell(context, { line, column: 'handle', message, remedy: 'A new product needs a Title column.' });
  }
  return '';
}

function parseTexts(
  { description }: ProductRow['cells'],
  data: StorefrontData | null,
  existing: ExistingProductInput,
): Pick<ProductInput, 'subtitle' | 'description' | 'fulfilment' | 'fulfilmentNote'> {
  const source = data ?? existing;
  return {
    subtitle: source?.subtitle ?? null,
    description: isEdited(description, data) ? unindent(description ?? '') : (source?.description ?? ''),
    fulfilment: source?.fulfilment ?? 'stock',
    fulfilmentNote: source?.fulfilmentNote ?? null,
  };
}

function parseSeo(
  { seoTitle, seoDescription }: ProductRow['cells'],
  existing: ExistingProductInput,
): NonNullable<ProductInput['seo']> {
  return {
    title: valueOr(seoTitle, existing?.seo?.title ?? null),
    description: valueOr(seoDescription, existing?.seo?.description ?? null),
  };
}

/** Whether a description is another than the one that was exported. */
function isEdited(html: Cell<string>, data: StorefrontData | null): boolean {
  return html !== undefined && data?.html !== digestOf(html ?? '');
}

/** In Markdown, indented HTML would be code. */
function unindent(description: string): string {
  return description.startsWith('<') ? description.replaceAll(/^[ \t]+/gmu, '') : description;
}

/** The collection that breadcrumbs lead through, where this shop has it. */
function homeOf(product: ProductRows, data: StorefrontData | null, context: ProductImportContext): string | null {
  const named = namedCollection(product, context);
  const { existing, collectionTitles } = context;
  if (!data) return existing?.home ?? named;
  return data.collection !== null && collectionTitles.has(data.collection) ? data.collection : named;
}

function parseTags(cell: string, data: StorefrontData | null): readonly string[] {
  if (data?.tags?.join(', ').trim() === cell) return data.tags;
  return [...new Set(cell.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '').toSorted();
}

/** Details that the file has columns for are replaced, or removed by an empty cell; the others stay. */
function parseDetails(
  { details, rows: [{ cells }] }: ProductRows,
  data: StorefrontData | null,
  existing: ExistingProductInput,
): readonly ProductDetail[] {
  const kept = data?.details.map(([name, value]) => ({ name, value })) ?? existing?.details ?? [];
  const given =
    cells.category === undefined ? details : [{ name: 'Category', value: cells.category ?? '' }, ...details];
  if (given.length === 0) return kept;
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const known = new Set(kept.map(({ name }) => name));
  const all = [
    ...kept.map(({ name, value }) => ({ name, value: values.get(name) ?? value })),
    ...given.filter(({ name }) => !known.has(name)),
  ];
  return all.filter(({ name, value }) => value !== '' || !values.has(name));
}

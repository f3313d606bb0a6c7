import { isDeepStrictEqual } from 'node:util';
import type { ProductDetail } from '#shop/product/product.ts';
import type { Database } from '#storage/database.ts';
import { productTextsOf } from '../search/index/product-texts.ts';
import { makeSearchDocument, type SearchDocument } from '../search/index/search-document.ts';
import type { MediaInput, ProductInput } from '../write/product-input.ts';
import { readMedia } from '../write/read-product-input.ts';
import { type CellReader, type ImportContext, makeCellReader, type ProductImportContext } from './cells.ts';
import { parsePictures } from './parse-pictures.ts';
import { hasOptionValues, namedOptions, parseVariants, withValues } from './parse-variants.ts';
import { type FileRow, handleOf, type ProductRows } from './rows.ts';
import { digestOf, parseStorefrontData, type StorefrontData } from './storefront-data.ts';

/** A product with what search is to know of it. */
export interface PreparedProduct extends ParsedProduct {
  readonly document: SearchDocument;
}

export interface PreparationContext {
  readonly store: Database;
  readonly context: ImportContext;
  /** The product as it is; null for one that is new. */
  readonly before: ProductInput | null;
}

/** Makes a product of its rows, ready to be written; null when they say what the shop has. */
export function prepareProduct(
  { rows }: ProductRows,
  { store, context, before }: PreparationContext,
): PreparedProduct | null {
  const parsed = parseProduct(rows, { ...context, before, media: (key) => readMedia(store, key) });
  if (before && isUnchanged(parsed, before)) return null;
  return { ...parsed, document: makeSearchDocument(productTextsOf(parsed.product, context.titles)) };
}

function isUnchanged({ product, media }: ParsedProduct, before: ProductInput): boolean {
  return media.length === 0 && isDeepStrictEqual(withoutIdentity(product), withoutIdentity(before));
}

function withoutIdentity(product: ProductInput): ProductInput {
  return {
    ...product,
    id: null,
    updatedAt: '',
    variants: product.variants.map((variant) => ({ ...variant, id: null })),
  };
}

export interface ParsedProduct {
  readonly product: ProductInput;
  /** Pictures that the shop does not have yet. */
  readonly media: readonly MediaInput[];
}

/**
 * The product of its rows, of which there is at least one. What the file has no column for stays as it was, what a
 * column leaves empty is emptied. What is wrong is told.
 */
export function parseProduct(rows: readonly [FileRow, ...FileRow[]], context: ProductImportContext): ParsedProduct {
  const [first] = rows;
  const { before, now } = context;
  const cells = makeCellReader(first, context);
  const data = readData(cells);
  const { pictures, media, pictureAt } = parsePictures(rows, data, context);
  const named = hasOptionValues(first) ? namedOptions(first, context) : [];
  const variants = parseVariants(rows, { options: named, data, context, pictureAt });
  const values = variants.map((variant) => variant.values);
  const product: ProductInput = {
    id: null,
    handle: handleOf(first),
    status: readStatus(cells, before),
    title: readTitle(first, cells, before),
    ...parseTexts(cells, data, before),
    type: cells.has('type') ? cells.text('type') : (before?.type ?? null),
    vendor: cells.has('vendor') ? cells.text('vendor') : (before?.vendor ?? null),
    home: readHome(data, context),
    tags: cells.has('tags') ? readTags(cells.text('tags') ?? '', data) : (before?.tags ?? []),
    options: hasOptionValues(first) || !before ? withValues(named, values, { data, before }) : before.options,
    variants,
    pictures,
    details: readDetails(
      first,
      cells,
      data?.details.map(([name, value]) => ({ name, value })) ?? before?.details ?? [],
    ),
    requiresShipping: cells.has('shipping') ? (cells.flag('shipping') ?? true) : (before?.requiresShipping ?? true),
    salesRank: data ? data.salesRank : (before?.salesRank ?? null),
    createdAt: data?.createdAt ?? before?.createdAt ?? now,
    updatedAt: now,
  };
  return { product, media };
}

function readData(cells: CellReader): StorefrontData | null {
  const text = cells.text('storefront');
  const data = text === null ? null : parseStorefrontData(text);
  if (text !== null && !data)
    cells.reportInvalid('storefront', 'This is not as it was exported.', 'Empty the cell, or export anew.');
  return data;
}

/** A collection that this shop does not have is none to lead through. */
function readHome(data: StorefrontData | null, { before, titles }: ProductImportContext): string | null {
  if (!data) return before?.home ?? null;
  return data.collection !== null && titles.has(data.collection) ? data.collection : null;
}

type PreviousProduct = ProductInput | null;

function readStatus(cells: CellReader, before: PreviousProduct): ProductInput['status'] {
  if (!cells.has('status', 'published')) return before?.status ?? 'published';
  const status = cells.status();
  return status !== 'draft' && (cells.flag('published') ?? true) ? 'published' : 'draft';
}

function readTitle(first: FileRow, cells: CellReader, before: PreviousProduct): string {
  if (before && !cells.has('title')) return before.title;
  if (cells.has('title')) cells.reportMissing('title');
  else cells.reportInvalid('handle', `There is no product ${handleOf(first)} yet.`, 'A new one needs a column Title.');
  return cells.text('title') ?? '';
}

function parseTexts(
  cells: CellReader,
  data: StorefrontData | null,
  before: PreviousProduct,
): Pick<ProductInput, 'subtitle' | 'description' | 'fulfilment' | 'fulfilmentNote'> {
  const source = data ?? before;
  const html = cells.text('description') ?? '';
  const isEdited = cells.has('description') && data?.html !== digestOf(html);
  return {
    subtitle: source?.subtitle ?? null,
    description: isEdited ? unindent(html) : (source?.description ?? ''),
    fulfilment: source?.fulfilment ?? 'stock',
    fulfilmentNote: source?.fulfilmentNote ?? null,
  };
}

/** HTML that is indented would be code in Markdown. */
function unindent(description: string): string {
  return description.startsWith('<') ? description.replaceAll(/^[ \t]+/gmu, '') : description;
}

function readTags(cell: string, data: StorefrontData | null): readonly string[] {
  if (data?.tags?.join(', ').trim() === cell) return data.tags;
  return [...new Set(cell.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '').toSorted();
}

/** Details that the file has columns for say what is there, the others stay. */
function readDetails(row: FileRow, cells: CellReader, kept: readonly ProductDetail[]): readonly ProductDetail[] {
  const given = row.layout.details.map(({ name, place }) => ({ name, value: row.cells[place]?.trim() ?? '' }));
  if (cells.has('category')) given.unshift({ name: 'Category', value: cells.text('category') ?? '' });
  if (given.length === 0) return kept;
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const known = new Set(kept.map(({ name }) => name));
  const all = [
    ...kept.map(({ name, value }) => ({ name, value: values.get(name) ?? value })),
    ...given.filter(({ name }) => !known.has(name)),
  ];
  return all.filter(({ name, value }) => value !== '' || !values.has(name));
}

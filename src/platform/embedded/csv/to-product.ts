import type { ProductDetail } from '#shop/product.ts';
import type { MediaInput, ProductInput } from '../write/input.ts';
import { makeCellReader, type CellReader } from './cells.ts';
import type { ProductImportContext } from './read-context.ts';
import { handleOf, type FileRow } from './rows.ts';
import { digestOf, parseStorefrontData, type StorefrontData } from './storefront-data.ts';
import { hasOptionValues, namedOptions, withValues } from './to-options.ts';
import { parsePictures } from './to-pictures.ts';
import { parseVariants } from './to-variants.ts';

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

import type { Detail } from '#shop/product.ts';
import type { MediaInput, ProductInput } from '../write/input.ts';
import { readCells, type Cells } from './cells.ts';
import type { ReadContext } from './read-context.ts';
import { handleOf, type FileRow } from './rows.ts';
import { digestOf, readProductData, type ProductData } from './storefront-data.ts';
import { hasOptionValues, namedOptions, withValues } from './to-options.ts';
import { toPictures } from './to-pictures.ts';
import { toVariants } from './to-variants.ts';

export interface ReadProduct {
  readonly product: ProductInput;
  /** Pictures that the shop does not have yet. */
  readonly media: readonly MediaInput[];
}

/**
 * The product of its rows, of which there is at least one. What the file has no column for stays as it was, what a
 * column leaves empty is emptied. What is wrong is told.
 */
export function toProduct(rows: readonly [FileRow, ...FileRow[]], context: ReadContext): ReadProduct {
  const [first] = rows;
  const { before, now } = context;
  const cells = readCells(first, context);
  const data = readData(cells);
  const { pictures, media, pictureAt } = toPictures(rows, data, context);
  const named = hasOptionValues(first) ? namedOptions(first, context) : [];
  const variants = toVariants(rows, { options: named, data, context, pictureAt });
  const values = variants.map((variant) => variant.values);
  const product: ProductInput = {
    id: null,
    handle: handleOf(first),
    status: readStatus(cells, before),
    title: readTitle(first, cells, before),
    ...textsOf(cells, data, before),
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

function readData(cells: Cells): ProductData | null {
  const text = cells.text('storefront');
  const data = text === null ? null : readProductData(text);
  if (text !== null && !data)
    cells.wrong('storefront', 'This is not as it was exported.', 'Empty the cell, or export anew.');
  return data;
}

/** A collection that this shop does not have is none to lead through. */
function readHome(data: ProductData | null, { before, titles }: ReadContext): string | null {
  if (!data) return before?.home ?? null;
  return data.collection !== null && titles.has(data.collection) ? data.collection : null;
}

type Before = ProductInput | null;

function readStatus(cells: Cells, before: Before): ProductInput['status'] {
  if (!cells.has('status', 'published')) return before?.status ?? 'published';
  const status = cells.status();
  return status !== 'draft' && (cells.flag('published') ?? true) ? 'published' : 'draft';
}

function readTitle(first: FileRow, cells: Cells, before: Before): string {
  if (before && !cells.has('title')) return before.title;
  if (cells.has('title')) cells.missing('title');
  else cells.wrong('handle', `There is no product ${handleOf(first)} yet.`, 'A new one needs a column Title.');
  return cells.text('title') ?? '';
}

function textsOf(
  cells: Cells,
  data: ProductData | null,
  before: Before,
): Pick<ProductInput, 'subtitle' | 'description' | 'fulfilment' | 'fulfilmentNote'> {
  const told = data ?? before;
  const html = cells.text('description') ?? '';
  const isEdited = cells.has('description') && data?.html !== digestOf(html);
  return {
    subtitle: told?.subtitle ?? null,
    description: isEdited ? flush(html) : (told?.description ?? ''),
    fulfilment: told?.fulfilment ?? 'stock',
    fulfilmentNote: told?.fulfilmentNote ?? null,
  };
}

/** HTML that is indented would be code in Markdown. */
function flush(description: string): string {
  return description.startsWith('<') ? description.replaceAll(/^[ \t]+/gmu, '') : description;
}

function readTags(cell: string, data: ProductData | null): readonly string[] {
  if (data?.tags?.join(', ').trim() === cell) return data.tags;
  return [...new Set(cell.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '').toSorted();
}

/** Details that the file has columns for say what is there, the others stay. */
function readDetails(row: FileRow, cells: Cells, kept: readonly Detail[]): readonly Detail[] {
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

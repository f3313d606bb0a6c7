import type { Option } from '#shop/product.ts';
import type { MediaInput, PictureInput, ProductInput, VariantInput } from '../write/input.ts';
import type { ColumnName } from './columns.ts';
import type { ProductRow } from './rows.ts';
import { readProductData, type ProductData } from './storefront-data.ts';
import { readCell, type Cells, type ReadContext } from './cells.ts';
import { slugOf } from './slug-of.ts';

export interface ReadProduct {
  readonly product: ProductInput;
  /** Pictures that lie elsewhere, by their address. */
  readonly media: readonly MediaInput[];
}

/** The product of its rows, of which there is at least one. What is wrong with it is told as problems. */
export function toProduct(rows: readonly [ProductRow, ...ProductRow[]], context: ReadContext): ReadProduct {
  const [first] = rows;
  const cells = readCell(first, context);
  const data = readData(first, context);
  const options = readOptions(rows);
  const media = namedMedia(
    rows.flatMap((row) => readMedia(row, context)),
    data,
  );
  const pictures = data
    ? data.pictures.map((picture, index) => ({ ...picture, alt: altsOf(rows)[index] ?? '' }))
    : picturesOf(rows);
  const description = data?.description ?? cells.text('description') ?? '';
  const product: ProductInput = {
    id: null,
    handle: cells.text('handle') ?? slugOf(cells.text('title') ?? ''),
    status: cells.isPublished() ? 'published' : 'draft',
    title: cells.required('title'),
    subtitle: data?.subtitle ?? null,
    description: flush(description),
    type: cells.text('type'),
    vendor: cells.text('vendor'),
    home: data?.collection ?? null,
    tags: tagsOf(cells.text('tags')),
    options: withSwatches(options, data),
    variants: readVariants(rows, { options, data, context }),
    pictures,
    details: data ? data.details.map(([name, value]) => ({ name, value })) : [...categoryOf(cells), ...first.details],
    fulfilment: data?.fulfilment ?? 'stock',
    fulfilmentNote: data?.fulfilmentNote ?? null,
    requiresShipping: cells.flag('shipping') ?? true,
    salesRank: data?.salesRank ?? null,
    createdAt: data?.createdAt ?? context.now,
    updatedAt: context.now,
  };
  return { product, media };
}

function readData(row: ProductRow, { problem }: ReadContext): ProductData | null {
  const text = row.fields.storefront;
  if (text === undefined) return null;
  const data = readProductData(text);
  if (!data) {
    const column = row.headings.get('storefront') ?? '';
    problem({
      line: row.line,
      column,
      message: 'This is not as it was exported.',
      remedy: 'Empty the cell, or export anew.',
    });
  }
  return data;
}

/** HTML that is indented would be code in Markdown. */
function flush(description: string): string {
  return description.trimStart().startsWith('<') ? description.replaceAll(/^[ \t]+/gmu, '') : description;
}

function categoryOf(cells: Cells): readonly { name: string; value: string }[] {
  const category = cells.text('category');
  return category === null ? [] : [{ name: 'Category', value: category }];
}

function tagsOf(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

const places = [1, 2, 3] as const;

interface Named {
  readonly column: ColumnName;
  readonly name: string;
}

/** The options that the first row names; `Title` with its one default value is none. */
function optionNames({ fields }: ProductRow): readonly Named[] {
  return places.flatMap((place) => {
    const name = fields[`option${place} name`]?.trim() ?? '';
    const value = fields[`option${place} value`]?.trim() ?? '';
    const isDefault = name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';
    return name === '' || isDefault ? [] : [{ name, column: `option${place} value` as const }];
  });
}

function readOptions(
  rows: readonly [ProductRow, ...ProductRow[]],
): readonly (Named & { readonly values: readonly string[] })[] {
  const variants = rows.filter((row) => isVariant(row, rows[0]));
  return optionNames(rows[0]).map((named) => ({
    ...named,
    values: [...new Set(variants.map(({ fields }) => fields[named.column]?.trim() ?? ''))].filter(
      (value) => value !== '',
    ),
  }));
}

/** Further rows may tell of pictures only. */
function isVariant(row: ProductRow, first: ProductRow): boolean {
  const { fields } = row;
  return (
    row === first || fields['option1 value'] !== undefined || fields.price !== undefined || fields.sku !== undefined
  );
}

function withSwatches(options: ReturnType<typeof readOptions>, data: ProductData | null): readonly Option[] {
  return options.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ value, swatch: data?.swatches[name]?.[value] ?? null })),
  }));
}

interface Variants {
  readonly options: ReturnType<typeof readOptions>;
  readonly data: ProductData | null;
  readonly context: ReadContext;
}

function readVariants(rows: readonly [ProductRow, ...ProductRow[]], given: Variants): readonly VariantInput[] {
  const seen = new Map<string, number>();
  return rows
    .filter((row) => isVariant(row, rows[0]))
    .map((row, index) => {
      const values = given.options.map((option) => readCell(row, given.context).required(option.column));
      noteTwice(seen, { row, values, problem: given.context.problem });
      return toVariant(row, values, { ...given, index });
    });
}

interface Twice {
  readonly row: ProductRow;
  readonly values: readonly string[];
  readonly problem: ReadContext['problem'];
}

function noteTwice(seen: Map<string, number>, { row, values, problem }: Twice): void {
  const before = seen.get(values.join('\n'));
  seen.set(values.join('\n'), row.line);
  if (before === undefined) return;
  const what =
    values.length === 0 ? 'A product without options has one variant' : `${values.join(' / ')} is there twice`;
  problem({
    line: row.line,
    column: row.headings.get('option1 value') ?? '',
    message: `${what}, see line ${before}.`,
    remedy: 'Give each variant values of its own.',
  });
}

function toVariant(
  row: ProductRow,
  values: readonly string[],
  { data, context, index }: Variants & { readonly index: number },
): VariantInput {
  const cells = readCell(row, context);
  const more = data?.variants[index];
  const address = cells.text('variantPicture');
  return {
    id: null,
    title: more?.title ?? (values.join(' / ') || 'Default'),
    values,
    sku: cells.text('sku'),
    barcode: cells.text('barcode')?.replace(/^'/, '') ?? null,
    price: cells.money('price') ?? cells.missing('price', 0),
    compareAt: cells.money('compareAt'),
    unitPrice: more?.unitPrice ?? null,
    stock: cells.stock(),
    weightGrams: cells.whole('grams'),
    picture: more ? more.picture : address,
  };
}

function altsOf(rows: readonly ProductRow[]): readonly string[] {
  return rows.filter(({ fields }) => fields.picture !== undefined).map(({ fields }) => fields.alt ?? '');
}

/** In the order of their positions; pictures of variants that are not among them follow. */
function picturesOf(rows: readonly ProductRow[]): readonly PictureInput[] {
  const placed = rows
    .flatMap(({ fields }, index) =>
      fields.picture === undefined
        ? []
        : [{ key: fields.picture.trim(), alt: fields.alt ?? '', position: Number(fields.position ?? index + 1) }],
    )
    .sort((one, other) => one.position - other.position);
  const ofVariants = rows
    .flatMap(({ fields }) => fields.variantPicture?.trim() ?? [])
    .map((key) => ({ key, alt: '', position: 0 }));
  const distinct = new Map([...ofVariants, ...placed].map((picture) => [picture.key, picture]));
  const keys = new Set([...placed, ...ofVariants].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const picture = distinct.get(key);
    return picture ? [{ key, alt: picture.alt, role: 'look' as const, shows: {} }] : [];
  });
}

/** A picture elsewhere is one file of unknown size; pages reserve a square for it. */
const assumedSize = 1200;

function readMedia(row: ProductRow, { problem }: ReadContext): readonly MediaInput[] {
  return (['picture', 'variantPicture'] as const).flatMap((name) => {
    const address = row.fields[name]?.trim();
    if (address === undefined) return [];
    if (!/^(?:https?:\/\/|\/)[^\s"'<>]+$/i.test(address)) {
      const column = row.headings.get(name) ?? '';
      problem({
        line: row.line,
        column,
        message: `${address.slice(0, 60)} is no address of a picture.`,
        remedy: 'Write it whole, with https:// at its beginning.',
      });
      return [];
    }
    const size = { width: assumedSize, height: assumedSize, widths: [], formats: [], colour: null };
    return [{ key: address, template: address, alt: row.fields.alt ?? '', ...size }];
  });
}

/** Of a product that was exported here, pictures go by the keys they had. */
function namedMedia(media: readonly MediaInput[], data: ProductData | null): readonly MediaInput[] {
  if (!data) return media;
  return media.flatMap((each, index) => {
    const key = data.pictures[index]?.key;
    return key === undefined ? [] : [{ ...each, key }];
  });
}

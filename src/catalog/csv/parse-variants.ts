import type { Option } from '#shop/product/product.ts';
import type { VariantInput } from '../write/product-input.ts';
import { type CellReader, makeCellReader, type ProductImportContext } from './cells.ts';
import { type OptionColumn, variantColumns } from './columns.ts';
import { cellOf, type FileRow } from './rows.ts';
import { type StorefrontData, variantTitle } from './storefront-data.ts';

export interface VariantParsingContext {
  readonly options: readonly NamedOption[];
  readonly data: StorefrontData | null;
  readonly context: ProductImportContext;
  /** Key of the picture at an address. */
  readonly pictureAt: (address: string) => string | null;
}

/**
 * A product's variants by its rows. Where rows have values of options they are all its variants; else each row is of
 * the variant with its SKU, or of the only one, and the others stay.
 */
export function parseVariants(
  rows: readonly [FileRow, ...FileRow[]],
  given: VariantParsingContext,
): readonly VariantInput[] {
  const [first] = rows;
  const before = given.context.before?.variants ?? [];
  const variantRows = rows.filter((row) => describesVariant(row, first));
  if (hasOptionValues(first) || before.length === 0) return parseByOptionValues(variantRows, given);
  if (!variantColumns.some((name) => first.layout.positions.has(name))) return before;
  return parseBySku(variantRows, before, given);
}

/** Further rows may tell of pictures only. */
function describesVariant(row: FileRow, first: FileRow): boolean {
  return (
    row === first || (['option1 value', 'price', 'sku', 'stock'] as const).some((name) => cellOf(row, name) !== null)
  );
}

function parseByOptionValues(rows: readonly FileRow[], given: VariantParsingContext): readonly VariantInput[] {
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const cells = makeCellReader(row, given.context);
    const values = given.options.map(({ column }) => {
      cells.reportMissing(column);
      return cells.text(column) ?? '';
    });
    checkDuplicateValues(firstLines, values, { row, cells });
    const before = given.context.before?.variants.find((variant) => isSame(variant.values, values)) ?? null;
    return parseVariant(cells, { given, values, before });
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

interface VariantRow {
  readonly row: FileRow;
  readonly cells: CellReader;
}

function checkDuplicateValues(
  firstLines: Map<string, number>,
  values: readonly string[],
  { row, cells }: VariantRow,
): void {
  const name = JSON.stringify(values);
  const before = firstLines.get(name);
  firstLines.set(name, row.line);
  if (before === undefined) return;
  const what =
    values.length === 0 ? 'A product without options has one variant' : `${values.join(' / ')} is there twice`;
  cells.reportInvalid('option1 value', `${what}, see line ${before}.`, 'Give each variant values of its own.');
}

function parseBySku(
  rows: readonly FileRow[],
  before: readonly VariantInput[],
  given: VariantParsingContext,
): readonly VariantInput[] {
  const changed = new Map<VariantInput, VariantInput>();
  for (const row of rows) {
    const cells = makeCellReader(row, given.context);
    const variant = findVariant(cells, before);
    if (variant) changed.set(variant, parseVariant(cells, { given, values: variant.values, before: variant }));
  }
  return before.map((variant) => changed.get(variant) ?? variant);
}

function findVariant(cells: CellReader, before: readonly VariantInput[]): VariantInput | null {
  const [only, ...others] = before;
  if (only && others.length === 0) return only;
  const sku = cells.text('sku');
  const found = before.filter((variant) => sku !== null && variant.sku?.toLowerCase() === sku.toLowerCase());
  const [variant] = found;
  if (variant && found.length === 1) return variant;
  const message = sku === null ? 'Which variant this is of is not told.' : `No single variant has the SKU ${sku}.`;
  cells.reportInvalid('sku', message, 'Name the variant by its SKU, or by columns for its options (Option1 Value …).');
  return null;
}

interface VariantSource {
  readonly given: VariantParsingContext;
  readonly values: readonly string[];
  readonly before: VariantInput | null;
}

function parseVariant(cells: CellReader, { given, values, before }: VariantSource): VariantInput {
  const more = given.data?.variants.find((variant) => isSame(variant.values, values));
  const known = given.data ? null : before;
  return {
    id: null,
    title: more?.title ?? known?.title ?? variantTitle(values),
    values,
    sku: cells.has('sku') ? cells.text('sku') : (before?.sku ?? null),
    barcode: cells.has('barcode') ? readBarcode(cells) : (before?.barcode ?? null),
    price: readPrice(cells, before),
    compareAt: cells.has('compareAt') ? cells.money('compareAt') : (before?.compareAt ?? null),
    unitPrice: more?.unitPrice ?? known?.unitPrice ?? null,
    stock: readStock(cells, before),
    weightGrams: cells.has('grams') ? cells.integer('grams') : (before?.weightGrams ?? null),
    picture: readPicture(cells, { given, values, before }),
  };
}

/** Spreadsheets keep long digits as they are behind an apostrophe. */
function readBarcode(cells: CellReader): string | null {
  return cells.text('barcode')?.replace(/^'(?=\d)/, '') ?? null;
}

function readPrice(cells: CellReader, before: VariantInput | null): number {
  if (!cells.has('price') && before) return before.price;
  cells.reportMissing('price');
  return cells.money('price') ?? 0;
}

/** Pieces on hand; null where nobody counts them or more are sold than there are. */
function readStock(cells: CellReader, before: VariantInput | null): number | null {
  if (['continue', 'true', 'yes'].includes(cells.text('policy')?.toLowerCase() ?? '')) return null;
  if (cells.has('tracker') && cells.text('tracker') === null) return null;
  return cells.has('stock') ? cells.integer('stock') : (before?.stock ?? null);
}

function readPicture(cells: CellReader, { given, before }: VariantSource): string | null {
  if (!cells.has('variantPicture')) return before?.picture ?? null;
  const address = cells.text('variantPicture');
  return address === null ? null : given.pictureAt(address);
}

/** An option that a product's rows have values of. */
export interface NamedOption {
  readonly name: string;
  readonly column: OptionColumn;
}

/** Whether rows are told apart by values of options here, rather than by what they are stocked as. */
export function hasOptionValues({ layout }: FileRow): boolean {
  return layout.positions.has('option1 value');
}

/** The options that the first row names, or the product has; `Title` with its one default value is none. */
export function namedOptions(first: FileRow, context: ProductImportContext): readonly NamedOption[] {
  const { layout } = first;
  return Array.from({ length: layout.options }, (_, index) => index + 1).flatMap((place) => {
    const column = `option${place} value` as const;
    const named = layout.positions.has(`option${place} name`);
    const name = named ? cellOf(first, `option${place} name`) : (context.before?.options[place - 1]?.name ?? null);
    if (name === null) checkUnnamedOption(first, { column, place, context });
    const isNone = place === 1 && name?.toLowerCase() === 'title' && isDefaultTitle(cellOf(first, column));
    return name === null || isNone ? [] : [{ name, column }];
  });
}

/** What Shopify writes for a product without options. */
function isDefaultTitle(value: string | null): boolean {
  return value?.toLowerCase() === 'default title';
}

interface UnnamedOption {
  readonly column: OptionColumn;
  readonly place: number;
  readonly context: ProductImportContext;
}

function checkUnnamedOption(first: FileRow, { column, place, context }: UnnamedOption): void {
  const value = cellOf(first, column);
  if (value === null || isDefaultTitle(value)) return;
  makeCellReader(first, context).reportInvalid(
    column,
    `“${value}” is a value of no option.`,
    `Name it in Option${place} Name.`,
  );
}

/** Options with the values that variants have, in the order of a former export, the others following. */
export function withValues(
  named: readonly NamedOption[],
  variants: readonly (readonly string[])[],
  { data, before }: { readonly data: StorefrontData | null; readonly before: ProductImportContext['before'] },
): readonly Option[] {
  return named.map(({ name }, index) => {
    const used = new Set(variants.flatMap((values) => values[index] ?? []).filter((value) => value !== ''));
    const listed = data?.options.find(([each]) => each === name)?.[1];
    const known = listed?.map(([value, swatch]) => ({ value, swatch })) ?? valuesOf(before, name);
    const kept = known.filter(({ value }) => used.delete(value));
    return { name, values: [...kept, ...Array.from(used, (value) => ({ value, swatch: null }))] };
  });
}

function valuesOf(before: ProductImportContext['before'], name: string): Option['values'] {
  return before?.options.find((option) => option.name === name)?.values ?? [];
}

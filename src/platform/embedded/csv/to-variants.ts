import type { VariantInput } from '../write/input.ts';
import { makeCellReader, type CellReader } from './cells.ts';
import { variantColumns } from './columns.ts';
import type { ProductImportContext } from './read-context.ts';
import { cellOf, type FileRow } from './rows.ts';
import { variantTitle, type StorefrontData } from './storefront-data.ts';
import { hasOptionValues, type NamedOption } from './to-options.ts';

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

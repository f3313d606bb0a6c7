import type { VariantInput } from '../write/input.ts';
import { readCells, type Cells } from './cells.ts';
import { variantColumns } from './columns.ts';
import type { ReadContext } from './read-context.ts';
import { cellOf, type FileRow } from './rows.ts';
import { titleOf, type ProductData } from './storefront-data.ts';
import { hasOptionValues, type NamedOption } from './to-options.ts';

export interface VariantsOf {
  readonly options: readonly NamedOption[];
  readonly data: ProductData | null;
  readonly context: ReadContext;
  /** Key of the picture at an address. */
  readonly pictureAt: (address: string) => string | null;
}

/**
 * A product's variants by its rows. Where rows have values of options they are all its variants; else each row is of
 * the variant with its SKU, or of the only one, and the others stay.
 */
export function toVariants(rows: readonly [FileRow, ...FileRow[]], given: VariantsOf): readonly VariantInput[] {
  const [first] = rows;
  const before = given.context.before?.variants ?? [];
  const told = rows.filter((row) => isOfVariant(row, first));
  if (hasOptionValues(first) || before.length === 0) return byValues(told, given);
  if (!variantColumns.some((name) => first.layout.places.has(name))) return before;
  return bySku(told, before, given);
}

/** Further rows may tell of pictures only. */
function isOfVariant(row: FileRow, first: FileRow): boolean {
  return (
    row === first || (['option1 value', 'price', 'sku', 'stock'] as const).some((name) => cellOf(row, name) !== null)
  );
}

function byValues(rows: readonly FileRow[], given: VariantsOf): readonly VariantInput[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const cells = readCells(row, given.context);
    const values = given.options.map(({ column }) => {
      cells.missing(column);
      return cells.text(column) ?? '';
    });
    noteTwice(seen, values, { row, cells });
    const before = given.context.before?.variants.find((variant) => isSame(variant.values, values)) ?? null;
    return toVariant(cells, { given, values, before });
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

interface Reading {
  readonly row: FileRow;
  readonly cells: Cells;
}

function noteTwice(seen: Map<string, number>, values: readonly string[], { row, cells }: Reading): void {
  const name = JSON.stringify(values);
  const before = seen.get(name);
  seen.set(name, row.line);
  if (before === undefined) return;
  const what =
    values.length === 0 ? 'A product without options has one variant' : `${values.join(' / ')} is there twice`;
  cells.wrong('option1 value', `${what}, see line ${before}.`, 'Give each variant values of its own.');
}

function bySku(rows: readonly FileRow[], before: readonly VariantInput[], given: VariantsOf): readonly VariantInput[] {
  const changed = new Map<VariantInput, VariantInput>();
  for (const row of rows) {
    const cells = readCells(row, given.context);
    const variant = variantOf(cells, before);
    if (variant) changed.set(variant, toVariant(cells, { given, values: variant.values, before: variant }));
  }
  return before.map((variant) => changed.get(variant) ?? variant);
}

function variantOf(cells: Cells, before: readonly VariantInput[]): VariantInput | null {
  const [only, ...others] = before;
  if (only && others.length === 0) return only;
  const sku = cells.text('sku');
  const found = before.filter((variant) => sku !== null && variant.sku?.toLowerCase() === sku.toLowerCase());
  const [variant] = found;
  if (variant && found.length === 1) return variant;
  const message = sku === null ? 'Which variant this is of is not told.' : `No single variant has the SKU ${sku}.`;
  cells.wrong('sku', message, 'Name the variant by its SKU, or by columns for its options (Option1 Value …).');
  return null;
}

interface Told {
  readonly given: VariantsOf;
  readonly values: readonly string[];
  readonly before: VariantInput | null;
}

function toVariant(cells: Cells, { given, values, before }: Told): VariantInput {
  const more = given.data?.variants.find((variant) => isSame(variant.values, values));
  const known = given.data ? null : before;
  return {
    id: null,
    title: more?.title ?? known?.title ?? titleOf(values),
    values,
    sku: cells.has('sku') ? cells.text('sku') : (before?.sku ?? null),
    barcode: cells.has('barcode') ? readBarcode(cells) : (before?.barcode ?? null),
    price: readPrice(cells, before),
    compareAt: cells.has('compareAt') ? cells.money('compareAt') : (before?.compareAt ?? null),
    unitPrice: more?.unitPrice ?? known?.unitPrice ?? null,
    stock: readStock(cells, before),
    weightGrams: cells.has('grams') ? cells.whole('grams') : (before?.weightGrams ?? null),
    picture: readPicture(cells, { given, values, before }),
  };
}

/** Spreadsheets keep long digits as they are behind an apostrophe. */
function readBarcode(cells: Cells): string | null {
  return cells.text('barcode')?.replace(/^'(?=\d)/, '') ?? null;
}

function readPrice(cells: Cells, before: VariantInput | null): number {
  if (!cells.has('price') && before) return before.price;
  cells.missing('price');
  return cells.money('price') ?? 0;
}

/** Pieces on hand; null where nobody counts them or more are sold than there are. */
function readStock(cells: Cells, before: VariantInput | null): number | null {
  if (['continue', 'true', 'yes'].includes(cells.text('policy')?.toLowerCase() ?? '')) return null;
  if (cells.has('tracker') && cells.text('tracker') === null) return null;
  return cells.has('stock') ? cells.whole('stock') : (before?.stock ?? null);
}

function readPicture(cells: Cells, { given, before }: Told): string | null {
  if (!cells.has('variantPicture')) return before?.picture ?? null;
  const address = cells.text('variantPicture');
  return address === null ? null : given.pictureAt(address);
}

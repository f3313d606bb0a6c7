import type { Option } from '#shop/product/product.ts';
import type { ProductInput, VariantInput } from '../../write/product-input.ts';
import { missingColumnRemedy } from '../columns/column-advice.ts';
import { variantFields } from '../columns/columns.ts';
import { type ProductImportContext, reportCell } from '../import-context.ts';
import { type ProductRow, type ProductRows, valueOr } from '../table/product-rows.ts';
import { type StorefrontData, variantTitle } from '../storefront-data.ts';

interface VariantContext {
  readonly data: StorefrontData | null;
  readonly context: ProductImportContext;
  /** Key of the picture at an address. */
  readonly pictureAt: (address: string) => string | null;
}

/**
 * A product's options and variants. Where rows have values of options they are all its variants; else each row is of
 * the variant with its SKU, or of the only one, and the others stay.
 */
export function parseVariants(
  rows: ProductRows['rows'],
  given: VariantContext,
): Pick<ProductInput, 'options' | 'variants'> {
  const { existing } = given.context;
  const [first] = rows;
  const variantRows = rows.filter((row) => row === first || describesVariant(row));
  if (existing && !hasOptionValues(first)) {
    const variants = hasVariantCells(first) ? parseBySku(variantRows, existing.variants, given) : existing.variants;
    return { options: existing.options, variants };
  }
  const options = hasOptionValues(first) ? namedOptions(first, given.context) : [];
  const variants = parseByOptionValues(variantRows, options, given);
  return { options: optionsWithValues(options, variants, given), variants };
}

/** Further rows may describe nothing but pictures. */
function describesVariant({ options, cells: { price, sku, stock } }: ProductRow): boolean {
  return [options[0]?.value, price, sku, stock].some((cell) => cell !== undefined && cell !== null);
}

/** Whether the file identifies variants by their option values rather than by their SKUs. */
function hasOptionValues({ options }: ProductRow): boolean {
  return options[0]?.value !== undefined;
}

function hasVariantCells({ cells }: ProductRow): boolean {
  return variantFields.some((name) => cells[name] !== undefined);
}

function parseBySku(
  rows: readonly ProductRow[],
  existing: readonly VariantInput[],
  given: VariantContext,
): readonly VariantInput[] {
  const changed = new Map<VariantInput, VariantInput>();
  for (const row of rows) {
    const variant = findVariant(row, existing, given.context);
    if (variant) changed.set(variant, parseVariant(row, { ...given, values: variant.values, known: variant }));
  }
  return existing.map((variant) => changed.get(variant) ?? variant);
}

function findVariant(
  { line, cells }: ProductRow,
  existing: readonly VariantInput[],
  context: ProductImportContext,
): VariantInput | null {
  const [only, ...others] = existing;
  if (only && others.length === 0) return only;
  const sku = cells.sku ?? null;
  const found = existing.filter((variant) => sku !== null && variant.sku?.toLowerCase() === sku.toLowerCase());
  const [variant] = found;
  if (variant && found.length === 1) return variant;
  const message = sku === null ? 'The variant is not named.' : `No single variant has the SKU ${sku}.`;
  const remedy = 'Name the variant by its SKU, or by columns for its options (Option1 Value …).';
  reportCell(context, { line, column: 'sku', message, remedy });
  return null;
}

/** An option that a product's rows have values of. */
interface NamedOption {
  readonly name: string;
  /** Its place among the option columns of the file, from 0. */
  readonly index: number;
}

/** The options that the first row names, or the product has; `Title` with its one default value is none. */
function namedOptions({ line, options }: ProductRow, context: ProductImportContext): readonly NamedOption[] {
  return options.flatMap(({ name: cell, value }, index) => {
    const name = valueOr(cell, context.existing?.options[index]?.name ?? null);
    if (name === null) checkUnnamedOption({ line, value: value ?? null, number: index + 1 }, context);
    const isNone = index === 0 && name?.toLowerCase() === 'title' && isDefaultTitle(value ?? null);
    return name === null || isNone ? [] : [{ name, index }];
  });
}

/** What Shopify writes for a product without options. */
function isDefaultTitle(value: string | null): boolean {
  return value?.toLowerCase() === 'default title';
}

interface UnnamedOption {
  readonly line: number;
  readonly value: string | null;
  /** The number in the headings of its columns, from 1. */
  readonly number: number;
}

function checkUnnamedOption({ line, value, number }: UnnamedOption, context: ProductImportContext): void {
  if (value === null || isDefaultTitle(value)) return;
  const message = `“${value}” is a value, but its option has no name.`;
  reportCell(context, { line, column: `option${number} value`, message, remedy: `Name it in Option${number} Name.` });
}

function parseByOptionValues(
  rows: readonly ProductRow[],
  options: readonly NamedOption[],
  given: VariantContext,
): readonly VariantInput[] {
  const { context } = given;
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const values = options.map(({ index }) => readOptionValue(row, index, context));
    checkDuplicateValues(firstLines, { line: row.line, values }, context);
    const known = context.existing?.variants.find((variant) => isEqual(variant.values, values)) ?? null;
    return parseVariant(row, { ...given, values, known });
  });
}

function readOptionValue({ line, options }: ProductRow, index: number, context: ProductImportContext): string {
  const value = options[index]?.value;
  if (typeof value === 'string') return value;
  const remedy = value === null ? 'Fill in the cell.' : 'Add a column for it.';
  reportCell(context, { line, column: `option${index + 1} value`, message: 'This is missing.', remedy });
  return '';
}

interface RowValues {
  readonly line: number;
  readonly values: readonly string[];
}

function checkDuplicateValues(
  firstLines: Map<string, number>,
  { line, values }: RowValues,
  context: ProductImportContext,
): void {
  const key = JSON.stringify(values);
  const before = firstLines.get(key);
  firstLines.set(key, line);
  if (before === undefined) return;
  const what = values.length === 0 ? 'A product without options has one variant' : `${values.join(' / ')} occurs twice`;
  const remedy =
    values.length === 0
      ? 'Tell variants apart by columns Option1 Name and Option1 Value, or give each product a Handle of its own.'
      : 'Give each variant values of its own.';
  reportCell(context, { line, column: 'option1 value', message: `${what}, see line ${before}.`, remedy });
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

interface VariantSource extends VariantContext {
  readonly values: readonly string[];
  /** The variant in the shop; null for a new one. */
  readonly known: VariantInput | null;
}

function parseVariant(row: ProductRow, source: VariantSource): VariantInput {
  const { data, values, known } = source;
  const { sku, barcode, compareAt, grams, expected } = row.cells;
  const expectedOn = valueOr(expected, known?.expectedOn ?? null);
  const price = priceOf(row, source);
  const exported = data?.variants.find((variant) => isEqual(variant.values, values)) ?? null;
  const described = data ? exported : known;
  return {
    id: null,
    title: described?.title ?? variantTitle(values),
    values,
    sku: valueOr(sku, known?.sku ?? null),
    barcode: valueOr(barcode, known?.barcode ?? null),
    price,
    compareAt: valueOr(compareAt, known?.compareAt ?? null),
    lowestRecent: statedLowest(row, known, price),
    unitPrice: described?.unitPrice ?? null,
    ...stockOf(row, known),
    ...(known?.terms && { terms: known.terms }),
    weightGrams: valueOr(grams, known?.weightGrams ?? null),
    ...(expectedOn !== null && { expectedOn }),
    picture: pictureOf(row, source),
  };
}

/** The lowest price that the file states; null when the price history has it, or a lower one. */
function statedLowest(
  { cells: { lowestRecent } }: ProductRow,
  known: VariantInput | null,
  price: number,
): number | null {
  if (typeof lowestRecent !== 'number') return null;
  const recorded = known?.price === price ? known.lowestRecent : null;
  return recorded !== null && recorded <= lowestRecent ? null : lowestRecent;
}

function priceOf({ line, cells: { price }, invalid }: ProductRow, { known, context }: VariantSource): number {
  if (typeof price === 'number') return price;
  if (price === undefined && known) return known.price;
  if (!invalid.includes('price')) {
    const remedy = price === null ? 'Fill in the cell.' : missingColumnRemedy(context.layout, 'price');
    reportCell(context, { line, column: 'price', message: 'This is missing.', remedy });
  }
  return 0;
}

/** Pieces on hand, null where nobody counts them, and whether the variant is sold when there are none. */
function stockOf(
  { cells: { policy, tracker, stock } }: ProductRow,
  known: VariantInput | null,
): Pick<VariantInput, 'stock' | 'offered'> {
  const count = tracker === null ? null : valueOr(stock, known?.stock ?? null);
  const continues = valueOr(policy, known?.offered ?? false) === true;
  return { stock: count, ...(count !== null && continues && { offered: true }) };
}

function pictureOf({ cells: { variantPicture } }: ProductRow, { known, pictureAt }: VariantSource): string | null {
  if (variantPicture === undefined) return known?.picture ?? null;
  return variantPicture === null ? null : pictureAt(variantPicture);
}

/** Options with the values that variants have: those of the export or the shop in their order, then the others. */
function optionsWithValues(
  named: readonly NamedOption[],
  variants: readonly VariantInput[],
  { data, context: { existing } }: VariantContext,
): readonly Option[] {
  return named.map(({ name }, index) => {
    const used = new Set(variants.flatMap(({ values }) => values[index] ?? []).filter((value) => value !== ''));
    const exported = data?.options.find(([each]) => each === name)?.[1];
    const known =
      exported?.map(([value, swatch]) => ({ value, swatch })) ??
      existing?.options.find((option) => option.name === name)?.values ??
      [];
    const kept = known.filter(({ value }) => used.delete(value));
    return { name, values: [...kept, ...Array.from(used, (value) => ({ value, swatch: null }))] };
  });
}

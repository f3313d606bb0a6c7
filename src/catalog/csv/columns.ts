import { z } from 'zod';
import { isWithinLimits, markdownLimits } from '#shop/text/markdown/bound-markdown.ts';
import { isAdministrative, isOtherLayout, isSalePrice, renamingAdvice } from './foreign-headings.ts';
import type { ImportProblem, ReportProblem } from './import-problems.ts';
import { parseStorefrontData } from './storefront-data.ts';
import { isAmbiguousAmount, parseAmountCell } from './table/amount-cell.ts';

/** How one column of a product file is headed and read. */
interface Column<T> {
  /** Headings in any case, the usual one first: Shopify's, the older and the newer ones, and the shorter ones of lists. */
  readonly headings: readonly [string, ...string[]];
  /** Reads a cell that is not empty, trimmed; null for one that is invalid. `currency` is ISO 4217. */
  readonly parse: (text: string, currency: string) => T | null;
  /** Why a cell is invalid, where it is not enough to quote it; null: it is. */
  readonly message?: (cell: string, currency: string) => string | null;
  /** What to write instead of an invalid cell. */
  readonly remedy: string;
}

const text = { parse: (cell: string): string => cell, remedy: '' };

const description = {
  parse: (cell: string): string | null => (isWithinLimits(cell) ? cell : null),
  message: () =>
    `This has more than ${markdownLimits.characters} characters, ${markdownLimits.lines} lines or ${markdownLimits.marks} marks of Markdown.`,
  remedy: 'Shorten the text.',
};

const money = {
  parse: parseAmountCell,
  message: (cell: string, currency: string): string | null =>
    isAmbiguousAmount(cell, currency)
      ? `“${cell}” can mean ${cell.replace(/[.,]/, '')} or ${Number(cell.replace(',', '.'))}.`
      : null,
  remedy: 'Enter an amount such as 1299.90, without a currency.',
};

const integer = { parse: parseInteger, remedy: 'Enter a whole number.' };

const flag = {
  parse: (cell: string): boolean | null => flags.get(cell.toLowerCase()) ?? null,
  remedy: 'Enter TRUE or FALSE.',
};

/** Spreadsheets write TRUE and FALSE in the language of whoever saves the file. */
const flags: ReadonlyMap<string, boolean> = new Map([
  ...words('true yes 1 wahr ja sann sant sand vrai verdadero vero waar tosi prawda verdadeiro', true),
  ...words('false no 0 falsch nein usann nei falskt falsk faux falso onwaar epätosi fałsz', false),
]);

function words<T>(list: string, meaning: T): readonly (readonly [string, T])[] {
  return list.split(' ').map((word) => [word, meaning]);
}

const status = {
  parse: (cell: string): 'published' | 'draft' | null => statuses.get(cell.toLowerCase()) ?? null,
  remedy: 'Enter active, draft or archived.',
};

const statuses: ReadonlyMap<string, 'published' | 'draft'> = new Map([
  ['active', 'published'],
  ['draft', 'draft'],
  ['archived', 'draft'],
]);

const day = {
  parse: (cell: string): string | null => (isCalendarDay(cell) ? cell : null),
  remedy: 'Enter a day such as 2026-12-31.',
};

function isCalendarDay(cell: string): boolean {
  return z.iso.date().safeParse(cell).success;
}

/** A code of letters and digits. Spreadsheets shorten long digits to `1.23E+12`, after which the last ones are lost. */
const code = {
  parse: (cell: string): string | null => (/^\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(cell) ? null : cell),
  message: () => 'A spreadsheet has shortened this number, so that its last digits are lost.',
  remedy: 'Format the column as text in the spreadsheet, and enter the number again.',
};

/** Spreadsheets keep long digits unchanged behind an apostrophe. */
const barcode = { ...code, parse: (cell: string): string | null => code.parse(cell)?.replace(/^'(?=\d)/, '') ?? null };

/** Whether a variant is sold when none is left: Shopify's policy `continue`, or TRUE in its newer format. */
const policy = {
  parse: (cell: string): boolean | null => policies.get(cell.toLowerCase()) ?? null,
  remedy: 'Enter continue or deny.',
};

const policies: ReadonlyMap<string, boolean> = new Map([['continue', true], ['deny', false], ...flags]);

const storefrontData = {
  parse: parseStorefrontData,
  message: () => 'This value was changed after the export.',
  remedy: 'Clear the cell, or export the file again.',
};

/** A negative number of pieces on hand counts as none. */
function parseInteger(cell: string): number | null {
  return /^-?\d{1,9}(?:\.0*)?$/.test(cell) ? Math.max(0, Math.trunc(Number(cell))) : null;
}

/** Columns that describe the product; only the first of its rows is read. */
export const productColumns = {
  handle: { headings: ['Handle', 'URL handle'], ...text },
  title: { headings: ['Title'], ...text },
  description: { headings: ['Body (HTML)', 'Description', 'Body HTML', 'Body'], ...description },
  vendor: { headings: ['Vendor'], ...text },
  category: { headings: ['Product Category', 'Category', 'Standard Product Type'], ...text },
  type: { headings: ['Type', 'Custom Product Type', 'Product Type'], ...text },
  tags: { headings: ['Tags'], ...text },
  collection: { headings: ['Collection'], ...text },
  seoTitle: { headings: ['SEO Title'], ...text },
  seoDescription: { headings: ['SEO Description'], ...text },
  published: { headings: ['Published', 'Published on online store'], ...flag },
  status: { headings: ['Status'], ...status },
  shipping: { headings: ['Variant Requires Shipping', 'Requires shipping', 'Shipping'], ...flag },
  storefront: { headings: ['Storefront data', 'Storefront'], ...storefrontData },
} as const;

/** Columns that describe the variant of a row, besides its option values. */
export const variantColumns = {
  sku: { headings: ['Variant SKU', 'SKU'], ...code },
  barcode: { headings: ['Variant Barcode', 'Barcode', 'Barcode (ISBN, UPC, GTIN, etc.)'], ...barcode },
  grams: { headings: ['Variant Grams', 'Grams', 'Weight value (grams)'], ...integer },
  price: { headings: ['Variant Price', 'Price'], ...money },
  compareAt: { headings: ['Variant Compare At Price', 'Compare-at price', 'Compare at price'], ...money },
  lowestRecent: { headings: ['Lowest Price 30 Days', 'Lowest price of the last 30 days'], ...money },
  stock: { headings: ['Variant Inventory Qty', 'Inventory quantity', 'Stock'], ...integer },
  expected: { headings: ['Expected On', 'Expected', 'Restock date', 'Back in stock on'], ...day },
  tracker: { headings: ['Variant Inventory Tracker', 'Inventory tracker', 'Tracker'], ...text },
  policy: { headings: ['Variant Inventory Policy', 'Continue selling when out of stock', 'Policy'], ...policy },
  variantPicture: { headings: ['Variant Image', 'Variant image URL'], ...text },
} as const;

/** Columns that describe the product picture of a row. */
const pictureColumns = {
  picture: { headings: ['Image Src', 'Product image URL', 'Picture'], ...text },
  position: { headings: ['Image Position', 'Position'], ...integer },
  alt: { headings: ['Image Alt Text', 'Alt'], ...text },
} as const;

const allColumns = { ...productColumns, ...variantColumns, ...pictureColumns } as const;

export type FieldName = keyof typeof allColumns;

/** What the cells of each column hold. */
export type ColumnValues = {
  readonly [Name in FieldName]: NonNullable<ReturnType<(typeof allColumns)[Name]['parse']>>;
};

export const columns: { readonly [Name in FieldName]: Column<ColumnValues[Name]> } = allColumns;

/** Options count from 1: Shopify has three, an export of this shop as many as its products need. */
export type OptionColumn = `option${number} ${'name' | 'value'}`;

export type ColumnName = FieldName | OptionColumn;

export const productFields = Object.keys(productColumns).filter(isField);
export const variantFields = Object.keys(variantColumns).filter(isField);
/** The fields of every row. */
export const rowFields = [...variantFields, ...Object.keys(pictureColumns).filter(isField)];

function isField(name: string): name is FieldName {
  return Object.hasOwn(columns, name);
}

export const fieldsByHeading: ReadonlyMap<string, FieldName> = new Map(
  Object.keys(columns)
    .filter(isField)
    .flatMap((name) => columns[name].headings.map((heading) => [heading.toLowerCase(), name] as const)),
);

/** Columns of Shopify that have no place in this shop: costs, taxes, feeds of other services, markets. */
const ignoredHeadings =
  /^(?:cost per item|gift card|tax code|charge tax|fulfillment service|(?:variant )?(?:fulfillment service|taxable|tax code|weight unit.*)|weight unit.*|unit price .*|option\d linked to|google shopping \/ .*|(?:included|price|compare[- ]at price) \/ .*)$/;

/** `detail`: a column whose cells become a detail of the product; `ignored`: a known column that is not used here. */
type ColumnMeaning =
  | { readonly kind: 'field'; readonly name: ColumnName }
  | { readonly kind: 'detail'; readonly name: string }
  | { readonly kind: 'ignored' };

/** Headings of metafields end in their technical name, which is left out. */
function columnMeaning(heading: string): ColumnMeaning {
  const trimmed = heading.trim();
  const key = trimmed.toLowerCase();
  const name = fieldsByHeading.get(key) ?? optionColumn(key);
  if (name) return { kind: 'field', name };
  if (key === '' || ignoredHeadings.test(key) || isAdministrative(key) || isSalePrice(key)) return { kind: 'ignored' };
  const detail = trimmed.replace(/\s*\((?:product|variant)\.metafields\.[^)]*\)$/i, '').trim();
  if (fieldsByHeading.get(detail.toLowerCase()) === 'lowestRecent') return { kind: 'field', name: 'lowestRecent' };
  return { kind: 'detail', name: detail === '' ? trimmed : detail };
}

function optionColumn(heading: string): OptionColumn | undefined {
  const [, number, part] = /^option([1-9]\d?) (name|value)$/.exec(heading) ?? [];
  if (number === undefined) return undefined;
  return part === 'name' ? `option${Number(number)} name` : `option${Number(number)} value`;
}

/** Which column of a file holds what, by the headings on its first line. Positions count from 0. */
export interface FileLayout {
  readonly headings: readonly string[];
  readonly positions: ReadonlyMap<ColumnName, number>;
  readonly details: readonly { readonly name: string; readonly position: number }[];
  /** How many options the file has columns for. */
  readonly options: number;
}

/** Whether a file has nothing but the stock of variants, besides what names them. */
export function isStockUpdate({ positions, details }: FileLayout): boolean {
  const others = Array.from(positions.keys()).filter((name) => name !== 'stock' && !namesVariant(name));
  return positions.has('stock') && others.length === 0 && details.length === 0;
}

function namesVariant(name: ColumnName): boolean {
  return name === 'handle' || name === 'sku' || name.startsWith('option');
}

/** null, and reported, when the file has a column neither for the title nor for the handle, or is of another platform. */
export function readLayout(headings: readonly string[], report: ReportProblem): FileLayout | null {
  const positions = new Map<ColumnName, number>();
  const details: { name: string; position: number }[] = [];
  for (const [position, heading] of headings.entries()) {
    const column = columnMeaning(heading);
    if (column.kind === 'detail') details.push({ name: column.name, position });
    if (column.kind !== 'field') continue;
    const other = positions.get(column.name);
    if (other !== undefined) report(duplicateColumn(heading, headings[other] ?? ''));
    positions.set(column.name, position);
  }
  const isNamed = positions.has('title') || positions.has('handle');
  if (isNamed && !isOtherLayout(headings)) return { headings, positions, details, options: countOptions(positions) };
  const problem = isNamed ? otherLayout : noTitle;
  const advice = renamingAdvice(headings) || (positions.size === 0 ? quoteHeadings(headings) : '');
  report({ ...problem, remedy: [problem.remedy, advice].filter((part) => part !== '').join(' ') });
  return null;
}

const otherLayout: ImportProblem = {
  line: 1,
  column: '',
  message: 'This is the export of another platform, whose variants are laid out differently.',
  remedy: '',
};

function duplicateColumn(heading: string, other: string): ImportProblem {
  const message = `“${other}” and “${heading}” mean the same.`;
  return { line: 1, column: heading, message, remedy: 'Remove one of the two columns.' };
}

function countOptions(positions: FileLayout['positions']): number {
  return Math.max(0, ...Array.from(positions.keys(), (name) => Number(/^option(\d+)/.exec(name)?.[1] ?? 0)));
}

const noTitle: ImportProblem = {
  line: 1,
  column: 'Title',
  message: 'There is neither a Title nor a Handle column.',
  remedy:
    'The first line must list the column names, separated by commas, semicolons or tabs, and include Title or Handle.',
};

/** What a file has where the names of columns are expected: a heading of the table, or another kind of file. */
function quoteHeadings(headings: readonly string[]): string {
  const named = headings.map((heading) => heading.trim()).filter((heading) => heading !== '');
  return `It is “${named.join(', ').slice(0, 80)}”.`;
}

/** A column's heading in this file; its usual one where the file does not have it. */
export function headingOf({ headings, positions }: FileLayout, name: ColumnName): string {
  return headings[positions.get(name) ?? -1] ?? usualHeading(name);
}

/** The heading of a column in the documents. */
export function usualHeading(name: ColumnName): string {
  return isField(name) ? columns[name].headings[0] : name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

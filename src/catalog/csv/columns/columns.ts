import { z } from 'zod';
import { isWithinLimits, markdownLimits } from '#shop/text/markdown/bound-markdown.ts';
import { parseStorefrontData } from '../storefront-data.ts';
import { ambiguousAmountIn, parseAmountCell } from '../table/amount-cell.ts';

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
  message: (cell: string, currency: string): string | null => {
    const amount = ambiguousAmountIn(cell, currency);
    return amount && `“${cell}” can mean ${amount.replace(/[.,]/, '')} or ${Number(amount.replace(',', '.'))}.`;
  },
  remedy: 'Enter an amount such as 1299.90, without a currency or with that of the shop.',
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
  giftCard: { headings: ['Gift Card'], ...flag },
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

/** The heading of a column in the documents. */
export function usualHeading(name: ColumnName): string {
  return isField(name) ? columns[name].headings[0] : name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

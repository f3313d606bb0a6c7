import type { ReportProblem } from './import-problems.ts';

/** What a column of a product file says. */
export type ColumnName = (typeof fieldNames)[number] | OptionColumn;

/** Of the options, from 1 on: Shopify knows three, an export of this shop has as many as its products need. */
export type OptionColumn = `option${number} ${'name' | 'value'}`;

/** What is said of a variant, besides its values. */
export const variantColumns = [
  'sku',
  'barcode',
  'grams',
  'price',
  'compareAt',
  'stock',
  'tracker',
  'policy',
  'variantPicture',
] as const;

const fieldNames = [
  'handle',
  'title',
  'description',
  'vendor',
  'category',
  'type',
  'tags',
  'published',
  'status',
  ...variantColumns,
  'shipping',
  'picture',
  'position',
  'alt',
  'storefront',
] as const;

/** Shopify's column names, the older and the newer ones, folded; a field's own name is always understood. */
const aliases: Partial<Readonly<Record<ColumnName, readonly string[]>>> = {
  handle: ['url handle'],
  description: ['body (html)', 'body html', 'body'],
  category: ['product category', 'standard product type'],
  type: ['custom product type', 'product type'],
  published: ['published on online store'],
  sku: ['variant sku'],
  barcode: ['variant barcode', 'barcode (isbn, upc, gtin, etc.)'],
  grams: ['variant grams', 'weight value (grams)'],
  price: ['variant price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  stock: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  shipping: ['variant requires shipping', 'requires shipping'],
  picture: ['image src', 'product image url'],
  position: ['image position'],
  alt: ['image alt text'],
  variantPicture: ['variant image', 'variant image url'],
  storefront: ['storefront data'],
};

const namesByHeading: ReadonlyMap<string, ColumnName> = new Map(
  fieldNames.flatMap((name) => [name.toLowerCase(), ...(aliases[name] ?? [])].map((each) => [each, name] as const)),
);

/** Columns of Shopify that say nothing a visitor may or need see: costs, taxes, feeds of others, markets. */
const ignoredHeadings =
  /^(?:cost per item|gift card|seo (?:title|description)|tax code|charge tax|fulfillment service|(?:variant )?(?:fulfillment service|taxable|tax code|weight unit.*)|weight unit.*|unit price .*|option\d linked to|google shopping \/ .*|(?:included|price|compare[- ]at price) \/ .*|collection)$/;

/** `detail`: a fact that is kept as the product's; `ignored`: known, not used here. */
export type ColumnMeaning =
  | { readonly kind: 'field'; readonly name: ColumnName }
  | { readonly kind: 'detail'; readonly name: string }
  | { readonly kind: 'ignored' };

/** What a column's heading stands for. Headings of metafields end in their technical name, which is left out. */
export function columnMeaning(heading: string): ColumnMeaning {
  const plain = heading.trim();
  const name = namesByHeading.get(plain.toLowerCase()) ?? optionColumn(plain.toLowerCase());
  if (name) return { kind: 'field', name };
  if (plain === '' || ignoredHeadings.test(plain.toLowerCase())) return { kind: 'ignored' };
  const detail = plain.replace(/\s*\((?:product|variant)\.metafields\.[^)]*\)$/i, '').trim();
  return { kind: 'detail', name: detail === '' ? plain : detail };
}

function optionColumn(heading: string): OptionColumn | undefined {
  const [, place, what] = /^option([1-9]\d?) (name|value)$/.exec(heading) ?? [];
  if (place === undefined) return undefined;
  return what === 'name' ? `option${Number(place)} name` : `option${Number(place)} value`;
}

/** Which column of a file says what, by the headings on its first line. */
export interface FileLayout {
  readonly headings: readonly string[];
  /** The place of each column that is understood. */
  readonly positions: ReadonlyMap<ColumnName, number>;
  readonly details: readonly { readonly name: string; readonly place: number }[];
  /** How many options the file has columns for. */
  readonly options: number;
}

export function readLayout(headings: readonly string[], report: ReportProblem): FileLayout {
  const positions = new Map<ColumnName, number>();
  const details: { name: string; place: number }[] = [];
  for (const [place, heading] of headings.entries()) {
    const column = columnMeaning(heading);
    if (column.kind === 'detail') details.push({ name: column.name, place });
    if (column.kind !== 'field') continue;
    if (positions.has(column.name)) report(duplicateColumn(heading, headings[positions.get(column.name) ?? 0] ?? ''));
    positions.set(column.name, place);
  }
  if (!positions.has('title') && !positions.has('handle')) report(noTitle);
  const options = Math.max(0, ...Array.from(positions.keys(), (name) => Number(/^option(\d+)/.exec(name)?.[1] ?? 0)));
  return { headings, positions, details, options };
}

const noTitle = {
  line: 1,
  column: 'Title',
  message: 'There is no column for the title, nor for the handle.',
  remedy: 'The first line must hold the headings, Title or Handle among them, with commas between.',
};

function duplicateColumn(heading: string, before: string) {
  const message = `“${before}” and “${heading}” say the same thing.`;
  return { line: 1, column: heading, message, remedy: 'Leave one of the two columns out.' };
}

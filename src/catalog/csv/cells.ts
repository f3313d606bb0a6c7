import { fromDecimal } from '#shop/product/money.ts';
import type { CollectionTitles } from '../search/index/product-texts.ts';
import type { MediaInput, ProductInput } from '../write/product-input.ts';
import type { ColumnName } from './columns.ts';
import type { ReportProblem } from './import-problems.ts';
import { cellOf, type FileRow, headingOf } from './rows.ts';

export interface CellContext {
  /** ISO 4217. */
  readonly currency: string;
  readonly report: ReportProblem;
}

/** The cells of a row by what they hold; a wrong one is a problem and reads as empty. */
export interface CellReader {
  /** Whether the file has one of these columns. */
  has(...names: readonly ColumnName[]): boolean;
  text(name: ColumnName): string | null;
  reportInvalid(name: ColumnName, message: string, remedy: string): void;
  /** Tells of it when there is nothing in the cell. */
  reportMissing(name: ColumnName): void;
  money(name: ColumnName): number | null;
  integer(name: ColumnName): number | null;
  flag(name: ColumnName): boolean | null;
  status(): 'published' | 'draft' | null;
}

export function makeCellReader(row: FileRow, { currency, report }: CellContext): CellReader {
  const text = (name: ColumnName): string | null => cellOf(row, name);
  const reportInvalid = (name: ColumnName, message: string, remedy: string): void =>
    report({ line: row.line, column: headingOf(row, name), message, remedy });
  const read = <T>(name: ColumnName, parse: (text: string) => T | null, remedy: string): T | null => {
    const given = text(name);
    const value = given === null ? null : parse(given);
    if (given !== null && value === null) reportInvalid(name, `“${given.slice(0, 60)}” is not understood.`, remedy);
    return value;
  };
  return {
    has: (...names) => names.some((name) => row.layout.positions.has(name)),
    text,
    reportInvalid,
    reportMissing: (name) => {
      const remedy = row.layout.positions.has(name) ? 'Fill in the cell.' : 'Add a column for it.';
      if (text(name) === null) reportInvalid(name, 'This is missing.', remedy);
    },
    money: (name) =>
      read(
        name,
        (given) => fromDecimal(given.replace(',', '.'), currency),
        'Write an amount such as 19.90, without a currency.',
      ),
    integer: (name) => read(name, parseInteger, 'Write a whole number.'),
    flag: (name) => read(name, (given) => flags.get(given.toLowerCase()) ?? null, 'Write TRUE or FALSE.'),
    status: () =>
      read('status', (given) => statuses.get(given.toLowerCase()) ?? null, 'Write active, draft or archived.'),
  };
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'no', '0'].map((word) => [word, false] as const),
]);

const statuses: ReadonlyMap<string, 'published' | 'draft'> = new Map([
  ['active', 'published'],
  ['draft', 'draft'],
  ['archived', 'draft'],
]);

/** Less than nothing on hand is nothing. */
function parseInteger(text: string): number | null {
  return /^-?\d{1,9}(?:\.0*)?$/.test(text) ? Math.max(0, Math.trunc(Number(text))) : null;
}

/** What all products of a file are read against. */
export interface ImportContext extends CellContext {
  /** ISO 8601. */
  readonly now: string;
  /** Scheme and host of this shop; null where it has no fixed one. */
  readonly origin: string | null;
  /** Of the collections that the shop has. */
  readonly titles: CollectionTitles;
}

/** What a product's rows are read against. */
export interface ProductImportContext extends ImportContext {
  /** The product as it is; null for one that is new. What its rows do not speak of stays. */
  readonly before: ProductInput | null;
  /** A picture that the shop has. */
  readonly media: (key: string) => MediaInput | null;
}

import { fromDecimal } from '#shop/money.ts';
import type { ColumnName } from './columns.ts';
import type { ProductRow } from './rows.ts';
import type { Problem } from './problem.ts';

export interface ReadContext {
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 8601. */
  readonly now: string;
  readonly problem: (problem: Problem) => void;
}

/** The cells of a row by what they hold; a wrong one is a problem and reads as empty. */
export interface Cells {
  text(name: ColumnName): string | null;
  required(name: ColumnName): string;
  missing<T>(name: ColumnName, instead: T): T;
  money(name: ColumnName): number | null;
  whole(name: ColumnName): number | null;
  flag(name: ColumnName): boolean | null;
  /** Pieces on hand; null where nobody counts them or more are sold than there are. */
  stock(): number | null;
  isPublished(): boolean;
}

export function readCell(row: ProductRow, { currency, problem }: ReadContext): Cells {
  const text = (name: ColumnName): string | null => row.fields[name]?.trim() || null;
  const wrong = (name: ColumnName, message: string, remedy: string): void =>
    problem({ line: row.line, column: row.headings.get(name) ?? name, message, remedy });
  const read = <T>(name: ColumnName, parse: (text: string) => T | null, remedy: string): T | null => {
    const given = text(name);
    const value = given === null ? null : parse(given);
    if (given !== null && value === null) wrong(name, `“${given.slice(0, 60)}” is not understood.`, remedy);
    return value;
  };
  const missing = <T>(name: ColumnName, instead: T): T => {
    if (!row.headings.has(name) || text(name) === null) wrong(name, 'This is missing.', 'Fill in the cell.');
    return instead;
  };
  const whole = (name: ColumnName): number | null => read(name, wholeNumber, 'Write a whole number.');
  const flag = (name: ColumnName): boolean | null =>
    read(name, (given) => flags[given.toLowerCase()] ?? null, 'Write TRUE or FALSE.');
  return {
    text,
    required: (name) => text(name) ?? missing(name, ''),
    missing,
    money: (name) =>
      read(
        name,
        (given) => fromDecimal(given.replace(',', '.'), currency),
        'Write an amount such as 19.90, without a currency.',
      ),
    whole,
    flag,
    stock: () => (isUncounted(row) ? null : whole('stock')),
    isPublished: () => {
      const status = read(
        'status',
        (given) => statuses[given.toLowerCase()] ?? null,
        'Write active, draft or archived.',
      );
      return status !== 'draft' && (flag('published') ?? true);
    },
  };
}

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

const statuses: Readonly<Record<string, 'published' | 'draft'>> = {
  active: 'published',
  draft: 'draft',
  archived: 'draft',
};

/** Less than nothing on hand is nothing. */
function wholeNumber(text: string): number | null {
  return /^-?\d{1,9}(?:\.0*)?$/.test(text) ? Math.max(0, Math.trunc(Number(text))) : null;
}

function isUncounted({ fields, headings }: ProductRow): boolean {
  const continues = ['continue', 'true', 'yes'].includes(fields.policy?.trim().toLowerCase() ?? '');
  return continues || (headings.has('tracker') && fields.tracker === undefined);
}

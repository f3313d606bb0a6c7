import { parseAmount } from '#shop/product/money.ts';
import { localDate } from '#shop/text/dates.ts';
import type { ReportProblem } from '../../csv/import-problems.ts';
import { readTable, type TableRow } from '../../csv/table/read-table.ts';
import { codeRecords } from '../code-document.ts';

/** A code of a file, by the fields of its document. */
export interface CodeOfFile {
  readonly code: string;
  readonly line: number;
  readonly front: object & { readonly title: string };
}

export interface DiscountFile {
  readonly codes: readonly CodeOfFile[];
  /** Discounts that this shop cannot give, each with its line. */
  readonly skipped: readonly { readonly line: number; readonly reason: string }[];
}

/**
 * Reads Shopify's export of discounts: Name, Value (negative), Value Type (percentage, fixed_amount), Type (Amount Off,
 * Free Shipping, Buy X Get Y …), Minimum Purchase Requirements, Applies Once Per Customer, Usage Limit Per Code, Start
 * and End (`2026-06-01 00:00:00 +0200`). Null, and reported, when there is any problem.
 */
export async function readDiscountFile(
  path: string,
  timeZone: string,
  report: ReportProblem,
): Promise<DiscountFile | null> {
  const rows = await readTable(path, [['name'], ['value'], ['value type']], report);
  if (!rows) return null;
  const read = rows.map((row) => readRow(row, { timeZone, report }));
  if (read.includes(null)) return null;
  return {
    codes: read.flatMap((each) => (each?.kind === 'code' ? [each.code] : [])),
    skipped: read.flatMap((each) => (each?.kind === 'skipped' ? [each] : [])),
  };
}

interface CodeRowContext {
  readonly timeZone: string;
  readonly report: ReportProblem;
}

type CodeRow =
  | { readonly kind: 'code'; readonly code: CodeOfFile }
  | { readonly kind: 'skipped'; readonly line: number; readonly reason: string };

function readRow(row: TableRow, context: CodeRowContext): CodeRow | null {
  const code = row.cell('name');
  const reason = reasonToSkip(row);
  if (reason !== null) return { kind: 'skipped', line: row.line, reason: `${code}: ${reason}` };
  const [from, until] = [dayOf(row, 'start', context), dayOf(row, 'end', context)];
  const benefit = benefitOf(row, context);
  if (!benefit || from === undefined || until === undefined) return null;
  const limit = Number(row.cell('usage limit per code'));
  const front = {
    title: code,
    ...benefit,
    minimum: minimumOf(row),
    from,
    until,
    usageLimit: Number.isInteger(limit) && limit > 0 ? limit : null,
    oncePerCustomer: ['1', 'true', 'yes'].includes(row.cell('applies once per customer').toLowerCase()),
  };
  const [issue] = codeRecords.schema.safeParse(front).error?.issues ?? [];
  if (!issue) return { kind: 'code', code: { code, line: row.line, front } };
  const message = `${code}: ${issue.path.join('.')} ${issue.message}.`;
  context.report({ line: row.line, column: '', message, remedy: 'Correct it, or remove this row.' });
  return null;
}

function reasonToSkip(row: TableRow): string | null {
  const type = row.cell('type').toLowerCase();
  if (row.cell('name') === '') return 'it has no code';
  if (/buy|app|bxgy/u.test(type) || row.cell('value type').toLowerCase() === 'app')
    return 'this shop has no such discounts';
  if (/quantity|items?\b/iu.test(row.cell('minimum purchase requirements'))) return 'it needs a minimum of items';
  return null;
}

function benefitOf(row: TableRow, { report }: CodeRowContext): object | null {
  if (/shipping/iu.test(row.cell('type'))) return { freeDelivery: true };
  const value = Math.abs(Number(row.cell('value').replace(',', '.')));
  const isPercent = row.cell('value type').toLowerCase() === 'percentage';
  if (row.cell('value') !== '' && value > 0 && (!isPercent || (value <= 100 && Number.isInteger(value))))
    return isPercent ? { percent: value } : { amount: value };
  const message = `“${row.cell('value')}” is no ${isPercent ? 'whole number of per cent' : 'amount'}.`;
  report({ line: row.line, column: 'Value', message, remedy: 'Correct it, or remove this row.' });
  return null;
}

/** The amount in a sentence such as `Minimum purchase of €1,050.00`. */
function minimumOf(row: TableRow): number | null {
  const [written = ''] = /\d(?:[\d.,  '’]*\d)?/u.exec(row.cell('minimum purchase requirements')) ?? [];
  const amount = parseAmount(written, 3) / 1000;
  return amount > 0 ? amount : null;
}

/** The day of a moment in the shop's time zone; null for an empty cell, undefined and reported for an invalid one. */
function dayOf(
  row: TableRow,
  column: 'start' | 'end',
  { timeZone, report }: CodeRowContext,
): string | null | undefined {
  const cell = row.cell(column);
  if (cell === '') return null;
  const moment = Date.parse(cell.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d):?(\d\d)$/u, '$1T$2$3:$4'));
  if (!Number.isNaN(moment)) return localDate(new Date(moment), timeZone);
  const message = `“${cell}” is no time.`;
  report({ line: row.line, column, message, remedy: 'Write it like 2026-06-01 00:00:00 +0200.' });
  return undefined;
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectProblems, describeProblem } from '../../csv/import-problems.ts';
import { readDiscountFile } from './discount-file.ts';

/** Reads a file of one discount, by its cells; what is left out is empty. */
async function readDiscount(cells: Readonly<Record<string, string>>) {
  const given = { Name: 'CODE', Value: '-10.0', 'Value Type': 'percentage', Type: 'Amount Off', ...cells };
  const path = join(mkdtempSync(join(tmpdir(), 'discounts-')), 'discounts.csv');
  const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(',');
  writeFileSync(path, `${quoted(Object.keys(given))}\n${quoted(Object.values(given))}\n`);
  const { report, listed } = collectProblems();
  const file = await readDiscountFile(path, 'Europe/Oslo', report);
  return { front: file?.codes[0]?.front, skipped: file?.skipped[0]?.reason, problems: listed.map(describeProblem) };
}

test.each([
  [{ Value: '-15.0' }, { percent: 15 }],
  [{ Value: '-5.5', 'Value Type': 'fixed_amount' }, { amount: 5.5 }],
  [{ Value: '-5,5', 'Value Type': 'fixed_amount' }, { amount: 5.5 }],
  [{ Value: '', Type: 'Free Shipping' }, { freeDelivery: true }],
  [{ 'Minimum Purchase Requirements': 'Minimum purchase of €50.00' }, { minimum: 50 }],
  [{ 'Minimum Purchase Requirements': 'Minimum purchase of €1,050.00' }, { minimum: 1050 }],
  [{ 'Minimum Purchase Requirements': 'Minimum purchase of 1 050,50 kr' }, { minimum: 1050.5 }],
  [{ 'Minimum Purchase Requirements': 'None' }, { minimum: null }],
  [{ 'Usage Limit Per Code': '100' }, { usageLimit: 100 }],
  [{ 'Usage Limit Per Code': '0' }, { usageLimit: null }],
  [{ 'Applies Once Per Customer': 'TRUE' }, { oncePerCustomer: true }],
  [{ 'Applies Once Per Customer': '0' }, { oncePerCustomer: false }],
  [{ Start: '2026-06-01 23:30:00 +0000' }, { from: '2026-06-02', until: null }],
  [{ End: '2026-06-01 00:30:00 +0900' }, { from: null, until: '2026-05-31' }],
])('the discount %j becomes %j', async (cells, front) => {
  expect(await readDiscount(cells)).toMatchObject({ front: { title: 'CODE', ...front }, problems: [] });
});

test.each([
  [{ Name: '' }, ': it has no code'],
  [{ Type: 'Buy X Get Y' }, 'CODE: this shop has no such discounts'],
  [{ 'Value Type': 'app' }, 'CODE: this shop has no such discounts'],
  [{ 'Minimum Purchase Requirements': 'Minimum quantity of 3 items' }, 'CODE: it needs a minimum of items'],
])('the discount %j is left out: %s', async (cells, reason) => {
  expect(await readDiscount(cells)).toEqual({ front: undefined, skipped: reason, problems: [] });
});

test.each([
  [{ Value: '-12.5' }, 'line 2, Value: “-12.5” is no whole number of per cent. Correct it, or remove this row.'],
  [{ Value: '-110' }, 'line 2, Value: “-110” is no whole number of per cent. Correct it, or remove this row.'],
  [{ Value: '0', 'Value Type': 'fixed_amount' }, 'line 2, Value: “0” is no amount. Correct it, or remove this row.'],
  [{ End: 'soon' }, 'line 2, end: “soon” is no time. Write it like 2026-06-01 00:00:00 +0200.'],
  [
    { Start: '2026-06-02 12:00:00 +0000', End: '2026-06-01 12:00:00 +0000' },
    expect.stringMatching(/^line 2: CODE: until .* Correct it, or remove this row\.$/),
  ],
])('the discount %j is refused: %s', async (cells, problem) => {
  expect(await readDiscount(cells)).toEqual({ front: undefined, skipped: undefined, problems: [problem] });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { demoFolder } from '#tests/fixtures/sample-shop.ts';
import { sampleBuyer } from '#tests/fixtures/site.ts';
import { commandLineFor } from '#tests/helpers/command-line.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'orders-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = commandLineFor(folder);

async function orderTwoMugs(): Promise<void> {
  const shop = openEmbeddedPlatform({ dataDir: folder, chooseDemo: () => demoFolder, warn: () => {} });
  const mug = shop.store.first("SELECT id FROM variant WHERE sku = 'MORG-MUG-SAN'")?.['id'];
  const { ref } = await shop
    .carts(sampleBuyerContext)
    .add({ ref: null, key: null }, [{ variantId: String(mug), quantity: 2 }]);
  const result = await shop.checkout(sampleBuyerContext).place(ref ?? '', {
    ...sampleBuyer,
    method: 'parcel-no',
    agreedTotal: 5400,
  });
  expect(result?.ok).toBe(true);
  await shop.close();
}

await orderTwoMugs();

test('orders are listed, and one is shown with buyer, lines and total', async () => {
  expect((await run('orders')).output).toMatch(
    /^H10001 {2}\S+ \S+ {2}€54 {2}unpaid, preparing {2}Kari Nordmann, Oslo$/,
  );
  const { outcome, output } = await run('orders', 'show', 'h10001');
  expect(outcome).toBe('done');
  expect(output).toContain('kari@example.org');
  expect(output).toContain('2 × Morgen mug, Sand  MORG-MUG-SAN  €48');
  expect(output).toContain('total  €54, including €10.80 VAT');
});

test('an order that does not exist is an error', async () => {
  expect(await run('orders', 'show', 'H99999')).toMatchObject({
    outcome: 'failed',
    diagnostics: 'No order with the number H99999.',
  });
});

test('what happens to an order is recorded, shown as its history, and refused where it is impossible', async () => {
  const refused = await run('orders', 'mark', 'H10001', 'refunded');
  expect(refused).toMatchObject({
    outcome: 'failed',
    diagnostics: 'H10001 is not paid, so there is nothing to refund. Mark it as paid first, or cancel it.',
  });
  expect((await run('orders', 'mark', 'H10001', 'paid')).output).toMatch(/^H10001: \S+ \S+ {2}paid {2}€54$/);
  const parcel = await run('orders', 'mark', 'H10001', 'shipped', '1:1', '--tracking', 'https://carrier.example/1');
  expect(parcel.output).toMatch(/shipped {2}1 × line 1 {2}https:\/\/carrier\.example\/1$/);
  expect((await run('orders', 'mark', 'H10001', 'shipped', '1:2')).diagnostics).toBe(
    'Only 1 of line 1 of H10001 can be marked so. Pieces are sent once, and not when they are cancelled. See: orders show H10001',
  );
  expect((await run('orders', 'mark', 'H10001', 'refunded', '1:2')).diagnostics).toBe(
    'Only 1 of line 1 of H10001 can be marked so. Pieces are refunded once, and only when they are sent or cancelled: mark that first. See: orders show H10001',
  );
  expect((await run('orders', 'mark', 'H10001', 'shipped', '4')).diagnostics).toBe('H10001 has no line 4: it has 1.');
  const shown = await run('orders', 'show', 'H10001');
  expect(shown.output).toContain('paid, partly-shipped');
  expect(shown.output).toContain('1. 2 × Morgen mug, Sand  MORG-MUG-SAN  €48  1 shipped');
  expect(shown.output).toMatch(/placed\n.*paid {2}€54\n.*shipped {2}1 × line 1/);
});

test('orders are listed by what is left to do, and by customer', async () => {
  expect((await run('orders', 'list', '--unsent')).output).toContain('H10001');
  expect((await run('orders', 'list', '--unpaid')).diagnostics).toBe('No orders.');
  expect((await run('orders', 'list', '--email', 'KARI@example.org')).output).toContain('H10001');
  expect((await run('orders', 'list', '--email', 'other@example.org')).output).toBe('');
});

test('orders are exported with a row for each line', async () => {
  const { output } = await run('orders', 'export', '--from', '2020-01-01');
  const [heading = '', row = ''] = output.split('\n').filter(Boolean);
  expect(heading).toMatch(/^Name,Email,Financial Status/);
  expect(row).toMatch(/^H10001,kari@example\.org,paid,/);
  expect(row).toContain(',2,"Morgen mug - Sand",24.00,MORG-MUG-SAN,pending,'.replaceAll('"', ''));
  expect((await run('orders', 'export', '--until', '2020-01-01')).output.trim()).toBe(heading);
});

test('emails wait in a list until the running shop has sent them', async () => {
  expect((await run('mail')).output).toMatch(/H10001 {2}shipped {2}queued\n.*H10001 {2}confirmation {2}queued$/);
  expect((await run('mail', 'retry')).output).toMatch(/^2 emails to be sent/);
  expect(await run('mail', 'retry', '99')).toMatchObject({ outcome: 'failed' });
  await expect(run('mail', 'retry', 'all')).rejects.toThrow('Not the number of an email: all');
});

test('a customer is erased with confirmation only, and not while something is to be sent', async () => {
  expect((await run('customers', 'erase', 'kari@example.org')).diagnostics).toContain('Add --yes');
  expect((await run('customers', 'erase', 'kari@example.org', '--yes')).diagnostics).toContain('H10001 has pieces');
  await run('orders', 'mark', 'H10001', 'cancelled', '--no-email');
  expect((await run('customers', 'erase', 'kari@example.org', '--yes')).output).toBe('Erased in 1 order.');
  expect((await run('orders', 'show', 'H10001')).output).toMatch(/erased/);
});

test.each([
  [['mark', 'H10001', 'lost'], 'Expected one of: paid, shipped, cancelled, refunded'],
  [['mark', 'H10001', 'paid', '1'], 'An order is paid as a whole.'],
  [['mark', 'H10001', 'shipped', 'one'], 'Expected a line like 2'],
  [['mark', 'H10001', 'shipped', '--tracking', 'javascript:alert(1)'], 'begins with https://'],
  [['mark', 'H10001', 'shipped', '--amount', '5'], '--amount is for: refunded'],
  [['mark', 'H10001', 'refunded', '--amount', '1,5'], 'Expected an amount like 12.50'],
  [['export', '--from', 'yesterday'], 'Not a day: yesterday. Example: 2026-12-01'],
  [['export', '--from', '2026-02-30'], 'Not a day: 2026-02-30. Example: 2026-12-01'],
  [
    ['export', '--from', '2026-12-02', '--until', '2026-12-01'],
    'No day is from 2026-12-02 until 2026-12-01: the first day is after the last.',
  ],
])('orders %j is a usage error', async (args, message) => {
  await expect(run('orders', ...args)).rejects.toThrow(message);
});

test('unknown and extra arguments are usage errors', async () => {
  await expect(run('orders', 'burn')).rejects.toThrow('Expected one of: list, show, mark, export');
  await expect(run('codes', 'list', 'X')).rejects.toThrow('Unexpected argument: X');
});

test('codes are listed with the days on which they are valid', async () => {
  expect((await run('codes')).output).toContain(
    'MORKETID  Ten per cent for the dark months  from 2026-11-01 until 2027-01-31',
  );
});

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
  expect((await run('orders')).output).toMatch(/^H10001 {2}\S+ \S+ {2}€54 {2}Kari Nordmann, Oslo$/);
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

test('unknown and extra arguments are usage errors', async () => {
  await expect(run('orders', 'burn')).rejects.toThrow('Expected one of: list, show <number>');
  await expect(run('codes', 'list', 'X')).rejects.toThrow('Unexpected argument: X');
});

test('codes are listed with the days on which they are valid', async () => {
  expect((await run('codes')).output).toContain(
    'MORKETID  Ten per cent for the dark months  from 2026-11-01 until 2027-01-31',
  );
});

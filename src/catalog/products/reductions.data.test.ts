import { expect, test } from 'vitest';
import { importText, exportText } from '#tests/fixtures/sample-import.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { sampleShop } from '#tests/fixtures/sample-shop.ts';
import { type Database, openDatabase } from '#storage/database.ts';

const headings = 'Handle,Title,Variant Price,Variant Compare At Price';
const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString();

/** The price from which the product, its card and an export calculate a reduction. */
async function reducedFrom(store: Database): Promise<readonly (number | null)[]> {
  const catalog = sampleShop(store).catalog(sampleReaderContext().reader);
  const product = await catalog.product('lamp');
  const [card] = await catalog.cards(['lamp']);
  return [product?.variants[0]?.compareAt?.amount ?? null, card?.compareAt?.amount ?? null];
}

test('a new import with a compare-at price shows no reduction', async () => {
  const store = openDatabase(':memory:');
  await importText(store, `${headings}\nlamp,Lamp,80,100\n`, { now: day(1) });
  expect(await reducedFrom(store)).toEqual([null, null]);
});

test('a reduction is calculated from the lowest price of the 30 days before it, not from the compare-at price', async () => {
  const store = openDatabase(':memory:');
  await importText(store, `${headings}\nlamp,Lamp,90,\n`, { now: day(1) });
  await importText(store, `${headings}\nlamp,Lamp,95,\n`, { now: day(20) });
  await importText(store, `${headings}\nlamp,Lamp,80,120\n`, { now: day(25) });
  expect(await reducedFrom(store)).toEqual([9000, 9000]);
});

test('a price above the lowest of the 30 days before it is no reduction', async () => {
  const store = openDatabase(':memory:');
  await importText(store, `${headings}\nlamp,Lamp,70,\n`, { now: day(1) });
  await importText(store, `${headings}\nlamp,Lamp,100,\n`, { now: day(20) });
  await importText(store, `${headings}\nlamp,Lamp,80,100\n`, { now: day(25) });
  expect(await reducedFrom(store)).toEqual([null, null]);
});

test.each([
  'Lowest Price 30 Days',
  'Lowest price of the last 30 days',
  'Lowest price 30 days (product.metafields.custom.lowest_price_30_days)',
])('a merchant states the lowest price in the column %s', async (heading) => {
  const store = openDatabase(':memory:');
  await importText(store, `${headings},${heading}\nlamp,Lamp,80,100,95\n`, { now: day(1) });
  expect(await reducedFrom(store)).toEqual([9500, 9500]);
});

test('a stated lowest price does not hide a lower one in the history', async () => {
  const store = openDatabase(':memory:');
  await importText(store, `${headings}\nlamp,Lamp,85,\n`, { now: day(1) });
  await importText(store, `${headings},Lowest Price 30 Days\nlamp,Lamp,80,100,95\n`, { now: day(20) });
  expect(await reducedFrom(store)).toEqual([8500, 8500]);
});

test('an export has the lowest price, so that another shop shows the same reduction', async () => {
  const [store, other] = [openDatabase(':memory:'), openDatabase(':memory:')];
  await importText(store, `${headings},Lowest Price 30 Days\nlamp,Lamp,80,100,95\n`, { now: day(1) });
  const exported = exportText(store);
  expect(await importText(store, exported)).toMatchObject({ ok: true, unchanged: 1 });
  await importText(other, exported);
  expect(await reducedFrom(other)).toEqual([9500, 9500]);
});

test('a lowest price that is no amount is reported with its place', async () => {
  const result = await importText(
    openDatabase(':memory:'),
    `${headings},Lowest Price 30 Days\nlamp,Lamp,80,100,soon\n`,
  );
  expect(result).toMatchObject({ ok: false, problems: [{ line: 2, column: 'Lowest Price 30 Days' }] });
});

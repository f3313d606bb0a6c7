import { expect, inject, onTestFinished, test } from 'vitest';
import { runSql } from '../../helpers/send-delivery.ts';
import { startShop } from '../../helpers/start-shop.ts';

const shop = inject('shop');

const readCards = async (handles: readonly string[], url = shop): Promise<string> =>
  (await fetch(`${url}/product-cards?${handles.map((handle) => `handle=${handle}`).join('&')}`)).text();

const handlesIn = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/data-handle="([^"]*)"/g)].map(([, handle]) => handle);

test('cards of named products are those of lists, and unknown products are left out', async () => {
  const html = await readCards(['morgen-mug', 'no-longer-sold', 'kveld-table-lamp', '%3Cscript%3E']);
  expect(handlesIn(html)).toEqual(['kveld-table-lamp', 'morgen-mug']);
  expect(html).toMatch(/<a href="\/products\/morgen-mug[^"]*">Morgen mug<\/a>/);
  expect(html).toContain('class="price"');
  expect(html).not.toContain('<script');
});

test('without names there are no cards', async () => {
  expect(handlesIn(await readCards([]))).toEqual([]);
});

test('cards are no page for search engines, and are stored like pages', async () => {
  const path = `${shop}/product-cards?handle=morgen-mug`;
  await fetch(path);
  const { status, headers } = await fetch(`${path}&handle=morgen-mug&utm_source=x`);
  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-status')).toBe('storefront; hit');
});

test('a card has the price, the stock and the existence of its product as they are now', async () => {
  const { url, folder, stop } = await startShop();
  onTestFinished(stop);
  const read = (): Promise<string> => readCards(['morgen-mug', 'kveld-table-lamp'], url);
  const mug = "(SELECT id FROM product WHERE handle = 'morgen-mug')";
  expect(await read()).not.toMatch(/€7\.77|Sold out/);
  runSql(folder, `UPDATE variant SET price = 777 WHERE product_id = ${mug}`);
  await expect.poll(read).toContain('€7.77');
  runSql(folder, `UPDATE variant SET stock = 0 WHERE product_id = ${mug}`);
  await expect.poll(read).toContain('Sold out');
  runSql(folder, "UPDATE product SET status = 'draft' WHERE handle = 'morgen-mug'");
  await expect.poll(async () => handlesIn(await read())).toEqual(['kveld-table-lamp']);
});

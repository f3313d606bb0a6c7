import { expect, inject, test } from 'vitest';

const shop = inject('shop');
const candle = '/products/stue-candle?cup=chalk&weight=220+g';

const read = async (path: string, accept = 'text/html'): Promise<string> =>
  (await fetch(shop + path, { headers: { accept } })).text();

test('a sold-out variant links to what is in stock instead, and promises no delivery', async () => {
  const html = await read(candle);
  expect(html).toContain('Sold out in Chalk, 220 g.');
  expect(html).toMatch(/<a href="\/products\/stue-candle\?cup=clay[^"]*">Clay<\/a>/);
  expect(html).not.toMatch(/Order by|Delivered (?:in )?\d|Free delivery (?:over|in)/);
});

test('structured data and Markdown of a sold-out variant promise no delivery either', async () => {
  const html = await read(candle);
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, json]) => json);
  expect(data.join('')).toContain('https://schema.org/OutOfStock');
  expect(data.join('')).not.toMatch(/shippingDetails|deliveryTime|deliveryLeadTime/);
  const markdown = await read(candle, 'text/markdown');
  expect(markdown).toContain('sold out');
  expect(markdown).not.toMatch(/Order by|Delivered|delivery over/);
});

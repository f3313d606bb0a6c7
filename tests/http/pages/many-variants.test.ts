import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metaContent } from '../../helpers/html.ts';
import { type RunningShop, startShop } from '../../helpers/start-shop.ts';

const colours = Array.from({ length: 20 }, (_, index) => `Colour ${index + 1}`);
const sizes = Array.from({ length: 20 }, (_, index) => `${30 + index} cm`);
const woods = ['Ash', 'Beech', 'Cherry', 'Elm', 'Oak'];
const isAvailable = (index: number): boolean => index % 7 !== 3;

const variants = colours.flatMap((colour) =>
  sizes.flatMap((size) => woods.map((wood) => [colour, size, wood] as const)),
);

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
  const path = join(shop.folder, 'products.csv');
  writeFileSync(path, csv());
  const args = ['src/cli/shop.ts', 'import', path];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, DATA_DIR: shop.folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The import failed: ${stderr}`);
}, 60_000);
afterAll(() => shop.stop());

function csv(): string {
  const rows = variants.map(([colour, size, wood], index) => {
    const product = index === 0 ? 'Shelf of many kinds,Colour,Size,Wood' : ',,,';
    return `many-kinds,${product},${colour},${size},${wood},MANY-${index},${100 + index},${isAvailable(index) ? 5 : 0},shopify`;
  });
  const headings =
    'Handle,Title,Option1 Name,Option2 Name,Option3 Name,Option1 Value,Option2 Value,Option3 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Tracker';
  return [headings, ...rows, ''].join('\n');
}

const get = (query: string): Promise<Response> =>
  fetch(`${shop.url}/products/many-kinds${query}`, { headers: { 'accept-encoding': 'br' } });

test('a product with 2,000 variants is a page of at most 30 KB', async () => {
  const answer = await get('');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(30 * 1024);
});

test('each of its variants has its own price and availability', async () => {
  for (const index of [0, 3, 10, 777, 1004, 1998, 1999]) {
    const [colour = '', size = '', wood = ''] = variants[index] ?? [];
    const html = await (await get(`?${new URLSearchParams({ colour, size, wood })}`)).text();
    expect([index, html.includes(`€${(100 + index).toLocaleString('en-GB')}`)]).toEqual([index, true]);
    expect([
      index,
      /name="action" value="add"[^>]*>/.test(html) && !/Sold out/.test(html.replace(/<nav[\s\S]*?<\/nav>/g, '')),
    ]).toEqual([index, isAvailable(index)]);
    expect(metaContent(html, 'og:title')).toContain(colour);
  }
});

import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { startShop, type RunningShop } from '../helpers/start-shop.ts';

const path = '/collections/all';
const polling = { timeout: 5000, interval: 20 };

interface Shop extends RunningShop {
  /** Changes the shop's data from another process, as its operator does. */
  readonly change: (sql: string) => void;
}

async function openShop(environment: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const shop = await startShop(environment);
  onTestFinished(shop.stop);
  const change = (sql: string): void => {
    const database = new DatabaseSync(join(shop.folder, 'shop.sqlite'), { timeout: 5000 });
    database.function('fold', { deterministic: true }, (value) => String(value));
    database.exec(sql);
    database.close();
  };
  return { ...shop, change };
}

async function page(url: string, at = path): Promise<{ readonly text: string; readonly cache: string }> {
  const answer = await fetch(url + at);
  return { text: await answer.text(), cache: answer.headers.get('cache-status') ?? '' };
}

test('a product that is renamed in the shop’s data shows its new name everywhere, and once read is kept again', async () => {
  const { url, change } = await openShop();
  await expect.poll(async () => (await page(url)).cache, polling).toBe('storefront; hit');
  change("UPDATE product SET title = 'Renamed by the operator' WHERE handle = 'morgen-mug'");
  await expect
    .poll(async () => (await page(url)).text, { timeout: 5000, interval: 20 })
    .toContain('Renamed by the operator');
  await page(url);
  expect((await page(url)).cache).toBe('storefront; hit');
});

test('a shop that is known under another host still takes its own events', async () => {
  const { url, change } = await openShop({ PUBLIC_URL: 'https://shop.example' });
  const ask = async (): Promise<boolean> => {
    const [answer] = await once(request(url + path, { headers: { host: 'shop.example' } }).end(), 'response');
    return Buffer.concat(await answer.toArray()).includes('Renamed by the operator');
  };
  expect(await ask()).toBe(false);
  change("UPDATE product SET title = 'Renamed by the operator' WHERE handle = 'morgen-mug'");
  await expect.poll(ask, polling).toBe(true);
});

import { once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '#routes.ts';
import { runSql, sendDelivery, deliverySecret, renameWithoutEvent } from '../../helpers/send-delivery.ts';
import { startShop, type RunningShop } from '../../helpers/start-shop.ts';
import { openNetworkLink, startValkey } from '../../helpers/servers/start-valkey.ts';

const path = '/collections/all';
const polling = { timeout: 5000, interval: 20 };

interface EditableShop extends RunningShop {
  /** Changes the shop's data from another process, as an operator does. */
  readonly change: (sql: string) => void;
}

async function openShop(environment: Readonly<Record<string, string>> = {}): Promise<EditableShop> {
  const shop = await startShop(environment);
  onTestFinished(shop.stop);
  return { ...shop, change: (sql) => runSql(shop.folder, sql) };
}

async function fetchPage(url: string, at = path): Promise<{ readonly text: string; readonly cache: string }> {
  const answer = await fetch(url + at);
  return { text: await answer.text(), cache: answer.headers.get('cache-status') ?? '' };
}

test('a renamed product shows its new name everywhere and is cached again', async () => {
  const { url, change } = await openShop();
  await expect.poll(async () => (await fetchPage(url)).cache, polling).toBe('storefront; hit');
  change("UPDATE product SET title = 'Renamed by the operator' WHERE handle = 'morgen-mug'");
  await expect
    .poll(async () => (await fetchPage(url)).text, { timeout: 5000, interval: 20 })
    .toContain('Renamed by the operator');
  await fetchPage(url);
  expect((await fetchPage(url)).cache).toBe('storefront; hit');
});

test('a shop with another PUBLIC_URL receives its own events', async () => {
  const { url, change } = await openShop({ PUBLIC_URL: 'https://shop.example', SEED_DEMO: 'true' });
  const ask = async (): Promise<boolean> => {
    const [answer] = await once(request(url + path, { headers: { host: 'shop.example' } }).end(), 'response');
    return Buffer.concat(await answer.toArray()).includes('Renamed by the operator');
  };
  expect(await ask()).toBe(false);
  change("UPDATE product SET title = 'Renamed by the operator' WHERE handle = 'morgen-mug'");
  await expect.poll(ask, polling).toBe(true);
});

const secret = deliverySecret;

const everyList = { kind: 'product', ids: ['unknown'], handles: [], deleted: false, version: null, settleMs: 0 };

const quietly = (title: string): string => renameWithoutEvent('morgen-mug', title);

test('after the answer 200 to a delivery no process serves an older page', async () => {
  const first = await openShop({ WEBHOOK_SECRETS: secret });
  const second = await startShop({ WEBHOOK_SECRETS: secret, DATA_DIR: first.folder });
  onTestFinished(second.stop);
  const urls = [first.url, second.url];
  const older: string[] = [];
  let hits = 0;
  for (let edit = 0; edit < 40; edit += 1) {
    const pages = await Promise.all(urls.map(async (url) => fetchPage(url)));
    hits += pages.filter(({ cache }) => cache === 'storefront; hit').length;
    first.change(quietly(`Edit number ${edit}.`));
    const answer = await sendDelivery(urls[edit % 2] ?? '', [everyList]);
    const texts = await Promise.all(urls.map(async (url) => (await fetchPage(url)).text));
    if (answer.status !== 200) older.push(`answered ${answer.status}`);
    older.push(...texts.filter((text) => !text.includes(`Edit number ${edit}.`)).map(() => `older after edit ${edit}`));
  }
  expect([older, hits]).toEqual([[], 78]);
});

test('after a kill right behind the answer 200 neither the restarted process nor the other serves an older page', async () => {
  const first = await openShop({ WEBHOOK_SECRETS: secret });
  const second = await startShop({ WEBHOOK_SECRETS: secret, DATA_DIR: first.folder });
  await Promise.all([first.url, second.url].map(async (url) => fetchPage(url)));
  first.change(quietly('After the kill'));
  const answer = await sendDelivery(second.url, [everyList]);
  second.process.kill('SIGKILL');
  expect(answer.status).toBe(200);
  expect((await fetchPage(first.url)).text.includes('After the kill')).toBe(true);
  const again = await startShop({ WEBHOOK_SECRETS: secret, DATA_DIR: first.folder });
  onTestFinished(again.stop);
  expect((await fetchPage(again.url)).text.includes('After the kill')).toBe(true);
});

test('a delivery that is too large is refused without harm to the process', async () => {
  const { url } = await openShop({ WEBHOOK_SECRETS: secret });
  const answer = await fetch(url + routes.webhooks(), { method: 'POST', body: Buffer.alloc(1024 * 1024 + 1, 0x5b) });
  expect(answer.status).toBe(413);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});

test('the webhook route accepts POST only', async () => {
  const { url } = await openShop({ WEBHOOK_SECRETS: secret });
  const answer = await fetch(url + routes.webhooks());
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test('over Valkey no process serves an older page after the answer 200', async () => {
  const { url: log } = await startValkey();
  const first = await openShop({ WEBHOOK_SECRETS: secret, CACHE_LOG: log });
  const others = await Promise.all(
    [1, 2].map(async () => startShop({ WEBHOOK_SECRETS: secret, CACHE_LOG: log, DATA_DIR: first.folder })),
  );
  for (const { stop } of others) onTestFinished(stop);
  const urls = [first, ...others].map(({ url }) => url);
  const older: string[] = [];
  let hits = 0;
  for (let edit = 0; edit < 30; edit += 1) {
    const pages = await Promise.all(urls.map(async (url) => fetchPage(url)));
    hits += pages.filter(({ cache }) => cache === 'storefront; hit').length;
    first.change(quietly(`Edit number ${edit}.`));
    const answer = await sendDelivery(urls[edit % 3] ?? '', [everyList]);
    const texts = await Promise.all(urls.map(async (url) => (await fetchPage(url)).text));
    if (answer.status !== 200) older.push(`answered ${answer.status}`);
    older.push(...texts.filter((text) => !text.includes(`Edit number ${edit}.`)).map(() => `older after edit ${edit}`));
  }
  expect(older).toEqual([]);
  expect(hits).toBeGreaterThan(80);
});

test('a process cut off from Valkey serves marked pages for at most five seconds and recovers', async () => {
  const server = await startValkey();
  const cable = await openNetworkLink(server.port);
  const healthy = await openShop({ WEBHOOK_SECRETS: secret, CACHE_LOG: server.url });
  const common = { WEBHOOK_SECRETS: secret, DATA_DIR: healthy.folder };
  const third = await startShop({ ...common, CACHE_LOG: server.url });
  onTestFinished(third.stop);
  const cutOff = await startShop({ ...common, CACHE_LOG: cable.url });
  onTestFinished(cutOff.stop);
  await expect.poll(async () => (await fetchPage(third.url)).cache, polling).toBe('storefront; hit');
  await expect.poll(async () => (await fetchPage(cutOff.url)).cache, polling).toBe('storefront; hit');
  cable.cut();
  healthy.change(quietly('Edited while cut off'));
  expect((await sendDelivery(healthy.url, [everyList])).status).toBe(200);
  const acknowledged = performance.now();
  const isNew = ({ text }: { readonly text: string }): boolean => text.includes('Edited while cut off');
  expect([isNew(await fetchPage(healthy.url)), isNew(await fetchPage(third.url))]).toEqual([true, true]);
  const older: string[] = [];
  for (let seen = await fetchPage(cutOff.url); !isNew(seen); seen = await fetchPage(cutOff.url)) older.push(seen.cache);
  const late = performance.now() - acknowledged;
  expect([...new Set(older)].filter((cache) => cache !== 'storefront; hit; ttl=-1; detail=unverified')).toEqual([]);
  expect(late).toBeLessThan(5000);
  cable.heal();
  await expect
    .poll(async () => (await fetchPage(cutOff.url)).cache, { timeout: 3000, interval: 20 })
    .toBe('storefront; hit');
  expect(isNew(await fetchPage(cutOff.url))).toBe(true);
});

test('without Valkey deliveries answer 503, pages are still served, and the shop recovers by itself', async () => {
  const server = await startValkey();
  const { url, change } = await openShop({ WEBHOOK_SECRETS: secret, CACHE_LOG: server.url });
  await expect.poll(async () => (await fetchPage(url)).cache, polling).toBe('storefront; hit');
  await server.kill();
  change(quietly('Edited while Valkey was down'));
  const refused = await sendDelivery(url, [everyList]);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await fetch(url + path)).status).toBe(200);
  await startValkey(server.port);
  await expect.poll(async () => (await sendDelivery(url, [everyList])).status).toBe(200);
  expect((await fetchPage(url)).text.includes('Edited while Valkey was down')).toBe(true);
  await expect.poll(async () => (await fetchPage(url)).cache).toBe('storefront; hit');
});

test('a shop started before its Valkey serves pages and accepts deliveries once Valkey is up', async () => {
  const server = await startValkey();
  await server.kill();
  const { url } = await openShop({ WEBHOOK_SECRETS: secret, CACHE_LOG: server.url });
  expect((await fetch(url + path)).status).toBe(200);
  expect((await sendDelivery(url, [everyList])).status).toBe(503);
  await startValkey(server.port);
  await expect.poll(async () => (await sendDelivery(url, [everyList])).status).toBe(200);
  await expect.poll(async () => (await fetchPage(url)).cache).toBe('storefront; hit');
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleBuyer } from '../../fixtures/site.ts';
import { deliverySecret, renameWithoutEvent, runSql, sendDelivery } from '../../helpers/send-delivery.ts';
import { freePort } from '../../helpers/servers/free-port.ts';
import { openShopperSession, type ShopperSession, variantOnPage } from '../../helpers/shopper-session.ts';
import { type RunningShop, startShop } from '../../helpers/start-shop.ts';

interface ManyProcesses extends RunningShop {
  /** Ids of the processes that serve. */
  readonly workers: () => readonly number[];
  /** Requests by the process that answered them, by its number in the log. */
  readonly served: ReadonlyMap<number, number>;
}

async function openShop(environment: Readonly<Record<string, string>> = {}): Promise<ManyProcesses> {
  const shop = await startShop({ PROCESSES: '2', TRUSTED_PROXIES: '127.0.0.1', ...environment });
  onTestFinished(shop.stop);
  const served = new Map<number, number>();
  shop.process.stdout?.on('data', (chunk) => {
    for (const [, worker = ''] of String(chunk).matchAll(/^\{"worker":(\d+).*"method":/gm))
      served.set(Number(worker), (served.get(Number(worker)) ?? 0) + 1);
  });
  const pid = shop.process.pid ?? 0;
  const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return { ...shop, workers, served };
}

/** Requests a page on a connection of its own. */
function fetchAlone(url: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

const fetchOften = (url: string, times: number) => Promise.all(Array.from({ length: times }, () => fetchAlone(url)));

test('two processes serve one port, and their metrics are added', async () => {
  const METRICS_PORT = String(await freePort());
  const { url, workers, served } = await openShop({ METRICS_PORT });
  const answers = await fetchOften(url, 40);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(() => [...served.values()].reduce((sum, each) => sum + each, 0)).toBe(40);
  expect([served.size, workers().length]).toEqual([2, 2]);
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const counted = ['hits', 'renders', 'collapsed'].map((name) => valueOf(`storefront_cache_${name}_total`));
  expect(counted.reduce((sum, each) => sum + each, 0)).toBe(40);
  expect(valueOf('storefront_cache_pages')).toBe(2);
  expect(valueOf('storefront_processes')).toBe(2);
  expect(text.match(/^storefront_process_memory_bytes\{worker="\d+"\} \d+$/gm)).toHaveLength(2);
});

test('after the answer 200 to a delivery no process serves an older page', async () => {
  const { url, folder, served } = await openShop({ WEBHOOK_SECRETS: deliverySecret });
  const path = `${url}/products/morgen-mug`;
  for (let edit = 0; edit < 10; edit += 1) {
    await fetchOften(path, 6);
    const title = `Mug of edit ${edit}`;
    runSql(folder, renameWithoutEvent('morgen-mug', title));
    const change = { kind: 'product', ids: [], handles: ['morgen-mug'], deleted: false, version: null, settleMs: 0 };
    expect((await sendDelivery(url, [change])).status).toBe(200);
    for (const { text } of await fetchOften(path, 6)) expect(text).toContain(title);
  }
  expect(served.size).toBe(2);
});

test('a process that is killed under load is replaced, and no cart that was acknowledged is lost', async () => {
  const { url, workers } = await openShop();
  const variant = await variantOnPage(url, '/products/morgen-mug');
  const before = workers();
  const shoppers = Array.from({ length: 24 }, () => openShopperSession(url));
  const acknowledged: ShopperSession[] = [];
  for (const [index, shopper] of shoppers.entries()) {
    if (index === 8) process.kill(before[0] ?? 0, 'SIGKILL');
    // The connection that is handed over to the killed process gets no answer.
    void shopper.postJson({ action: 'add', variant, quantity: '1' }).then(
      ({ reply }) => void (reply.ok && acknowledged.push(shopper)),
      () => {},
    );
  }
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(11);
  await expect.poll(() => workers().filter((pid) => !before.includes(pid)), { timeout: 20_000 }).toHaveLength(1);
  const after = await Promise.all(acknowledged.map((shopper) => shopper.lines()));
  for (const lines of after) expect(lines).toEqual([[expect.any(String), '1']]);
  await expect
    .poll(async () => (await fetchOften(`${url}/health/ready`, 6)).every(({ status }) => status === 200))
    .toBe(true);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends all processes with 0, and no request fails', async (signal) => {
  const { url, process: supervisor, workers } = await openShop();
  const ended = once(supervisor, 'exit');
  const statuses: number[] = [];
  const visitor = async (): Promise<void> => {
    for (let left = false; !left;) {
      const response = await fetch(url).catch(() => null);
      await response?.arrayBuffer();
      if (response) statuses.push(response.status);
      left = response?.headers.get('connection') !== 'keep-alive';
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  await expect.poll(() => statuses.length).toBeGreaterThan(20);
  const pids = workers();
  supervisor.kill(signal);
  await visitors;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ended).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
});

test('a client’s requests count in all processes together', async () => {
  const { url, served } = await openShop();
  const shopper = openShopperSession(url);
  const statuses: number[] = [];
  for (let round = 0; round < 13; round += 1) {
    const posted = await Promise.all(Array.from({ length: 10 }, () => shopper.post('/cart', { action: 'unknown' })));
    statuses.push(...posted.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await expect.poll(() => served.size).toBe(2);
});

test('a double click on a form without a key adds once, whichever process gets the clicks', async () => {
  const { url } = await openShop();
  const variant = await variantOnPage(url, '/products/morgen-mug');
  const shopper = openShopperSession(url);
  await shopper.post('/cart', { action: 'add', variant, quantity: '1' });
  await Promise.all(Array.from({ length: 6 }, () => shopper.post('/cart', { action: 'add', variant, quantity: '2' })));
  expect(await shopper.lines()).toEqual([[expect.any(String), '3']]);
});

test('the confirmation of an order is sent once', async () => {
  const { url, folder } = await openShop();
  const variant = await variantOnPage(url, '/products/morgen-mug');
  const shopper = openShopperSession(url);
  await shopper.post('/cart', { action: 'add', variant, quantity: '2' });
  const order = { action: 'order', ...sampleBuyer, method: 'parcel-no', total: '5400' };
  const posted = await Promise.all(Array.from({ length: 4 }, () => shopper.post('/checkout', order)));
  expect(new Set(posted.map(({ headers }) => headers.get('location'))).size).toBe(1);
  const letters = () => readdir(join(folder, 'outbox')).catch(() => []);
  await expect.poll(async () => (await letters()).length).toBe(1);
  await fetchOften(url, 20);
  expect(await letters()).toHaveLength(1);
});

test('a process that cannot be replaced, because settings are wrong by now, ends the shop with its exit code', async () => {
  const SITE_DIR = await mkdtemp(join(tmpdir(), 'site-'));
  const { process: supervisor, workers } = await openShop({ SITE_DIR });
  const ended = once(supervisor, 'exit');
  const [first = 0, second = 0] = workers();
  await writeFile(join(SITE_DIR, 'search.yaml'), 'synonyms: []\nsynonym: []\n');
  process.kill(first, 'SIGKILL');
  expect(await ended).toEqual([78, null]);
  expect(() => process.kill(second, 0)).toThrow();
});

test('an unusable database ends the start of all processes with one line', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shop-'));
  await writeFile(join(DATA_DIR, 'shop.sqlite'), 'this is no database, whatever its name says. '.repeat(200));
  const env = { ...process.env, PORT: '0', PROCESSES: '2', DATA_DIR };
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/entry.mjs'], { env, encoding: 'utf8' });
  expect(status).toBe(74);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { runSql } from '../../helpers/send-delivery.ts';
import { freePort } from '../../helpers/servers/free-port.ts';
import { startShop } from '../../helpers/start-shop.ts';
import { startVarnish } from '../../helpers/servers/start-varnish.ts';

const token = 'a token for purges of tests';
const mug = '/products/morgen-mug';
const lamp = '/products/kveld-table-lamp';

interface VarnishSetup {
  /** The shop's CDN_PURGE_URL; Varnish itself by default. */
  readonly purgesGoTo?: string;
  readonly seconds?: number;
}

/** A shop behind Varnish, and its command line. */
async function openBehindVarnish({ purgesGoTo, seconds = 300 }: VarnishSetup = {}) {
  const [port, folder] = [await freePort(), await seededFolder()];
  const shop = await startShop({
    DATA_DIR: folder,
    CDN: 'varnish',
    CDN_PURGE_URL: purgesGoTo ?? `http://127.0.0.1:${port}/`,
    CDN_TOKEN: token,
    CDN_SECONDS: String(seconds),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  onTestFinished(shop.stop);
  const before = { shop: Number(new URL(shop.url).port), token, port };
  const varnish = await startVarnish(before);
  const setPrice = async (price: string): Promise<void> => command(folder, 'price', 'MORG-MUG-SAN', price);
  return { shop, varnish, before, setPrice };
}

/** The demo shop with an empty outbox, so that every purge is caused by the test. */
async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seeded-'));
  onTestFinished(async () => rm(folder, { recursive: true, force: true }));
  await command(folder, 'doctor');
  runSql(folder, 'DELETE FROM change_note');
  return folder;
}

async function command(folder: string, ...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, ['src/cli/shop.ts', ...args], { env });
}

interface VarnishResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly isHit: boolean;
}

async function fetchThroughVarnish(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<VarnishResponse> {
  const answer = await fetch(address, { headers });
  const isHit = answer.headers.get('cache-status')?.endsWith('varnish; hit') ?? false;
  return { status: answer.status, text: await answer.text(), headers: answer.headers, isHit };
}

async function waitForHit(address: string): Promise<void> {
  await expect.poll(async () => (await fetchThroughVarnish(address)).isHit, { interval: 20 }).toBe(true);
}

async function waitForPrice(url: string, price: string): Promise<void> {
  await expect
    .poll(async () => (await fetchThroughVarnish(url + mug)).text.includes(price), { interval: 20 })
    .toBe(true);
}

test('a changed price is purged by tag in Varnish, while other pages stay cached', async () => {
  const { varnish, setPrice } = await openBehindVarnish();
  await Promise.all([mug, lamp, '/policies/refund'].map(async (path) => waitForHit(varnish.url + path)));
  await setPrice('123.45');
  await waitForPrice(varnish.url, '123.45');
  expect(
    (await Promise.all([lamp, '/policies/refund'].map(async (path) => fetchThroughVarnish(varnish.url + path)))).map(
      ({ isHit }) => isHit,
    ),
  ).toEqual([true, true]);
  await waitForHit(varnish.url + mug);
  expect((await fetchThroughVarnish(varnish.url + mug)).text.includes('123.45')).toBe(true);
});

test('no tag or CDN header reaches a visitor, cached by Varnish or not', async () => {
  const { shop, varnish } = await openBehindVarnish();
  const toCdn = await fetchThroughVarnish(shop.url + mug);
  expect([toCdn.headers.get('cdn-cache-control'), toCdn.headers.has('xkey')]).toEqual([
    'public, max-age=300, stale-if-error=86400',
    true,
  ]);
  const [first, second] = [await fetchThroughVarnish(varnish.url + mug), await fetchThroughVarnish(varnish.url + mug)];
  expect([first.isHit, second.isHit]).toEqual([false, true]);
  for (const { headers } of [first, second]) {
    expect(['xkey', 'cdn-cache-control', 'surrogate-key'].filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('cache-control')).toBe('public, no-cache');
  }
});

test('Varnish caches no personal page', async () => {
  const { varnish } = await openBehindVarnish();
  for (const path of ['/cart', '/checkout', '/assistant']) {
    const seen = [await fetchThroughVarnish(varnish.url + path), await fetchThroughVarnish(varnish.url + path)];
    expect([path, ...seen.map(({ isHit }) => isHit)]).toEqual([path, false, false]);
  }
  await waitForHit(varnish.url + mug);
  expect((await fetchThroughVarnish(varnish.url + mug, { cookie: '__Host-draft=x' })).isHit).toBe(false);
  expect((await fetchThroughVarnish(varnish.url + mug, { cookie: '__Host-cart=x; theme=dark' })).isHit).toBe(true);
});

test('Varnish keeps Markdown and HTML of a page apart', async () => {
  const { varnish } = await openBehindVarnish();
  for (const accept of ['text/markdown', 'text/html', '*/*', 'text/markdown'])
    expect((await fetchThroughVarnish(varnish.url + mug, { accept })).headers.get('content-type')).toBe(
      accept === 'text/markdown' ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
    );
});

test('a purge without the token is refused', async () => {
  const { varnish } = await openBehindVarnish();
  await waitForHit(varnish.url + mug);
  for (const authorization of ['', 'Bearer wrong'])
    expect(
      (await fetch(varnish.url, { method: 'PURGE', headers: { 'xkey-purge': 'everything', authorization } })).status,
    ).toBe(403);
  expect((await fetchThroughVarnish(varnish.url + mug)).isHit).toBe(true);
});

test('a refused purge is retried until it succeeds', async () => {
  const gate = await openGate(2);
  const { varnish, setPrice } = await openBehindVarnish({ purgesGoTo: gate.url });
  await waitForHit(varnish.url + mug);
  gate.passTo(varnish.url);
  await setPrice('123.45');
  await waitForPrice(varnish.url, '123.45');
  expect(gate.refused()).toBe(2);
});

test('without purges a page in Varnish is at most CDN_SECONDS old', async () => {
  const { varnish, setPrice } = await openBehindVarnish({ purgesGoTo: 'http://127.0.0.1:9/', seconds: 3 });
  await waitForHit(varnish.url + mug);
  await setPrice('123.45');
  const changed = performance.now();
  const late: number[] = [];
  for (;;) {
    const requestedAt = performance.now();
    const { text, headers } = await fetchThroughVarnish(varnish.url + mug);
    if (text.includes('123.45')) break;
    late.push(requestedAt - changed);
    expect(Number(headers.get('age'))).toBeLessThanOrEqual(3);
  }
  expect(Math.max(0, ...late)).toBeLessThan(3500);
});

test('Varnish that was down during a price change serves the new price', async () => {
  const { varnish, before, setPrice } = await openBehindVarnish();
  await waitForHit(varnish.url + mug);
  await varnish.kill();
  await setPrice('123.45');
  await startVarnish(before);
  expect((await fetchThroughVarnish(varnish.url + mug)).text.includes('123.45')).toBe(true);
});

test('while the shop is down Varnish serves its cached pages', async () => {
  const { shop, varnish, setPrice } = await openBehindVarnish();
  await waitForHit(varnish.url + mug);
  await setPrice('123.45');
  await waitForPrice(varnish.url, '123.45');
  shop.process.kill('SIGKILL');
  await once(shop.process, 'exit');
  const { status, text } = await fetchThroughVarnish(varnish.url + mug);
  expect([status, text.includes('123.45')]).toEqual([200, true]);
});

/** Receives purges in place of Varnish: refuses the first `refusals`, forwards the others. */
async function openGate(refusals: number) {
  let refused = 0;
  let target = '';
  const server = createServer(async (request, response) => {
    if (refused < refusals) {
      refused += 1;
      response.writeHead(503).end();
      return;
    }
    const headers = {
      'xkey-purge': String(request.headers['xkey-purge']),
      authorization: String(request.headers.authorization),
    };
    response.writeHead((await fetch(target, { method: 'PURGE', headers })).status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    passTo: (url: string) => void (target = url),
    refused: () => refused,
  };
}

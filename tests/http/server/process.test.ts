import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startShop } from '../../helpers/start-shop.ts';

const shop = inject('shop');

/** Runs the built service until it exits. */
async function run(environment: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, SEED_DEMO: 'false', ...environment };
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/entry.mjs'], {
    env,
    encoding: 'utf8',
    timeout: 10_000,
  });
  return { status, lines: stderr.trimEnd().split('\n') };
}

test('an invalid configuration ends the start with a line for each error', async () => {
  const { status, lines } = await run({ PORT: 'http', COUNTRY: 'Norway' });
  expect(status).toBe(78);
  expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(new Set(['COUNTRY', 'PORT']));
});

test('an error in the search settings ends the start with one line that names the place', async () => {
  const SITE_DIR = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(SITE_DIR, 'search.yaml'), 'synonyms: []\nsynonym: []\n');
  const { status, lines } = await run({ SITE_DIR });
  expect(status).toBe(78);
  expect(lines).toEqual([`${SITE_DIR}/search.yaml:2: synonym: unknown key, did you mean "synonyms"?`]);
});

test('a port in use ends the start with one line', async () => {
  const { status, lines } = await run({ PORT: new URL(shop).port });
  expect(status).toBe(69);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^PORT: \d+ on 127\.0\.0\.1 is in use/);
});

test('a metrics port in use ends the start with one line', async () => {
  const { status, lines } = await run({ METRICS_PORT: new URL(shop).port, LOG_LEVEL: 'silent' });
  expect(status).toBe(69);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^METRICS_PORT: \d+ on 127\.0\.0\.1 is in use/);
});

test('an unknown host ends the start with one line', async () => {
  const { status, lines } = await run({ HOST: '192.0.2.1' });
  expect(status).toBe(69);
  expect(lines).toEqual([expect.stringMatching(/^HOST: 192\.0\.2\.1 is not an address of this machine/)]);
});

test('an unusable database ends the start with one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  await writeFile(join(folder, 'shop.sqlite'), 'this is no database, whatever its name says. '.repeat(200));
  const { status, lines } = await run({ DATA_DIR: folder });
  expect(status).toBe(74);
  expect(lines).toHaveLength(1);
});

test('a DATA_DIR that cannot be used ends the start with one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const DATA_DIR of ['/proc', '/proc/nope', '/proc/nope/deep/deeper', file, join(file, 'data')]) {
    const { status, lines } = await run({ DATA_DIR });
    expect([DATA_DIR, status, lines]).toEqual([DATA_DIR, 74, [expect.stringContaining('DATA_DIR')]]);
  }
});

test('a DATA_DIR whose parents are missing is created', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'shop-')), 'some', 'missing', 'parents');
  const { url, stop } = await startShop({ DATA_DIR: folder, SEED_DEMO: 'false' });
  onTestFinished(stop);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});

test('a public shop with an empty database ends the start with one line until SEED_DEMO is set', async () => {
  const { status, lines } = await run({ PUBLIC_URL: 'https://shop.example', SEED_DEMO: '' });
  expect([status, lines]).toEqual([78, [expect.stringMatching(/^SEED_DEMO: .* Use true .* or false /)]]);
});

test('SIGTERM under load: every request is answered, and the process exits with 0', async () => {
  const { url, process: child, stop } = await startShop();
  onTestFinished(stop);
  const ended = once(child, 'exit');
  const statuses: number[] = [];
  const visitor = async (): Promise<void> => {
    for (let left = false; !left;) {
      const response = await fetch(url);
      await response.arrayBuffer();
      statuses.push(response.status);
      left = response.headers.get('connection') === 'close';
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  await expect.poll(() => statuses.length).toBeGreaterThan(20);
  child.kill('SIGTERM');
  await visitors;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ended).toEqual([0, null]);
});

test('with few file descriptors and many clients, pages are still served', async () => {
  const { url, stop } = await startShop({}, 60);
  onTestFinished(stop);
  await fetch(url).then((response) => response.arrayBuffer());
  const { hostname, port } = new URL(url);
  const visitors = Array.from({ length: 200 }, () => connect(Number(port), hostname).on('error', () => {}));
  for (const visitor of visitors) visitor.write('GET /collections HTTP/1.1\r\nHost: shop\r\n\r\n');
  // Some connections are reset, as no file descriptor is left for them.
  const [first] = await Promise.any(visitors.map((visitor) => once(visitor, 'data')));
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
  for (const visitor of visitors) visitor.destroy();
  // The shop notices closed connections with a delay; until then it may have no file descriptor left.
  for (const path of ['/', '/collections', '/search?q=mug', '/collections/all']) {
    await expect.poll(async () => statusOf(url + path), { timeout: 20_000 }).toBe(200);
  }
});

/** null: the connection was not accepted. */
async function statusOf(address: string): Promise<number | null> {
  return fetch(address).then(
    ({ status }) => status,
    () => null,
  );
}

test('a second signal does not shorten the shutdown', async () => {
  const { process: child, stop } = await startShop({ SEED_DEMO: 'false' });
  onTestFinished(stop);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

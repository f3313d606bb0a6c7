import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { attributes } from '../../helpers/html.ts';
import { jpegOf, startPictureServer } from '../../helpers/servers/picture-server.ts';
import { type RunningShop, startShop } from '../../helpers/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ SEED_DEMO: 'false' });
});
afterAll(() => shop.stop());

interface FinishedCommand {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function importProducts(rows: string, environment: Readonly<Record<string, string>>): Promise<FinishedCommand> {
  const file = join(shop.folder, 'products.csv');
  writeFileSync(file, `Handle,Title,Price,Image Src,Image Alt Text\n${rows}`);
  const env = { ...process.env, DATA_DIR: shop.folder, SEED_DEMO: 'false', ...environment };
  return promisify(execFile)(process.execPath, ['src/cli/shop.ts', 'import', file], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

async function addressesOf(path: string): Promise<readonly string[]> {
  const html = await (await fetch(shop.url + path)).text();
  const sets = attributes(html, 'source', 'srcset').flatMap((set) =>
    set.split(', ').map((each) => each.split(' ')[0] ?? ''),
  );
  return [...new Set([...sets, ...attributes(html, 'img', 'src')])];
}

test('pictures of an import are on the pages in all widths and formats, and their first requests make them', async () => {
  const server = await startPictureServer({ '/front.jpg': await jpegOf('#305070', 1600, 1200) });
  const imported = await importProducts(`radio,Kitchen radio,59.00,${server.origin}/front.jpg,Front of the radio\n`, {
    MEDIA_ALLOW_HOSTS: server.host,
  });
  expect(imported).toMatchObject({ code: 0, stdout: expect.stringContaining('Downloaded 1 picture.') });
  await server.stop();
  const addresses = await addressesOf('/products/radio');
  expect(addresses.filter((address) => address.endsWith('.avif'))).toHaveLength(4);
  for (const address of addresses) {
    const answer = await fetch(shop.url + address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const width = Number(/-(\d+)\./.exec(address)?.[1]);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height: (width * 3) / 4 });
  }
  const [first = ''] = addresses;
  const etag = (await fetch(shop.url + first)).headers.get('etag') ?? '';
  expect((await fetch(shop.url + first, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const policy = (await fetch(`${shop.url}/products/radio`)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/img-src 'self' data:;/);
});

test('neither other widths nor originals are served', async () => {
  const [address = ''] = await addressesOf('/products/radio');
  const originals = readdirSync(join(shop.folder, 'media', 'originals'), { recursive: true }).map(String);
  const paths = [
    address.replace(/-\d+\./, '-321.'),
    address.replace(/-\d+\./, '-99999.'),
    address.replace(/\/media\/.{4}/, '/media/0000'),
    ...originals.map((file) => `/media/originals/${file}`),
  ];
  for (const path of paths) {
    const answer = await fetch(shop.url + path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
});

test('a picture that fails is reported with its address and remedy, and what was live stays live', async () => {
  const server = await startPictureServer({
    '/login.jpg': Buffer.from('<!doctype html><p>Sign in to see this picture'),
  });
  const before = await addressesOf('/products/radio');
  const rows = `radio,Kitchen radio two,49.00,${server.origin}/login.jpg,\nclock,Clock,19.00,http://169.254.169.254/a.jpg,\n`;
  const failed = await importProducts(rows, { MEDIA_ALLOW_HOSTS: server.host });
  expect(failed.code).toBe(1);
  expect(failed.stdout).toContain('Imported 2 products');
  expect(failed.stderr).toContain(`${server.origin}/login.jpg: It is a web page and not a picture.`);
  expect(failed.stderr).toContain('http://169.254.169.254/a.jpg: The address is of a private network');
  expect(await (await fetch(`${shop.url}/products/radio`)).text()).toContain('Kitchen radio two');
  expect(await addressesOf('/products/radio')).toEqual(before);
  expect((await fetch(`${shop.url}/products/clock`)).status).toBe(200);
});

test('pictures without texts are named for their product, so that links to them have a name', async () => {
  const picture = await jpegOf('#204020', 400, 300);
  const server = await startPictureServer({ '/1.jpg': picture, '/2.jpg': await jpegOf('#402020', 400, 300) });
  const rows = `lamp,Lamp,9.00,${server.origin}/1.jpg,\nlamp,,,${server.origin}/2.jpg,\n`;
  expect(await importProducts(rows, { MEDIA_ALLOW_HOSTS: server.host })).toMatchObject({ code: 0 });
  const html = await (await fetch(`${shop.url}/products/lamp`)).text();
  const links = [...html.matchAll(/<a href="[^"]*"[^>]*>\s*<picture>.*?alt="([^"]*)"/gsu)].map(([, alt]) => alt);
  const [first, second] = ['Lamp, Picture 1 of 2', 'Lamp, Picture 2 of 2'];
  expect(links).toEqual([first, second, first, second]);
});

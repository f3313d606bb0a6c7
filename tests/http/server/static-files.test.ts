import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress, readBuiltFiles } from '#http/static/built-files.ts';
import { openTestServer } from '../../helpers/test-server.ts';
import { readAnswers, sendRaw } from '../../helpers/http/raw-http.ts';

const css = `.card{color:red}`.repeat(100);

async function openFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const client = join(folder, 'client');
  const media = join(folder, 'media');
  await Promise.all(
    ['client/_assets', 'client/.git', 'client/.well-known', 'media/tables', 'media/.hidden', 'private'].map((each) =>
      mkdir(join(folder, each), { recursive: true }),
    ),
  );
  const files: Readonly<Record<string, string>> = {
    'client/_assets/page.B1x.css': css,
    'client/_assets/page.B1x.css.map': '{}',
    'client/favicon.svg': '<svg/>',
    'client/.env': 'SECRET=1',
    'client/.git/config': 'x',
    'client/.well-known/security.txt': 'Contact: x',
    'client/notes.md': 'x',
    'media/tables/oak.jpg': '0123456789',
    'media/empty.jpg': '',
    'media/.hidden/x.jpg': 'hidden',
    'media/.x.jpg': 'hidden',
    'media/shop.db': 'database',
    'private/secret.jpg': 'secret',
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  await symlink(join(folder, 'private/secret.jpg'), join(media, 'link.jpg'));
  await symlink(join(folder, 'private'), join(media, 'linked'));
  return openTestServer({ builtFiles: await readBuiltFiles(client), mediaFolder: media });
}

test('hashed build files are immutable and compressed', async () => {
  const { url } = await openFiles();
  const response = await fetch(`${url}/_assets/page.B1x.css`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(css);
  const raw = await sendRaw(
    url,
    'GET /_assets/page.B1x.css HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
  );
  const bytes = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n') + 4), 'latin1');
  expect(brotliDecompressSync(bytes).toString()).toBe(css);
});

test('build files without a hash are revalidated', async () => {
  const { url } = await openFiles();
  const first = await fetch(`${url}/favicon.svg`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  const again = await fetch(`${url}/favicon.svg`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect((await fetch(`${url}/.well-known/security.txt`)).status).toBe(200);
});

test('dot files, source maps and unknown types are not served', async () => {
  const { url } = await openFiles();
  for (const path of [
    '/.env',
    '/.git/config',
    '/_assets/page.B1x.css.map',
    '/notes.md',
    '/media/.x.jpg',
    '/media/.hidden/x.jpg',
    '/media/shop.db',
  ]) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
});

test('no path leads out of the media folder', async () => {
  const { url } = await openFiles();
  const targets = [
    '/media/link.jpg',
    '/media/linked/secret.jpg',
    '/media/../private/secret.jpg',
    '/media/..%2fprivate/secret.jpg',
    '/media/%2e%2e/private/secret.jpg',
    '/media/..\\private\\secret.jpg',
    '/media/tables/..;/../../private/secret.jpg',
    '/media//private/secret.jpg',
    '/media/~root/x.jpg',
    '/media/oak.jpg%00.jpg',
    '/media/',
    '/media/tables',
    '/media/tables/oak.jpg/x.jpg',
    `/media/${'a'.repeat(300)}.jpg`,
  ];
  for (const target of targets) {
    const received = await sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    expect(received, target).toMatch(/^HTTP\/1\.1 (?:404|400|308) /);
    expect(received, target).not.toContain('secret"');
    expect(readAnswers(received)[0]?.body, target).not.toBe('secret');
  }
});

test('a picture is immutable, may be embedded elsewhere, and revalidates with 304', async () => {
  const { url } = await openFiles();
  const first = await fetch(`${url}/media/tables/oak.jpg`);
  expect(await first.text()).toBe('0123456789');
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '10',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  });
  const etag = first.headers.get('etag') ?? '';
  const modified = first.headers.get('last-modified') ?? '';
  for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
    const again = await fetch(`${url}/media/tables/oak.jpg`, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect(await (await fetch(`${url}/media/empty.jpg`)).text()).toBe('');
});

test('a range of a picture is sent', async () => {
  const { url } = await openFiles();
  const part = (range: string, more: Record<string, string> = {}) =>
    fetch(`${url}/media/tables/oak.jpg`, { headers: { range, ...more } });
  const middle = await part('bytes=2-4');
  expect([
    middle.status,
    middle.headers.get('content-range'),
    middle.headers.get('content-length'),
    await middle.text(),
  ]).toEqual([206, 'bytes 2-4/10', '3', '234']);
  expect(await (await part('bytes=-2')).text()).toBe('89');
  const past = await part('bytes=10-');
  expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  expect((await part('bytes=0-1,3-4')).status).toBe(200);
  expect((await part('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200);
  expect((await part('bytes=0-1', { 'if-range': middle.headers.get('etag') ?? '' })).status).toBe(206);
});

test('a range of a build file refers to its uncompressed bytes', async () => {
  const { url } = await openFiles();
  const response = await fetch(`${url}/_assets/page.B1x.css`, {
    headers: { range: 'bytes=0-4', 'accept-encoding': 'br' },
  });
  expect([response.status, response.headers.get('content-encoding'), await response.text()]).toEqual([
    206,
    null,
    '.card',
  ]);
});

test('HEAD of a picture sends its length', async () => {
  const { url } = await openFiles();
  const response = await fetch(`${url}/media/tables/oak.jpg`, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
});

test('precompressed files are sent and have no URLs of their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await writeFile(join(folder, 'style.css'), css);
  await writeFile(join(folder, 'photo.webp'), 'picture');
  await precompress(folder);
  await writeFile(join(folder, 'style.css.br'), brotliCompressSync('made by the build'));
  const { url } = await openTestServer({ builtFiles: await readBuiltFiles(folder) });
  const get = async (encoding: string) =>
    (await fetch(`${url}/style.css`, { headers: { 'accept-encoding': encoding } })).text();
  expect(await Promise.all(['br', 'gzip', 'identity'].map(get))).toEqual(['made by the build', css, css]);
  for (const path of ['/style.css.br', '/style.css.gz', '/photo.webp.br']) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { findPicture } from '#storage/media/pictures.ts';
import { blackPng, jpegOf, type PictureServer, startPictureServer } from '#tests/helpers/servers/picture-server.ts';
import { mediaLimits } from '../limits.ts';
import type { MediaFailureReason } from '../media-failure.ts';
import { createPictureProcess } from '../renditions/picture-process.ts';
import { fetchPictures, type FetchOptions } from './fetch-pictures.ts';
import { openVideosFolder } from './videos-folder.ts';
import { openOriginalsFolder } from './originals-folder.ts';
import type { NewMedia } from './media-library.ts';

const process = createPictureProcess();
afterAll(() => process.close());

let store: Database;
let folder: string;
beforeEach(() => {
  store = openDatabase(':memory:');
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

interface Fetched {
  readonly stored: number;
  readonly failures: Readonly<Record<string, MediaFailureReason>>;
}

async function fetchAll(
  server: PictureServer,
  paths: readonly string[],
  options: Partial<FetchOptions> = {},
): Promise<Fetched> {
  const failures: Record<string, MediaFailureReason> = {};
  const pictures = paths.map((path): NewMedia => {
    const source = path.startsWith('/') ? server.origin + path : path;
    return { key: path, alt: `Picture ${path}`, source };
  });
  const stored = await fetchPictures(
    { store, originals: openOriginalsFolder(folder), videos: openVideosFolder(folder), process },
    pictures,
    {
      allowHosts: [server.host],
      progress: () => {},
      onFailure: (address, { reason }) => (failures[address.replace(server.origin, '')] = reason),
      ...options,
    },
  );
  return { stored, failures };
}

const filesLeft = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) => name);

test('a picture is stored with its true size, its most common color, its text and renditions of its own address', async () => {
  const server = await startPictureServer({ '/red.jpg': await jpegOf('#c01020', 1000, 750) });
  expect(await fetchAll(server, ['/red.jpg'])).toEqual({ stored: 1, failures: {} });
  const picture = findPicture(store, '/red.jpg');
  expect(picture).toMatchObject({
    width: 1000,
    height: 750,
    widths: [320, 640, 1000],
    formats: ['avif', 'webp', 'jpeg'],
  });
  expect(picture?.alt).toBe('Picture /red.jpg');
  expect(picture?.template).toMatch(/^\/media\/[0-9a-f]{32}\.2-\{width\}\.\{format\}$/);
  expect(picture?.colour).toMatch(/^#[bc][0-9a-f]1?[0-9a-f]{3,4}$/);
  expect(filesLeft()).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.jpg$/)]);
});

test('the same file at two addresses is stored once', async () => {
  const file = await jpegOf('#112233');
  const server = await startPictureServer({ '/a.jpg': file, '/b.jpg': file });
  expect(await fetchAll(server, ['/a.jpg', '/b.jpg'])).toMatchObject({ stored: 2 });
  expect(findPicture(store, '/a.jpg')?.template).toBe(findPicture(store, '/b.jpg')?.template);
  expect(filesLeft()).toHaveLength(1);
});

test('a second run downloads only what is missing or has failed', async () => {
  const server = await startPictureServer({ '/a.jpg': await jpegOf('#aa0000') });
  expect(await fetchAll(server, ['/a.jpg', '/b.jpg'])).toEqual({ stored: 1, failures: { '/b.jpg': 'refused' } });
  server.put('/b.jpg', await jpegOf('#00bb00'));
  expect(await fetchAll(server, ['/a.jpg', '/b.jpg'])).toEqual({ stored: 1, failures: {} });
  expect(server.requests).toEqual(['/a.jpg', '/b.jpg', '/b.jpg']);
});

test('a picture whose file was lost is downloaded again', async () => {
  const server = await startPictureServer({ '/a.jpg': await jpegOf('#aa0000') });
  await fetchAll(server, ['/a.jpg']);
  rmSync(join(folder, 'originals'), { recursive: true });
  expect(await fetchAll(server, ['/a.jpg'])).toMatchObject({ stored: 1 });
});

const half =
  (file: Buffer): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, file.length / 2), () => response.destroy());
  };
const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

test('what is no picture, too large or incomplete is refused with its reason, and leaves nothing behind', async () => {
  const file = await jpegOf('#aa0000', 600, 600);
  const endless: RequestListener = (_, response) => {
    response.write(file);
    response.on('drain', () => response.write(Buffer.alloc(65_536, 1)));
    while (response.write(Buffer.alloc(65_536, 1)));
  };
  const server = await startPictureServer({
    '/html.jpg': Buffer.from('<!doctype html><title>Sign in</title><p>Please sign in to see this picture.'),
    '/text.jpg': Buffer.from('nothing to see here, and not even a page'),
    '/short.jpg': Buffer.from([0xff, 0xd8]),
    '/vector.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    '/drawn.svg': Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/100-megapixels.png': blackPng(10_000, 10_000),
    '/bomb.png': blackPng(20_000, 20_000),
    '/cut.jpg': half(file),
    '/truncated.jpg': file.subarray(0, file.length / 2),
    '/stated.jpg': (_, response) => void response.writeHead(200, { 'content-length': 10 ** 10 }).write(file),
    '/endless.jpg': endless,
    '/loop.jpg': redirectTo('/loop.jpg'),
    '/private.jpg': (request, response) =>
      redirectTo(`http://localhost:${server.host.split(':')[1]}/red.jpg`)(request, response),
    '/metadata.jpg': redirectTo('http://169.254.169.254/latest/meta-data/'),
    '/file.jpg': redirectTo('file:///etc/passwd'),
    '/gone.jpg': (_, response) => void response.writeHead(410).end(),
  });
  const expected = {
    '/html.jpg': 'web-page',
    '/text.jpg': 'not-a-picture',
    '/short.jpg': 'not-a-picture',
    '/vector.svg': 'vector',
    '/drawn.svg': 'vector',
    '/100-megapixels.png': 'too-many-pixels',
    '/bomb.png': 'too-many-pixels',
    '/cut.jpg': 'incomplete',
    '/truncated.jpg': 'damaged',
    '/stated.jpg': 'too-large',
    '/endless.jpg': 'too-large',
    '/loop.jpg': 'too-many-redirects',
    '/private.jpg': 'private-address',
    '/metadata.jpg': 'private-address',
    '/file.jpg': 'invalid-address',
    '/gone.jpg': 'refused',
    'http://127.0.0.1:1/a.jpg': 'private-address',
    'http://user:secret@example.com/a.jpg': 'invalid-address',
    'ftp://example.com/a.jpg': 'invalid-address',
  } as const;
  expect(await fetchAll(server, Object.keys(expected))).toEqual({ stored: 0, failures: expected });
  expect(filesLeft()).toEqual([]);
  expect(store.all('SELECT key FROM media')).toEqual([]);
});

test('a film that is a page, incomplete, not playable or on a private address is refused like a picture', async () => {
  const fixture = (name: string): Buffer => readFileSync(join('tests/fixtures/videos', name));
  const [mp4, webm, hevc] = [fixture('film.mp4'), fixture('film.webm'), fixture('hevc.mp4')];
  const server = await startPictureServer({
    '/page.mp4': Buffer.from('<!doctype html><title>Sign in</title><p>Please sign in to see this film.'),
    '/cut.webm': half(webm),
    '/truncated.mp4': mp4.subarray(0, mp4.length / 2),
    '/truncated.webm': webm.subarray(0, webm.length * 0.9),
    '/hevc.mp4': hevc,
    '/metadata.mp4': redirectTo('http://169.254.169.254/latest/meta-data/'),
    '/large.mp4': (_, response) => void response.writeHead(200, { 'content-length': 10 ** 10 }).write(mp4),
    '/film.mp4': mp4,
  });
  const expected = {
    '/page.mp4': 'web-page',
    '/cut.webm': 'incomplete',
    '/truncated.mp4': 'no-video',
    '/truncated.webm': 'no-video',
    '/hevc.mp4': 'unplayable',
    '/metadata.mp4': 'private-address',
    '/large.mp4': 'too-large',
  } as const;
  const addresses = [...Object.keys(expected), '/film.mp4'];
  expect(await fetchAll(server, addresses)).toEqual({ stored: 1, failures: expected });
  expect(filesLeft()).toEqual([expect.stringMatching(/^[0-9a-f]{32,64}\.mp4$/)]);
  expect(store.all('SELECT key FROM video')).toEqual([{ key: '/film.mp4' }]);
});

test('a server that sends too slowly is given up, and the others are not', async () => {
  const server = await startPictureServer({
    '/slow.jpg': (_, response) => void response.writeHead(200).write('\xff\xd8'),
    '/silent.jpg': () => {},
    '/a.jpg': await jpegOf('#aa0000'),
  });
  const limits = { ...mediaLimits, downloadMs: 300 };
  expect(await fetchAll(server, ['/slow.jpg', '/silent.jpg', '/a.jpg'], { limits })).toEqual({
    stored: 1,
    failures: { '/slow.jpg': 'timeout', '/silent.jpg': 'timeout' },
  });
});

test('a host with private addresses is refused, one with a public address too is not reached by the private one', async () => {
  const server = await startPictureServer({ '/a.jpg': await jpegOf('#aa0000') });
  const port = server.host.split(':')[1];
  const resolveHost = async (host: string) => {
    if (host === 'unknown.example') throw new Error('ENOTFOUND');
    return [
      { address: '127.0.0.1', family: 4 },
      { address: host === 'mixed.example' ? '192.0.2.1' : '10.0.0.1', family: 4 },
    ];
  };
  const addresses = ['private', 'mixed', 'unknown'].map((name) => `http://${name}.example:${port}/a.jpg`);
  expect(await fetchAll(server, addresses, { resolveHost })).toEqual({
    stored: 0,
    failures: {
      [addresses[0] ?? '']: 'private-address',
      [addresses[1] ?? '']: 'private-address',
      [addresses[2] ?? '']: 'unknown-host',
    },
  });
  expect(server.requests).toEqual([]);
  const named = await fetchAll(server, addresses.slice(0, 1), { allowHosts: ['private.example'], resolveHost });
  expect(named).toEqual({ stored: 1, failures: {} });
});

test('a picture that cannot be replaced stays as it is', async () => {
  const server = await startPictureServer({ '/a.jpg': await jpegOf('#aa0000'), '/b.jpg': Buffer.from('<html>') });
  const library = { store, originals: openOriginalsFolder(folder), videos: openVideosFolder(folder), process };
  const options = { allowHosts: [server.host], progress: () => {}, onFailure: () => {} };
  await fetchPictures(library, [{ key: 'chair', alt: 'Chair', source: `${server.origin}/a.jpg` }], options);
  const before = findPicture(store, 'chair');
  await fetchPictures(library, [{ key: 'chair', alt: 'Table', source: `${server.origin}/b.jpg` }], options);
  expect(findPicture(store, 'chair')).toEqual(before);
  expect(filesLeft()).toHaveLength(1);
});

test('no more connections to one host are open than allowed', async () => {
  let [open, most] = [0, 0];
  const file = await jpegOf('#aa0000');
  const server = await startPictureServer();
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}.jpg`);
  for (const path of paths)
    server.put(path, (_, response) => {
      most = Math.max(most, (open += 1));
      setImmediate(() => response.end(file, () => (open -= 1)));
    });
  expect(await fetchAll(server, paths)).toMatchObject({ stored: 20 });
  expect(most).toBeLessThanOrEqual(mediaLimits.downloadsPerHost);
});

import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { blackPng } from '#tests/helpers/servers/picture-server.ts';
import { mediaLimits } from '../limits.ts';
import { createPictureProcess, type PictureProcess } from './picture-process.ts';
import { openRenditionCache } from './rendition-cache.ts';
import { createRenditions, type RenditionSources } from './renditions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renditions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Counts the renditions that are made. */
function countingProcess(): PictureProcess & { readonly made: string[] } {
  const process = createPictureProcess();
  onTestFinished(() => process.close());
  const made: string[] = [];
  const render: PictureProcess['render'] = (path, to, rendition) => {
    made.push(to);
    return process.render(path, to, rendition);
  };
  return { ...process, render, made };
}

interface TestRenditionOptions extends Partial<RenditionSources> {
  readonly original?: Buffer;
  readonly maxBytes?: number;
}

async function openRenditions({ original, maxBytes = 10 ** 9, ...given }: TestRenditionOptions = {}) {
  const source = join(folder, 'original');
  writeFileSync(
    source,
    original ??
      (await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#4080c0' } })
        .png()
        .toBuffer()),
  );
  const process = countingProcess();
  const warnings: string[] = [];
  const find = createRenditions({
    cache: openRenditionCache(join(folder, 'cache'), maxBytes),
    process,
    findSource: ({ width }) => (width === 640 || width === 320 ? source : null),
    warn: (line) => warnings.push(line),
    ...given,
  });
  return { find, process, warnings };
}

const hash = 'ab'.repeat(16);
const name = (width: number, format = 'avif') => `${hash}.2-${width}.${format}`;

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
])('a rendition in %s has the width of its name and the shape of its picture', async (format, read) => {
  const { find } = await openRenditions();
  const result = await find(name(640, format));
  const metadata = await sharp(result.kind === 'file' ? result.path : '').metadata();
  expect(metadata).toMatchObject({ format: read, width: 640, height: 320 });
  expect(metadata.exif).toBeUndefined();
});

test('a rendition in AVIF has ten bits for each color, which leaves plain walls without blotches', async () => {
  const { find } = await openRenditions();
  const result = await find(name(320));
  expect(await sharp(result.kind === 'file' ? result.path : '').metadata()).toMatchObject({ bitsPerSample: 10 });
});

test('a rendition is made once, by many requests at the same time and later', async () => {
  const { find, process } = await openRenditions();
  const results = await Promise.all(Array.from({ length: 20 }, () => find(name(320, 'webp'))));
  expect(results.every(({ kind }) => kind === 'file')).toBe(true);
  expect(await find(name(320, 'webp'))).toMatchObject({ kind: 'file' });
  expect(process.made).toHaveLength(1);
});

test('a width or format that no picture offers, and what is no rendition, is unknown and makes nothing', async () => {
  const { find, process } = await openRenditions();
  for (const unknown of [name(641), name(640, 'png'), 'x.jpg', '../original', `${name(640)}/x`])
    expect(await find(unknown), unknown).toEqual({ kind: 'unknown' });
  expect(process.made).toEqual([]);
});

test('while too many renditions wait, another is unavailable for a moment, and those that exist are not', async () => {
  const limits = { ...mediaLimits, waitingRenditions: 1 };
  const { find } = await openRenditions({ limits });
  await find(name(320, 'jpeg'));
  const names = [name(320, 'webp'), name(320, 'avif'), name(320, 'jpeg')];
  const kinds = (await Promise.all(names.map((each) => find(each)))).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['file', 'file', 'unavailable']);
  expect(kinds[2]).toBe('file');
});

test.each([
  ['a damaged original', Buffer.from('\xff\xd8\xff no picture', 'latin1')],
  ['an original with too many pixels', blackPng(10_000, 10_000)],
])('a rendition of %s is unavailable, reported once, and not tried again at once', async (_, original) => {
  const { find, process, warnings } = await openRenditions({ original });
  expect(await find(name(640))).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 60 });
  expect(await find(name(640))).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 60 });
  expect(process.made).toHaveLength(1);
  expect(warnings).toHaveLength(1);
  expect(readdirSync(join(folder, 'cache'), { recursive: true })).toEqual(['ab']);
});

test('a process that does not answer in time is ended, and the task that waited gets a new one', async () => {
  await openRenditions();
  const process = createPictureProcess({ ...mediaLimits, processing: 1, processingMs: 1 });
  onTestFinished(() => process.close());
  for (const task of [1, 2].map(() => process.inspect(join(folder, 'original'))))
    await expect(task).rejects.toMatchObject({ failure: { reason: 'no-decoder', detail: 'no answer within 1 ms' } });
});

test('a closed process fails what it was asked for', async () => {
  const process = createPictureProcess({ ...mediaLimits, processing: 1 });
  await openRenditions();
  const tasks = [1, 2].map(() => process.inspect(join(folder, 'original')));
  process.close();
  for (const task of tasks) await expect(task).rejects.toMatchObject({ failure: { reason: 'no-decoder' } });
});

test('renditions above the limit of the disk are removed, the least recently used first', async () => {
  const cache = openRenditionCache(join(folder, 'cache'), 1000);
  const write = async (file: string, hoursAgo: number): Promise<void> => {
    writeFileSync(cache.file(file), Buffer.alloc(300));
    const used = new Date(Date.now() - hoursAgo * 3_600_000);
    utimesSync(cache.file(file), used, used);
    await cache.added(file);
  };
  await write('aa-old', 30);
  await write('bb-older', 40);
  await write('cc-new', 10);
  expect(await cache.find('bb-older')).toMatchObject({ bytes: 300 });
  expect(statSync(cache.file('bb-older')).atimeMs).toBeGreaterThan(Date.now() - 3_600_000);
  await write('dd-newest', 1);
  const found = await Promise.all(['aa-old', 'bb-older', 'cc-new', 'dd-newest'].map((file) => cache.find(file)));
  expect(found.map((file) => file !== null)).toEqual([false, true, true, true]);
});

test('all renditions of a picture can be removed', async () => {
  const cache = openRenditionCache(join(folder, 'cache'), 1000);
  for (const file of ['aab-1.webp', 'aab-2.webp', 'aac-1.webp']) writeFileSync(cache.file(file), 'x');
  await cache.remove('aab-');
  await cache.remove('zzz-');
  expect(readdirSync(join(folder, 'cache', 'aa'))).toEqual(['aac-1.webp']);
});

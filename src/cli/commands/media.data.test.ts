import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findPicture } from '#storage/media/pictures.ts';
import { findVideo } from '#storage/media/videos.ts';
import { openDatabase } from '#storage/database.ts';
import { inputOf } from '#tests/fixtures/sample-import.ts';
import { commandLineFor, type CommandResult } from '#tests/helpers/command-line.ts';
import { blackPng, jpegOf, startPictureServer } from '#tests/helpers/servers/picture-server.ts';

let folder: string;
let shop: (...args: readonly string[]) => Promise<CommandResult>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  shop = commandLineFor(folder);
  writeFileSync(join(folder, 'chair.csv'), 'Handle,Title,Price\nchair,Chair,10\n');
  await shop('import', join(folder, 'chair.csv'));
});

async function withStore<T>(read: (store: ReturnType<typeof openDatabase>) => T): Promise<T> {
  const store = openDatabase(join(folder, 'shop.sqlite'));
  try {
    return read(store);
  } finally {
    store.close();
  }
}

const file = (name: string, content: Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const pictureOf = (key: string) => withStore((store) => findPicture(store, key));

test('a file becomes a picture named after it, upright and without what its camera noted', async () => {
  const taken = await sharp(await jpegOf('#306090', 400, 300))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const added = await shop('media', 'add', file('Røkt Ål (1).JPG', taken), '--alt', 'Smoked eel', '--focus', '20,80');
  expect(added).toMatchObject({ outcome: 'done', output: 'Added rokt-al-1, 300 × 400 pixels.' });
  expect(await pictureOf('rokt-al-1')).toMatchObject({
    width: 300,
    height: 400,
    alt: 'Smoked eel',
    focus: { x: 20, y: 80 },
  });
  expect((await shop('media', 'list')).output).toMatch(
    /^rokt-al-1 {2}300 × 400 {2}\d+ KB {2}focus \[20,80\] {2}Røkt Ål \(1\).JPG {2}Smoked eel$/,
  );
});

test('a picture is added to a product after those that it has, also from an address', async () => {
  const server = await startPictureServer({ '/side.webp': await jpegOf('#306090') });
  shop = commandLineFor(folder, { MEDIA_ALLOW_HOSTS: server.host });
  await shop('media', 'add', file('front.jpg', await jpegOf('#903060')), '--product', 'chair', '--alt', 'Front');
  expect(await shop('media', 'add', `${server.origin}/side.webp`, '--product', 'chair')).toMatchObject({
    outcome: 'done',
  });
  const { pictures } = await withStore((store) => inputOf(store, 'chair'));
  expect(pictures.map(({ key, alt }) => [key, alt])).toEqual([
    ['front', 'Front'],
    ['side', ''],
  ]);
  expect(await shop('media', 'add', file('x.jpg', await jpegOf('#111111')), '--product', 'none')).toMatchObject({
    outcome: 'failed',
    diagnostics: 'No product with the handle none.',
  });
});

test('a picture is replaced only on request, and keeps its text and its uses', async () => {
  await shop(
    'media',
    'add',
    file('front.jpg', await jpegOf('#903060', 100, 100)),
    '--product',
    'chair',
    '--alt',
    'Front',
  );
  const before = await pictureOf('front');
  const other = file(
    'front.png',
    await sharp(await jpegOf('#00ff00', 200, 100))
      .png()
      .toBuffer(),
  );
  expect(await shop('media', 'add', other)).toMatchObject({
    outcome: 'failed',
    diagnostics: expect.stringContaining('--replace'),
  });
  expect(await pictureOf('front')).toEqual(before);
  expect(await shop('media', 'add', other, '--replace')).toMatchObject({ outcome: 'done' });
  const after = await pictureOf('front');
  expect(after).toMatchObject({ width: 200, alt: 'Front' });
  expect(after?.template).not.toBe(before?.template);
});

test.each([
  ['page.jpg', Buffer.from('<!doctype html><p>This is a page and not a picture.'), 'web page'],
  ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'SVG file'],
  ['large.png', blackPng(10_000, 10_000), 'megapixels'],
  ['broken.jpg', Buffer.from('\xff\xd8\xff\xe0 this is not the rest of a picture', 'latin1'), 'damaged'],
])('%s is refused with a reason, and nothing is left of it', async (name, content, reason) => {
  const result = await shop('media', 'add', file(name, content));
  expect(result).toMatchObject({ outcome: 'failed', diagnostics: expect.stringContaining(reason) });
  expect((await shop('media', 'list')).diagnostics).toBe('No pictures.');
  expect(readdirSync(join(folder, 'media', 'originals'))).toEqual([]);
});

test('text and focal point of a picture can be changed; a text that a product repeats changes there too', async () => {
  await shop('media', 'add', file('front.jpg', await jpegOf('#903060')), '--product', 'chair', '--alt', 'Front');
  expect(await shop('media', 'edit', 'front', '--alt', 'Seen from the front', '--focus', '0,100')).toMatchObject({
    outcome: 'done',
  });
  expect(await pictureOf('front')).toMatchObject({ alt: 'Seen from the front', focus: { x: 0, y: 100 } });
  const { pictures } = await withStore((store) => inputOf(store, 'chair'));
  expect(pictures[0]?.alt).toBe('Seen from the front');
  expect(await shop('media', 'edit', 'none', '--alt', 'x')).toMatchObject({ outcome: 'failed' });
  for (const focus of ['101,0', '50', 'left', '1,5,9'])
    await expect(shop('media', 'edit', 'front', '--focus', focus)).rejects.toThrow('focal point');
});

test('a picture in use is not removed; others are, with their files', async () => {
  await shop('media', 'add', file('used.jpg', await jpegOf('#903060')), '--product', 'chair');
  await shop('media', 'add', file('unused.jpg', await jpegOf('#309060')));
  expect((await shop('media', 'list', '--unused')).output).toMatch(/^unused /);
  await shop('media', 'prepare');
  expect(await shop('media', 'remove', 'used', 'none')).toMatchObject({
    outcome: 'failed',
    diagnostics: 'used is used by product/chair. Remove it there first.\nNo picture or film with the key none.',
  });
  expect(await shop('media', 'remove', '--unused')).toMatchObject({ outcome: 'done', output: 'Removed 1 file.' });
  const files = readdirSync(join(folder, 'media', 'originals'), { recursive: true, withFileTypes: true });
  expect(files.filter((each) => each.isFile())).toHaveLength(1);
  expect(
    readdirSync(join(folder, 'renditions'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile()),
  ).toHaveLength(3);
});

test('a picture that a text names is in use', async () => {
  await shop('media', 'add', file('eel.jpg', await jpegOf('#309060')));
  await withStore((store) => store.run("UPDATE product SET description = 'See ![an eel](eel)' WHERE handle = 'chair'"));
  expect(await shop('media', 'remove', 'eel')).toMatchObject({ diagnostics: expect.stringContaining('product/chair') });
});

test('two pictures with the same file share it until both are removed', async () => {
  const content = await jpegOf('#309060');
  await shop('media', 'add', file('one.jpg', content));
  await shop('media', 'add', file('two.jpg', content));
  const original =
    readdirSync(join(folder, 'media', 'originals'), { recursive: true })
      .map(String)
      .find((name) => name.endsWith('.jpg')) ?? '';
  await shop('media', 'remove', 'one');
  expect(existsSync(join(folder, 'media', 'originals', original))).toBe(true);
  await shop('media', 'remove', 'two');
  expect(existsSync(join(folder, 'media', 'originals', original))).toBe(false);
});

test('prepare makes every width and format once', async () => {
  await shop('media', 'add', file('front.jpg', await jpegOf('#903060', 700, 500)));
  expect(await shop('media', 'prepare')).toMatchObject({ outcome: 'done', output: '9 of 9 files are ready, 1 MB.' });
  const made = readdirSync(join(folder, 'renditions'), { recursive: true })
    .map(String)
    .filter((name) => name.includes('-'));
  expect(made.map((name) => name.replace(/^.*-/, '')).toSorted()).toEqual(
    ['320', '640', '700'].flatMap((width) => ['avif', 'jpeg', 'webp'].map((format) => `${width}.${format}`)),
  );
});

const film = readFileSync('tests/fixtures/videos/film.mp4');
const inUpright = readFileSync('tests/fixtures/videos/film.webm');

test('a film is stored with its size and codecs, served from its own address, and shown by its product', async () => {
  const added = await shop('media', 'add', file('Lid.mp4', film), '--product', 'chair', '--alt', 'The lid opens');
  expect(added).toMatchObject({ outcome: 'done', output: 'Added lid, 128 × 96 pixels.' });
  const [name = ''] = readdirSync(join(folder, 'media', 'films'));
  expect(name).toMatch(/^[0-9a-f]{32}\.mp4$/);
  expect(await withStore((store) => findVideo(store, 'lid'))).toMatchObject({
    sources: [{ url: `/media/films/${name}`, type: 'video/mp4; codecs="avc1.64000a"', width: 128, height: 96 }],
    alt: 'The lid opens',
  });
  expect(await withStore((store) => inputOf(store, 'chair').videos)).toEqual([{ key: 'lid', alt: 'The lid opens' }]);
  expect((await shop('media', 'list')).output).toMatch(/^lid {2}128 × 96 {2}film {2}4 KB {2}Lid.mp4 {2}The lid opens$/);
});

test('a film is changed, replaced and removed like a picture', async () => {
  await shop('media', 'add', file('lid.mp4', film), '--product', 'chair');
  expect(await shop('media', 'add', file('lid.webm', inUpright))).toMatchObject({
    diagnostics: 'There is a film lid already. Give this one another --key, or --replace that one.',
  });
  await shop('media', 'edit', 'lid', '--alt', 'Opening');
  expect(await shop('media', 'add', file('lid.webm', inUpright), '--replace')).toMatchObject({
    output: 'Added lid, 96 × 128 pixels.',
  });
  expect(await withStore((store) => inputOf(store, 'chair').videos)).toEqual([{ key: 'lid', alt: 'Opening' }]);
  expect((await shop('media', 'remove', 'lid')).diagnostics).toBe(
    'lid is used by product/chair. Remove it there first.',
  );
  await withStore((store) => store.run('DELETE FROM product_video'));
  expect(await shop('media', 'remove', '--unused')).toMatchObject({ outcome: 'done', output: 'Removed 1 file.' });
  expect(await withStore((store) => findVideo(store, 'lid'))).toBeNull();
});

test.for([
  ['hevc.mp4', readFileSync('tests/fixtures/videos/hevc.mp4'), /Not every browser plays hevc\. Save the film as MP4/],
  ['cut.mp4', film.subarray(0, 600), /has no film in it, or is damaged/],
  ['noise.webm', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(500, 7)]), /has no film in it/],
  ['page.mp4', Buffer.from('<!doctype html><title>Sign in</title><p>Please sign in'), /is a web page/],
  ['old.mov', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  more of it and more'), /no film in MP4 or WebM/],
] as const)('%s is refused with the remedy, and leaves nothing behind', async ([name, content, message]) => {
  const added = await shop('media', 'add', file(name, content), '--product', 'chair');
  expect(added.outcome).toBe('failed');
  expect(added.diagnostics).toMatch(message);
  expect((await shop('media', 'list')).diagnostics).toBe('No pictures.');
  expect(await withStore((store) => inputOf(store, 'chair').videos)).toBeUndefined();
});

test('a film does not take the key of a picture, nor a focal point', async () => {
  await shop('media', 'add', file('lid.jpg', await jpegOf('#903060')));
  expect((await shop('media', 'add', file('lid.mp4', film), '--replace')).diagnostics).toMatch(
    /Its key lid names a file of the other kind\. Give it another --key\.$/,
  );
  await shop('media', 'add', file('film.mp4', film));
  await expect(shop('media', 'edit', 'film', '--focus', '1,1')).rejects.toThrow('is shown whole');
});

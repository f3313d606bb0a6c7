import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { saveOriginal } from '#storage/media/originals.ts';
import { createPictureOrigins, findPicture, savePicture } from '#storage/media/pictures.ts';
import { exportText, importText, inputOf } from '#tests/fixtures/sample-import.ts';
import type { ImportOptions } from './import-products.ts';
import type { RemoteMedia } from './remote-media.ts';

let store: Database;
beforeEach(() => {
  store = openDatabase(':memory:');
});

const at = (name: string): string => `https://pictures.example/${name}.jpg`;

/** Stores every picture but those whose address contains `fail`. */
function downloader(into: Database = store) {
  const wanted: string[] = [];
  const fetchPictures: ImportOptions['fetchPictures'] = async (pictures) => {
    wanted.push(...pictures.map(({ address }) => address));
    for (const picture of pictures) if (!picture.address.includes('fail')) keep(into, picture);
  };
  return { wanted, fetchPictures };
}

function keep(into: Database, { key, alt, address }: RemoteMedia): void {
  const hash = Buffer.from(address).toString('hex').padEnd(64, '0').slice(0, 64);
  const size = { width: 800, height: 600, widths: [320, 800], formats: ['jpeg'] as const, colour: '#aabbcc' };
  savePicture(into, { key, alt, template: `/media/${hash}-{width}.{format}`, ...size });
  saveOriginal(into, { key, hash, extension: 'jpg', bytes: 1, source: address });
}

const file = (...rows: readonly string[]): string => `Handle,Title,Price,Image Src,Variant Image\n${rows.join('\n')}\n`;
const keysOf = (handle: string): readonly string[] => inputOf(store, handle).pictures.map(({ key }) => key);

test('the pictures of a file are downloaded once each, and no page needs their host', async () => {
  const { wanted, fetchPictures } = downloader();
  const rows = file(`chair,Chair,10,${at('a')},`, `chair,,,${at('b')},`, `table,Table,10,${at('a')},${at('c')}`);
  expect(await importText(store, rows, { fetchPictures })).toMatchObject({ ok: true, remotePictures: 3 });
  expect(wanted).toEqual([at('a'), at('b'), at('c')]);
  expect(keysOf('chair')).toEqual([at('a'), at('b')]);
  expect(findPicture(store, at('a'))?.template).toMatch(/^\/media\//);
  expect(createPictureOrigins(store, 10)()).toEqual([]);
});

test('a picture that fails is left out of a new product, which is imported', async () => {
  const { fetchPictures } = downloader();
  const rows = file(`chair,Chair,10,${at('fail')},`, `chair,,,${at('b')},${at('fail')}`);
  expect(await importText(store, rows, { fetchPictures })).toMatchObject({ ok: true, products: 1 });
  expect(keysOf('chair')).toEqual([at('b')]);
  expect(inputOf(store, 'chair').variants[0]?.picture).toBeNull();
  expect(findPicture(store, at('fail'))).toBeNull();
});

test('a product keeps the pictures it had while one of its new ones fails, also that of its variant', async () => {
  const { fetchPictures } = downloader();
  await importText(store, file(`chair,Chair,10,${at('a')},${at('a')}`), { fetchPictures });
  await importText(store, file(`chair,Chair two,12,${at('fail')},${at('fail')}`, `chair,,,${at('b')},`), {
    fetchPictures,
  });
  const chair = inputOf(store, 'chair');
  expect(chair).toMatchObject({ title: 'Chair two', pictures: [{ key: at('b') }, { key: at('a') }] });
  expect(chair.variants[0]).toMatchObject({ price: 1200, picture: at('a') });
});

test('a second import of the file adds what failed before and removes what was kept for it', async () => {
  await importText(store, file(`chair,Chair,10,${at('a')},`), { fetchPictures: downloader().fetchPictures });
  const failing = file(`chair,Chair,10,${at('fail')},`);
  await importText(store, failing, { fetchPictures: downloader().fetchPictures });
  expect(keysOf('chair')).toEqual([at('a')]);
  const fetchPictures: ImportOptions['fetchPictures'] = async (pictures) =>
    pictures.forEach((each) => keep(store, each));
  await importText(store, failing, { fetchPictures });
  expect(keysOf('chair')).toEqual([at('fail')]);
});

test('pictures that were kept on their hosts are downloaded by a later import, and stay there if that fails', async () => {
  const rows = file(`chair,Chair,10,${at('fail')},`, `chair,,,${at('b')},`);
  await importText(store, rows);
  const { wanted, fetchPictures } = downloader();
  expect(await importText(store, rows, { fetchPictures })).toMatchObject({ unchanged: 1, remotePictures: 2 });
  expect(wanted).toEqual([at('fail'), at('b')]);
  expect(findPicture(store, at('b'))?.template).toMatch(/^\/media\//);
  expect(findPicture(store, at('fail'))?.template).toBe(at('fail'));
  expect(keysOf('chair')).toEqual([at('fail'), at('b')]);
});

test('a dry run and a refused file download nothing', async () => {
  const { wanted, fetchPictures } = downloader();
  const rows = file(`chair,Chair,10,${at('a')},`);
  expect(await importText(store, rows, { fetchPictures, mode: 'check' })).toMatchObject({ remotePictures: 1 });
  expect(await importText(store, file(`chair,Chair,much,${at('a')},`), { fetchPictures })).toMatchObject({ ok: false });
  expect(wanted).toEqual([]);
});

test('the file of another shop is the same after a second import of it', async () => {
  await importText(store, file(`chair,Chair,10,${at('a')},`), { fetchPictures: downloader().fetchPictures });
  const exported = exportText(store, 'https://first.example');
  const second = openDatabase(':memory:');
  const { wanted, fetchPictures } = downloader(second);
  await importText(second, exported, { fetchPictures });
  expect(await importText(second, exported, { fetchPictures })).toMatchObject({ unchanged: 1 });
  expect(new Set(wanted).size).toBe(1);
  expect(inputOf(second, 'chair').pictures.map(({ key }) => key)).toEqual([at('a')]);
});

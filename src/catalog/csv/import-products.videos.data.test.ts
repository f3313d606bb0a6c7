import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { createPictureOrigins } from '#storage/media/pictures.ts';
import { findVideo, saveVideo } from '#storage/media/videos.ts';
import { exportText, importText, inputOf } from '#tests/fixtures/sample-import.ts';
import type { ImportOptions } from './import-products.ts';

let store: Database;
beforeEach(() => {
  store = openDatabase(':memory:');
});

const film = 'https://films.example/lid.mp4?v=1';
const rows = `Handle,Title,Price,Image Src,Image Alt Text\nchair,Chair,10,${film},The lid opens\n`;
const videosOf = (shop = store) => inputOf(shop, 'chair').videos;

/** Stores every film but those whose address contains `fail`. */
const fetchPictures: ImportOptions['fetchPictures'] = async (files) => {
  for (const { key, alt, address } of files.filter((each) => !each.address.includes('fail'))) {
    const file = { hash: 'ab'.repeat(32), extension: 'mp4', bytes: 1, source: address };
    const sources = [{ url: '/media/films/ab.mp4', type: 'video/mp4', width: 4, height: 3 }];
    saveVideo(store, { key, alt, sources, page: null, poster: null, file });
  }
};

test('a film among the pictures of a file is a film of its product, and pages may load it from its host', async () => {
  expect(await importText(store, rows)).toMatchObject({ ok: true, remotePictures: 1 });
  expect(videosOf()).toEqual([{ key: film, alt: 'The lid opens' }]);
  expect(inputOf(store, 'chair').pictures).toEqual([]);
  expect(findVideo(store, film)?.sources).toEqual([{ url: film, type: 'video/mp4', width: 1920, height: 1080 }]);
  expect(createPictureOrigins(store, 10)()).toEqual(['https://films.example']);
  expect(await importText(store, rows)).toMatchObject({ unchanged: 1 });
});

test('a film is downloaded, and one that fails leaves the product as it was', async () => {
  await importText(store, rows, { fetchPictures });
  expect(findVideo(store, film)?.sources[0]?.url).toBe('/media/films/ab.mp4');
  expect(createPictureOrigins(store, 10)()).toEqual([]);
  await importText(store, rows.replace('lid.mp4', 'fail.webm').replace('10', '12'), { fetchPictures });
  expect(videosOf()).toEqual([{ key: film, alt: 'The lid opens' }]);
  expect(inputOf(store, 'chair').variants[0]?.price).toBe(1200);
});

test('a file that names no film leaves those that the product has', async () => {
  await importText(store, rows);
  await importText(store, 'Handle,Title,Price,Image Src\nchair,Chair,10,https://films.example/a.jpg\n');
  expect(videosOf()).toEqual([{ key: film, alt: 'The lid opens' }]);
});

test('an export brings films back to the same shop and to another one', async () => {
  await importText(store, rows, { fetchPictures });
  const origin = 'https://shop.example';
  const exported = exportText(store, origin);
  expect(await importText(store, exported, { origin })).toMatchObject({ unchanged: 1 });
  const other = openDatabase(':memory:');
  await importText(other, exported);
  expect(videosOf(other)).toEqual([{ key: film, alt: 'The lid opens' }]);
  expect(findVideo(other, film)?.sources[0]?.url).toBe(`${origin}/media/films/ab.mp4`);
});

test('a product has each film that a file names once', async () => {
  const twice = `${rows}chair,,,https://films.example/leg.mp4,A leg\nchair,,,${film},The lid again\n`;
  expect(await importText(store, twice)).toMatchObject({ ok: true, remotePictures: 2 });
  expect(videosOf()).toEqual([
    { key: film, alt: 'The lid opens' },
    { key: 'https://films.example/leg.mp4', alt: 'A leg' },
  ]);
});

test.each([
  ['https://films.example/lid.MP4', 'video/mp4'],
  ['https://films.example/lid.m4v', 'video/mp4'],
  ['https://films.example/lid.webm', 'video/webm'],
  ['https://films.example/lid.WEBM?v=1', 'video/webm'],
  ['https://films.example/lid.webm#t=2', 'video/webm'],
  ['https://films.example/lid.mp4?from=lid.webmaster', 'video/mp4'],
])('%s is a film of type %s', async (address, type) => {
  await importText(store, rows.replace(film, address));
  expect(findVideo(store, address)?.sources).toMatchObject([{ url: address, type }]);
});

test.each(['https://films.example/lid.mp4.jpg', 'https://films.example/mp4', 'https://films.example/a.jpg?b=lid.mp4'])(
  '%s is a picture',
  async (address) => {
    await importText(store, rows.replace(film, address));
    expect([videosOf(), inputOf(store, 'chair').pictures.length]).toEqual([undefined, 1]);
  },
);

test('a film whose key another film of the shop has is named by its address', async () => {
  const origin = 'https://shop.example';
  await importText(store, rows, { fetchPictures });
  const exported = exportText(store, origin);
  const other = openDatabase(':memory:');
  const sources = [{ url: '/media/films/other.mp4', type: 'video/mp4', width: 4, height: 3 }];
  saveVideo(other, { key: film, alt: 'Another', sources, page: null, poster: null, file: null });
  await importText(other, exported);
  expect(videosOf(other)).toEqual([{ key: `${origin}/media/films/ab.mp4`, alt: 'The lid opens' }]);
  expect(findVideo(other, film)?.alt).toBe('Another');
  expect(await importText(other, exported)).toMatchObject({ unchanged: 1 });
});

test('a film that the product has under another key keeps that key', async () => {
  await importText(store, rows, { fetchPictures });
  const other = openDatabase(':memory:');
  await importText(other, exportText(store, 'https://shop.example').replaceAll(film, 'lid'));
  expect(videosOf(other)).toEqual([{ key: 'lid', alt: 'The lid opens' }]);
  await importText(other, rows.replace(film, 'https://shop.example/media/films/ab.mp4'));
  expect(videosOf(other)).toEqual([{ key: 'lid', alt: 'The lid opens' }]);
});

test('a film cannot be the picture of a variant', async () => {
  const result = await importText(store, `Handle,Title,Price,Variant Image\nchair,Chair,10,${film}\n`);
  expect(result).toMatchObject({
    ok: false,
    problems: [{ line: 2, message: `${film} is a film, and a variant shows a picture.` }],
  });
});

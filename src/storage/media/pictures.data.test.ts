import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { createPictureOrigins, findPicture, savePicture } from './pictures.ts';

const picture = (template: string) => ({
  key: template,
  template,
  width: 10,
  height: 10,
  widths: [],
  formats: [],
  colour: null,
  alt: '',
});

function origins(...templates: readonly string[]): readonly string[] {
  const store = openDatabase(':memory:');
  for (const template of templates) savePicture(store, picture(template));
  return createPictureOrigins(store, 10)();
}

test('origins are those of pictures on other hosts, each once, in the order in which they came', () => {
  const templates = [
    '/media/a-{width}.{format}',
    'https://b.example/1.jpg',
    'https://a.example/{width}/1.jpg',
    'HTTPS://B.example:443/2.jpg',
    'http://a.example/3.jpg',
  ];
  expect(origins(...templates)).toEqual(['https://b.example', 'https://a.example', 'http://a.example']);
});

test('a host ends where a browser ends it', () => {
  const addresses = ['https://a.example?x/1', 'https://b.example#/1', String.raw`https://c.example\1/2`];
  expect(origins(...addresses)).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
});

test('a new host is a change of the whole shop, another picture on it is not', () => {
  const store = openDatabase(':memory:');
  const notes = () => store.all("DELETE FROM change_note WHERE kind = 'profile' RETURNING kind").length;
  notes();
  savePicture(store, picture('https://a.example/1.jpg'));
  expect(notes()).toBe(1);
  savePicture(store, picture('https://a.example/2.jpg'));
  expect(notes()).toBe(0);
});

test('the host of a picture that moves is known', () => {
  const store = openDatabase(':memory:');
  savePicture(store, { ...picture('/media/a.jpg'), key: 'a' });
  savePicture(store, { ...picture('https://a.example/1.jpg'), key: 'a' });
  expect(createPictureOrigins(store, 10)()).toEqual(['https://a.example']);
});

test('origins are read again after any other statement, and only then', () => {
  const store = openDatabase(':memory:');
  const originsNow = createPictureOrigins(store, 10);
  expect(originsNow()).toEqual([]);
  const before = store.statementCount();
  originsNow();
  expect(store.statementCount()).toBe(before);
  savePicture(store, picture('https://a.example/1.jpg'));
  expect(originsNow()).toEqual(['https://a.example']);
});

test('origins cover a picture that another connection stored and this one reads', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'shop-')), 'shop.db');
  const [store, other] = [openDatabase(path), openDatabase(path)];
  const originsNow = createPictureOrigins(store, 10);
  originsNow();
  savePicture(other, picture('https://a.example/1.jpg'));
  expect(findPicture(store, 'https://a.example/1.jpg')).not.toBeNull();
  expect(originsNow()).toEqual(['https://a.example']);
  store.close();
  other.close();
});

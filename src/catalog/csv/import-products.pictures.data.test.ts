import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { importText, inputOf, placesOf } from '#tests/fixtures/sample-import.ts';

let store: Database;
beforeEach(() => {
  store = openDatabase(':memory:');
});

const at = (name: string): string => `https://pictures.example/${name}.jpg`;

/** The keys of the pictures of the imported chair. */
async function picturesAfter(file: string): Promise<readonly string[]> {
  expect(await importText(store, file)).toMatchObject({ ok: true });
  return inputOf(store, 'chair').pictures.map(({ key }) => key);
}

test('pictures are in the order of their positions, those of variants after them', async () => {
  const file = `Handle,Title,Price,Option1 Name,Option1 Value,Image Src,Image Position,Variant Image
chair,Chair,10,Colour,Red,${at('two')},2,${at('red')}
chair,,10,,Blue,${at('one')},1,${at('one')}
chair,,,,,${at('three')},3,
`;
  expect(await picturesAfter(file)).toEqual([at('one'), at('two'), at('three'), at('red')]);
  expect(inputOf(store, 'chair').variants.map(({ picture }) => picture)).toEqual([at('red'), at('one')]);
});

test('pictures without positions stay in the order of their rows, and one that is repeated is one', async () => {
  const file = `Handle,Title,Price,Image Src,Image Alt Text
chair,Chair,10,${at('b')},Front
chair,,,${at('a')},
chair,,,${at('b')},Again
`;
  expect(await picturesAfter(file)).toEqual([at('b'), at('a')]);
  expect(inputOf(store, 'chair').pictures.map(({ alt }) => alt)).toEqual(['Front', '']);
});

test('an import with other pictures replaces them, one without the column keeps them', async () => {
  await picturesAfter(`Handle,Title,Price,Image Src,Image Alt Text\nchair,Chair,10,${at('a')},Front\n`);
  expect(await picturesAfter('Handle,Title\nchair,Chair two\n')).toEqual([at('a')]);
  expect(await picturesAfter(`Handle,Image Src\nchair,${at('a')}\nchair,${at('b')}\n`)).toEqual([at('a'), at('b')]);
  expect(inputOf(store, 'chair').pictures[0]?.alt).toBe('Front');
  expect(await picturesAfter('Handle,Image Src\nchair,\n')).toEqual([]);
});

test('a variant loses its picture by an empty cell and keeps it without the column', async () => {
  await picturesAfter(`Handle,Title,Price,Variant Image\nchair,Chair,10,${at('a')}\n`);
  const variantPicture = () => inputOf(store, 'chair').variants[0]?.picture;
  expect(variantPicture()).toBe(at('a'));
  await picturesAfter('Handle,Price\nchair,12\n');
  expect(variantPicture()).toBe(at('a'));
  await picturesAfter('Handle,Price,Variant Image\nchair,12,\n');
  expect(variantPicture()).toBeNull();
});

test.each([
  ['/media/front-1000.jpg', 'This shop has no picture', 'PUBLIC_URL'],
  ['front.jpg', 'is not the address of a picture', 'media add <file> --product <handle>'],
  ['//pictures.example/a.jpg', 'is not the address of a picture', 'https://'],
  ['ftp://pictures.example/a.jpg', 'is not the address of a picture', 'https://'],
  ['https://pictures.example/a b.jpg', 'is not the address of a picture', 'https://'],
])('the address “%s” is refused in both columns, with a remedy', async (address, message, remedy) => {
  const file = `Handle,Title,Price,Image Src,Variant Image\nchair,Chair,10,${address},\ntable,Table,10,,${address}\n`;
  const result = await importText(store, file);
  expect(placesOf(result)).toEqual(['2 Image Src', '3 Variant Image']);
  const problems = result.ok ? [] : result.problems;
  for (const problem of problems) {
    expect(problem.message).toContain(message);
    expect(problem.remedy).toContain(remedy);
  }
});

test('a file of this shop may name its pictures with or without its own host', async () => {
  const file = `Handle,Title,Price,Image Src\nchair,Chair,10,https://shop.example/media/x.jpg\n`;
  const result = await importText(store, file, { origin: 'https://shop.example' });
  expect(result.ok ? '' : result.problems[0]?.message).toContain('This shop has no picture');
});

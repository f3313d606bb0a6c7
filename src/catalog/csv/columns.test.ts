import { expect, test } from 'vitest';
import { columns, type FieldName, headingOf, readLayout } from './columns.ts';
import type { ImportProblem } from './import-problems.ts';

function layoutOf(...headings: readonly string[]) {
  const problems: ImportProblem[] = [];
  return { layout: readLayout(headings, (problem) => void problems.push(problem)), problems };
}

test.each<[FieldName, string, unknown]>([
  ['price', '19.90', 1990],
  ['price', '19,90', 1990],
  ['price', '20', 2000],
  ['price', '€20', null],
  ['price', '-1', null],
  ['compareAt', '25.00', 2500],
  ['stock', '12', 12],
  ['stock', '12.0', 12],
  ['stock', '-3', 0],
  ['stock', '1.5', null],
  ['stock', 'many', null],
  ['grams', '1200', 1200],
  ['published', 'TRUE', true],
  ['published', 'no', false],
  ['shipping', '1', true],
  ['shipping', '0', false],
  ['published', 'maybe', null],
  ['status', 'Active', 'published'],
  ['status', 'archived', 'draft'],
  ['status', 'draft', 'draft'],
  ['status', 'sold', null],
  ['barcode', "'7012345678900", '7012345678900'],
  ['barcode', "O'Hara", "O'Hara"],
  ['expected', '2026-12-31', '2026-12-31'],
  ['expected', '31.12.2026', null],
  ['expected', '2026-02-30', null],
  ['title', 'Chair', 'Chair'],
  ['storefront', '{}', null],
  ['storefront', '{', null],
])('a cell of the column %s with “%s” is read as %j', (name, cell, value) => {
  expect(columns[name].parse(cell, 'EUR')).toBe(value);
});

test.each([
  ['Handle', 'handle'],
  ['URL handle', 'handle'],
  ['Body (HTML)', 'description'],
  ['Product Category', 'category'],
  [' Variant SKU ', 'sku'],
  ['Weight value (grams)', 'grams'],
  ['Compare-at price', 'compareAt'],
  ['Inventory quantity', 'stock'],
  ['Continue selling when out of stock', 'policy'],
  ['Product image URL', 'picture'],
  ['Option1 Value', 'option1 value'],
  ['option12 name', 'option12 name'],
] as const)('the heading “%s” is of the field %s', (heading, name) => {
  const { layout } = layoutOf('Title', heading);
  expect(layout?.positions.get(name)).toBe(1);
});

test.each(['Cost per item', 'Gift Card', 'Google Shopping / Gender', 'Price / Norway', ''])(
  'the heading “%s” has no place in this shop and is ignored',
  (heading) => {
    const { layout, problems } = layoutOf('Title', heading);
    expect([layout?.positions.size, layout?.details, problems]).toEqual([1, [], []]);
  },
);

test('other columns are details, without the technical name of a metafield', () => {
  const { layout } = layoutOf('Title', 'Material (product.metafields.custom.material)', 'Care', 'Option0 Name');
  expect(layout?.details).toEqual([
    { name: 'Material', position: 1 },
    { name: 'Care', position: 2 },
    { name: 'Option0 Name', position: 3 },
  ]);
});

test('a file has as many options as the highest number of its option columns', () => {
  expect(layoutOf('Title').layout?.options).toBe(0);
  expect(layoutOf('Title', 'Option2 Value', 'Option12 Name').layout?.options).toBe(12);
});

test('a title or a handle is needed', () => {
  expect(layoutOf('Handle').layout).not.toBeNull();
  const { layout, problems } = layoutOf('Price', 'Stock');
  expect(layout).toBeNull();
  expect(problems).toMatchObject([
    { line: 1, column: 'Title', message: expect.stringMatching(/neither a Title nor a Handle/) },
  ]);
});

test('two columns of one field are reported with both headings', () => {
  const { problems } = layoutOf('Title', 'Price', 'Variant Price');
  expect(problems).toMatchObject([
    { line: 1, column: 'Variant Price', message: expect.stringMatching(/“Price” and “Variant Price”/) },
  ]);
  expect(problems[0]?.remedy).toMatch(/^Remove one/);
});

test('a column is called as it is headed in the file', () => {
  const { layout } = layoutOf('Title', 'Variant Price');
  expect(layout && [headingOf(layout, 'price'), headingOf(layout, 'sku')]).toEqual(['Variant Price', 'sku']);
});

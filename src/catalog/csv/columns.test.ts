import { expect, test } from 'vitest';
import { doubtfulColumns, missingColumnRemedy } from './column-advice.ts';
import { columns, type FieldName, headingOf, isStockUpdate, readLayout } from './columns.ts';
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
  ['stock', '-', null],
  ['stock', 'x12', null],
  ['stock', '12x', null],
  ['stock', '12.', 12],
  ['stock', '12.0kg', null],
  ['stock', '999999999', 999_999_999],
  ['stock', '1000000000', null],
  ['grams', '1200', 1200],
  ['published', 'TRUE', true],
  ['published', 'no', false],
  ['shipping', '1', true],
  ['shipping', '0', false],
  ['published', 'WAHR', true],
  ['published', 'Falsch', false],
  ['published', 'USANN', false],
  ['published', 'VRAI', true],
  ['published', 'maybe', null],
  ['policy', 'continue', true],
  ['policy', 'DENY', false],
  ['policy', 'wahr', true],
  ['policy', 'often', null],
  ['status', 'Active', 'published'],
  ['status', 'archived', 'draft'],
  ['status', 'draft', 'draft'],
  ['status', 'sold', null],
  ['barcode', "'7012345678900", '7012345678900'],
  ['barcode', "O'Hara", "O'Hara"],
  ['barcode', "'Hara", "'Hara"],
  ['barcode', "70'12", "70'12"],
  ['barcode', '7.01E+12', null],
  ['sku', '7.01E+12', null],
  ['sku', '7,01e+12', null],
  ['sku', '7E+5', null],
  ['sku', '7.01E+12-B', '7.01E+12-B'],
  ['sku', 'A7.01E+12', 'A7.01E+12'],
  ['sku', '17.01E+12', '17.01E+12'],
  ['sku', '7.E+12', '7.E+12'],
  ['sku', '7E12', '7E12'],
  ['sku', '7E+1234', '7E+1234'],
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

test.each(['Sale price', 'Angebotspreis (€)', 'Tilbudspris', 'special_price'])(
  'the heading “%s” is no detail of a product, and its prices are said not to be imported',
  (heading) => {
    const { layout } = layoutOf('Title', 'Variant Price', heading);
    expect(layout?.details).toEqual([]);
    expect(layout && doubtfulColumns(layout)).toMatchObject([
      {
        column: heading,
        remedy: expect.stringMatching(/Variant Price, and the regular price as Variant Compare At Price/),
      },
    ]);
  },
);

test('the column of sale prices is named where there is no other for the price', () => {
  const { layout } = layoutOf('Title', 'Sale price');
  expect(layout && missingColumnRemedy(layout, 'price')).toBe(
    'Add a column for it, or rename “Sale price” to Variant Price if that is it.',
  );
});

test('what another platform needs to run a shop is no detail of a product', () => {
  const { layout } = layoutOf('Title', 'Tax status', 'Date sale price ends', 'Upsells', 'Meta: _seo', 'Weight (kg)');
  expect(layout?.details.map(({ name }) => name)).toEqual(['Weight (kg)']);
});

test.each(['My gift card', 'Gift card text', 'Option1 Names', 'My Option1 Name', 'Price range', 'Unit price'])(
  'the heading “%s” only resembles one with a meaning, and is a detail',
  (heading) => {
    expect(layoutOf('Title', heading).layout?.details).toEqual([{ name: heading, position: 1 }]);
  },
);

test('only the end of a heading is the technical name of a metafield', () => {
  const { layout } = layoutOf(
    'Title',
    'Care (product.metafields.custom.care) of oak',
    '(product.metafields.custom.wood)',
  );
  expect(layout?.details.map(({ name }) => name)).toEqual([
    'Care (product.metafields.custom.care) of oak',
    '(product.metafields.custom.wood)',
  ]);
});

test('a metafield of the lowest recent price is that price', () => {
  const { layout } = layoutOf('Title', 'Lowest price 30 days (product.metafields.custom.lowest)');
  expect([layout?.positions.get('lowestRecent'), layout?.details]).toEqual([1, []]);
});

test.each([
  [true, ['Handle', 'Option1 Value', 'Variant Inventory Qty']],
  [true, ['Handle', 'SKU', 'Stock']],
  [false, ['Handle', 'SKU']],
  [false, ['Handle', 'Stock', 'Price']],
  [false, ['Handle', 'Stock', 'Care']],
])('that a file updates nothing but stock is %s for the columns %j', (expected, headings) => {
  const { layout } = layoutOf(...headings);
  expect(layout && isStockUpdate(layout)).toBe(expected);
});

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

test('the export of another platform is refused, and told what to rename', () => {
  const { layout, problems } = layoutOf('TITLE', 'PRICE', 'QUANTITY', 'VARIATION 1 VALUES');
  expect(layout).toBeNull();
  expect(problems).toMatchObject([
    {
      line: 1,
      message: expect.stringMatching(/another platform/),
      remedy: expect.stringMatching(/“QUANTITY” to Variant/),
    },
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
  expect(layout && [headingOf(layout, 'price'), headingOf(layout, 'sku'), headingOf(layout, 'option2 value')]).toEqual([
    'Variant Price',
    'Variant SKU',
    'Option2 Value',
  ]);
});

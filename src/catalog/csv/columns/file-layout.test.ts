import { expect, test } from 'vitest';
import { doubtfulColumns, missingColumnRemedy } from './column-advice.ts';
import { headingOf, isStockUpdate, readLayout } from './file-layout.ts';
import type { ImportProblem } from '../import-problems.ts';

function layoutOf(...headings: readonly string[]) {
  const problems: ImportProblem[] = [];
  return { layout: readLayout(headings, (problem) => void problems.push(problem)), problems };
}

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

test.each(['Cost per item', 'Google Shopping / Gender', 'Price / Norway', ''])(
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

test('ratings, of which a shop without reviews cannot say whose they are, are no details', () => {
  const { layout } = layoutOf('Title', 'Product rating (product.metafields.reviews.rating)');
  expect(layout?.details).toEqual([]);
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

import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { importText, inputOf, placesOf } from '#tests/fixtures/sample-import.ts';
import { readRecords } from './table/csv-records.ts';

let store: Database;
beforeEach(() => {
  store = openDatabase(':memory:');
});

test.each([
  [';', 'Handle;Title;Price;Body\nchair;Chair;19,90;"Oak; oiled, soft"\n'],
  ['\t', 'Handle\tTitle\tPrice\tBody\nchair\tChair\t19,90\t"Oak; oiled, soft"\n'],
  [',', 'Handle,Title,Price,Body\nchair,Chair,"19,90","Oak; oiled, soft"\n'],
])('a file whose cells are separated by %j is read, with amounts as spreadsheets write them', async (_, file) => {
  expect(await importText(store, file)).toMatchObject({ ok: true, products: 1 });
  expect(inputOf(store, 'chair')).toMatchObject({ description: 'Oak; oiled, soft', variants: [{ price: 1990 }] });
});

test('separators within quoted headings do not count', async () => {
  const file = '\uFEFF\n"Title";"Price";"Size, in cm, with legs, without"\nChair;10;"1,5"\n';
  expect(await importText(store, file)).toMatchObject({ ok: true });
  expect(inputOf(store, 'chair').details).toEqual([{ name: 'Size, in cm, with legs, without', value: '1,5' }]);
});

test('the same cells are read with each separator, however the text is cut', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\n', ' '), maxLength: 6 });
  const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(',', ';', '\t'),
      table,
      fc.integer({ min: 1, max: 9 }),
      async (separator, rows, size) => {
        const wanted = [['Handle', 'Title', 'Price'], ...rows.map(([first, ...rest]) => [`x${first}`, ...rest])];
        const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const text = wanted.map((row) => `${row.map(quoted).join(separator)}\n`).join('');
        const read = await Array.fromAsync(readRecords(pieces(text, size), () => {}));
        expect(read.map(({ cells }) => cells)).toEqual(wanted);
      },
    ),
  );
});

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

test.each(['1.23E+12', '1,23E+12', '4E+07'])(
  'a SKU or barcode that a spreadsheet shortened to %s is refused by line',
  async (cell) => {
    const file = `Title;Price;SKU;Barcode\nChair;10;${cell};\nTable;10;T-1;${cell}\nLamp;10;1E5;'4006381333931\n`;
    const result = await importText(store, file);
    expect(placesOf(result)).toEqual(['2 SKU', '3 Barcode']);
    for (const problem of result.ok ? [] : result.problems) {
      expect(problem.message).toContain('spreadsheet');
      expect(problem.remedy).toContain('text');
    }
  },
);

test.each([
  ['0,5', 'Grams'],
  ['0.5', 'Grams'],
  ['1,234', 'Price'],
  ['1.234', 'Price'],
])('%s is not guessed in the column %s', async (cell, column) => {
  const file = `Title;Variant Price;Variant Grams\nChair;${column === 'Price' ? `${cell};1` : `10;${cell}`}\n`;
  expect(placesOf(await importText(store, file))).toEqual([`2 Variant ${column}`]);
});

test.each([
  ['1.299', 'EUR', '“1.299” can mean 1299 or 1.299.'],
  ['1,299', 'EUR', '“1,299” can mean 1299 or 1.299.'],
])('of %s it is said why it is not guessed', async (cell, _, message) => {
  const result = await importText(store, `Title;Price\nChair;${cell}\n`);
  expect(result.ok ? [] : result.problems.map((problem) => problem.message)).toEqual([message]);
});

test.each([
  ['sep=;\r\n', ';'],
  ['\uFEFFsep=,\r\n', ','],
  ['SEP=\t\r\n', '\t'],
])('a first line %j names the separator and is no row', async (first, separator) => {
  const rows = [
    ['Handle', 'Title', 'Price', 'Material: oak; ash, elm'],
    ['chair', 'Chair', 'much', ''],
  ];
  const file = rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n');
  expect(placesOf(await importText(store, `${first}${file}\r\n`))).toEqual(['3 Price']);
});

test('rows of nothing but separators are left out, wherever they are', async () => {
  const file = 'Title;Price\n;\nChair;10\n ;\nTable;20\n;\n';
  expect(await importText(store, file)).toMatchObject({ ok: true, products: 2, variants: 2 });
});

test('without handles, rows that follow one another with the same title are one product', async () => {
  const file = 'Title;Option1 Name;Option1 Value;Price\nChair;Size;S;10\nChair;Size;M;11\nTable;;;20\n';
  expect(await importText(store, file)).toMatchObject({ ok: true, products: 2, variants: 3 });
  expect(placesOf(await importText(store, 'Title;Price\nRug;10\nBed;20\nRug;11\n'))).toEqual(['4 Handle']);
  expect(placesOf(await importText(store, 'Title;Price\nStool;10\nStool;20\n'))).toEqual(['3 Option1 Value']);
});

test('rows of the same title with handles are products of their own', async () => {
  const file = 'Handle;Title;Price\nchair;Chair;10\nchair-2;Chair;11\n';
  expect(await importText(store, file)).toMatchObject({ ok: true, products: 2 });
});

test('a compare-at price below the price is reported, and does not stop the import', async () => {
  const file = 'Title,Price,Compare-at price\nChair,10,9\nTable,10,12\nLamp,10,10\nRug,10,0\nBed,10,\n';
  const result = await importText(store, file);
  expect(result).toMatchObject({ ok: true, products: 5 });
  expect(result.ok && result.warnings.listed.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '2 Compare-at price',
  ]);
});

test('a gift card is reported, because the shop issues no codes, and does not stop the import', async () => {
  const result = await importText(store, 'Title,Price,Gift Card\nCard,25,TRUE\nChair,10,FALSE\nTable,10,\n');
  expect(result).toMatchObject({ ok: true, products: 3, details: [] });
  expect(result.ok && result.warnings.listed.map(({ line, column }) => `${line} ${column}`)).toEqual(['2 Gift Card']);
});

test('prices of 0 are reported once with their lines, and do not stop the import', async () => {
  const warningsOf = async (file: string) => {
    const result = await importText(store, file);
    return result.ok && result.warnings.listed.map(({ line, column, message }) => [line, column, message]);
  };
  expect(await warningsOf('Title,Price\nSample,0\nChair,10\n')).toEqual([
    [2, 'Price', 'The price is 0: it is sold for nothing.'],
  ]);
  expect(await warningsOf('Title,Price\nSample,0\nChair,10\nCatalog,0.00\nCard,0\n')).toEqual([
    [2, 'Price', 'The price is 0, and on lines 4 and 5 too: it is sold for nothing.'],
  ]);
  const many = Array.from({ length: 30 }, (_, index) => `Thing ${index},0\n`).join('');
  expect(await warningsOf(`Title,Price\n${many}`)).toEqual([
    [2, 'Price', expect.stringContaining('and on lines 3, 4, 5, 6, 7, 8, 9, 10, 11 and 20 more too')],
  ]);
  expect(inputOf(store, 'sample').variants[0]?.price).toBe(0);
});

test('columns that become details are named, those that are headed like a field with a warning', async () => {
  const result = await importText(store, 'Title,Price,Bestand,Hersteller,Notes\nChair,10,3,Ask,Call Ola\n');
  expect(result.ok && result.details).toEqual(['Bestand', 'Hersteller', 'Notes']);
  expect(result.ok && result.warnings.listed).toEqual([
    expect.objectContaining({ line: 1, column: 'Bestand', remedy: expect.stringContaining('Variant Inventory Qty') }),
  ]);
});

test('whether a variant is sold out is read as spreadsheets of any country write it', async () => {
  const file = (cell: string) => `Title;Price;Stock;Continue selling when out of stock\nChair;10;0;${cell}\n`;
  for (const [cell, offered] of [
    ['WAHR', true],
    ['SANN', true],
    ['continue', true],
    ['FALSCH', undefined],
    ['deny', undefined],
  ] as const) {
    await importText(store, file(cell));
    expect(inputOf(store, 'chair').variants[0]?.offered).toBe(offered);
  }
  expect(placesOf(await importText(store, file('perhaps')))).toEqual(['2 Continue selling when out of stock']);
});

test('a repeated SKU is reported with both lines, in any case, and does not stop the import', async () => {
  const file = 'Title,Price,SKU\nChair,10,A-1\nTable,10,B-1\nLamp,10,a-1\nRug,10,\nBed,10,\n';
  const result = await importText(store, file);
  expect(result).toMatchObject({ ok: true, products: 5 });
  expect(result.ok && result.warnings.listed.map(({ line, column, message }) => [line, column, message])).toEqual([
    [4, 'SKU', 'The SKU a-1 is on line 2 too.'],
  ]);
});

test('a file with nothing but stock is a stock update, one with another column is not', async () => {
  const kindOf = async (file: string) => {
    const result = await importText(store, file, { mode: 'check' });
    return result.ok ? result.kind : result.problems;
  };
  await importText(store, 'Handle,Title,Price,SKU,Inventory quantity\nchair,Chair,10,C-1,1\n');
  expect(await kindOf('Handle,SKU,Inventory quantity\nchair,C-1,5\n')).toBe('stock');
  expect(await kindOf('Handle,Inventory quantity\nchair,5\n')).toBe('stock');
  expect(await kindOf('Handle,SKU,Price,Inventory quantity\nchair,C-1,9,5\n')).toBe('products');
  expect(await kindOf('Handle,Price\nchair,9\n')).toBe('products');
  expect(await kindOf('Handle,Inventory quantity,Material\nchair,5,Oak\n')).toBe('products');
});

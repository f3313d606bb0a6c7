import { expect, test } from 'vitest';
import { markdownLimits } from '#shop/text/markdown/bound-markdown.ts';
import { openDatabase } from '#storage/database.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';
import { exportText, importText, inputOf } from '#tests/fixtures/sample-import.ts';

const good = 'Handle,Title,Price\nblå,Blå stol,10\n';

/** The problems of a file that an empty shop refuses; asserts that the shop stays empty. */
async function refusal(content: string | Uint8Array): Promise<readonly string[]> {
  const store = openDatabase(':memory:');
  const result = await importText(store, content);
  expect(['product', 'media', 'change_note'].flatMap((table) => store.all(`SELECT 1 FROM ${table}`))).toEqual([]);
  if (result.ok) return [];
  expect(result.problems.filter(({ remedy }) => remedy === '')).toEqual([]);
  return result.problems.map(({ line, column, message }) =>
    [line, column, message].filter((each) => each !== '').join(': '),
  );
}

test.each([
  ['of nothing', ''],
  ['of blank lines', '\n\n\n'],
  ['with headings only', 'Handle,Title,Price\n'],
])('a file %s has no products', async (_, content) => {
  expect(await refusal(content)).toEqual(['1: There are no products.']);
});

test('a file without a column for title or handle is refused', async () => {
  expect(await refusal('Name;Price\nChair;10\n')).toEqual(['1: Title: There is neither a Title nor a Handle column.']);
});

test.each([
  ['My products 2026,,\nHandle,Title,Price\na,A,1\n', 'It is “My products 2026”.'],
  ['Handle|Title|Price\na|A|1\n', 'It is “Handle|Title|Price”.'],
  ['Name;Preis\nA;1\n', 'Rename “Name” to Title, “Preis” to Variant Price.'],
])('what stands in place of the headings is quoted, or told how to be renamed: %j', async (content, advice) => {
  const result = await importText(openDatabase(':memory:'), content);
  expect(result.ok ? [] : result.problems.map(({ remedy }) => remedy)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  ['Handle;Title;Price\na;A\n', 'Write a semicolon for each empty cell'],
  ['Handle\tTitle\tPrice\na\tA\n', 'Write a tab for each empty cell'],
  ['Handle,Title,Price\na,A,1,2\n', 'Put cells that contain a comma into quotation marks'],
])('the remedy for a row of another width names the separator of the file: %j', async (content, advice) => {
  const result = await importText(openDatabase(':memory:'), content);
  expect(result.ok ? [] : result.problems[0]?.remedy).toContain(advice);
});

test('a missing column is called by its usual heading, or by the one to be renamed', async () => {
  const remedies = async (content: string) => {
    const result = await importText(openDatabase(':memory:'), content);
    return result.ok ? [] : result.problems.map(({ column, remedy }) => `${column}: ${remedy}`);
  };
  expect(await remedies('Title;Size\nA;1\n')).toEqual(['Variant Price: Add a column for it.']);
  expect(await remedies('Title;Pris (inkl. mva)\nA;1\n')).toEqual([
    'Variant Price: Rename “Pris (inkl. mva)” to Variant Price.',
  ]);
  expect(await remedies('Title;Our price;Price list;Priceless\nA;1;2;3\n')).toEqual([
    'Variant Price: Add a column for it, or rename the one of “Our price”, “Price list” that has it to Variant Price.',
  ]);
  expect(await remedies('Title;Preis in Euro\nA;1\n')).toEqual([
    'Variant Price: Add a column for it, or rename “Preis in Euro” to Variant Price if that is it.',
  ]);
});

test.each([',', ', ', '|', '; '])('several addresses in a cell, separated by “%s”, are refused', async (separator) => {
  const addresses = ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'].join(separator);
  expect(await refusal(`Title\tPrice\tImage Src\nA\t1\t${addresses}\n`)).toEqual([
    '2: Image Src: This names several pictures.',
  ]);
});

test('two columns of the same field are refused', async () => {
  expect(await refusal('Handle,Title,Price,Variant Price\na,A,1,2\n')).toEqual([
    '1: Variant Price: “Price” and “Variant Price” mean the same.',
  ]);
});

test.each([
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${good}`, 'utf16le'), '1: The file is UTF-16.'],
  ['UTF-16 without its mark', Buffer.from(good, 'utf16le'), '1: The file is UTF-16.'],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le').swap16(), '1: The file is UTF-16.'],
  ['Latin-1', Buffer.from(good, 'latin1'), '2: The file is not UTF-8; it may be Latin-1 or Windows-1252.'],
  [
    'UTF-8 that ends within a letter',
    Buffer.from('Title,Price\n"Blå', 'utf8').subarray(0, -1),
    '2: The file is not UTF-8',
  ],
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014\0'), '1: This is a workbook'],
  ['an older workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), '1: This is a workbook'],
  ['a list in JSON', Buffer.from('\uFEFF\n[ {"title": "Kite", "price": 49} ]'), '1: This is JSON, not a CSV file.'],
  ['an object in JSON', Buffer.from('{"products": []}'), '1: This is JSON, not a CSV file.'],
  [
    'a page for signing in',
    Buffer.from('<!DOCTYPE html><html><body>Sign in'),
    '1: This is a web page, not a CSV file.',
  ],
  ['a feed', Buffer.from('<?xml version="1.0"?><rss/>'), '1: This is XML, not a CSV file.'],
  ['a printed list', Buffer.from('%PDF-1.7\n'), '1: This is a PDF, not a CSV file.'],
  ['text with a NUL', Buffer.from(good.replace('stol', '\0stol')), '2: There is a NUL character.'],
])('%s is reported by name and line', async (_, bytes, reported) => {
  expect((await refusal(bytes))[0]).toContain(reported);
});

test('a UTF-8 byte order mark is not part of the first heading', async () => {
  const store = openDatabase(':memory:');
  expect(await importText(store, `\uFEFF${good}`)).toMatchObject({ ok: true, products: 1 });
});

test.each([
  [
    'a quotation mark within a cell',
    'Handle,Title,Price\nb,B,1\na,"A"c,1\n',
    '3: A quotation mark is followed by text, so that it does not close its cell.',
  ],
  [
    'a quotation mark that is not closed',
    'Handle,Title,Price\nb,B,1\n\na,"A,1\nc,C,1\n',
    '3: A quotation mark is not closed.',
  ],
  [
    'a quotation mark in a cell that has none around it',
    'Handle,Title,Price\nb,B,1\na,Shelf 12" oak,1\n',
    '3: A quotation mark is within a cell that does not begin with one.',
  ],
  ['more cells than headings', 'Handle,Title,Price\na,A,1,2\n', '2: This row has 4 cells, the headings are 3.'],
  ['fewer cells than headings', 'Handle,Title,Price\na,A\n', '2: This row has 2 cells, the headings are 3.'],
])('%s is reported by its line', async (_, content, reported) => {
  expect((await refusal(content))[0]).toContain(reported);
});

test('problems name lines of the file, also after cells with newlines', async () => {
  const content = 'Handle,Title,Body,Price\na,A,"1\n2\n3",1\nb,B,"1\n2",much\nc,C,,lots\n';
  const reported = await refusal(content);
  expect(reported.map((each) => each.slice(0, 8))).toEqual(['5: Price', '7: Price']);
});

test('a cell of ten million characters is refused by its line', async () => {
  const content = `Handle,Title,Body,Price\nb,B,,1\na,A,"${'x'.repeat(10_000_000)}",1\n`;
  expect(await refusal(content)).toEqual(['3: This row is longer than four million characters.']);
});

test.for([
  ['characters', '['.repeat(markdownLimits.characters + 1)],
  ['lines', '- a\n'.repeat(markdownLimits.lines + 1)],
  ['marks', String.raw`\*`.repeat(markdownLimits.marks)],
])('a description over the limit of %s is refused by its line and column', async ([, description]) => {
  const content = `Title,Body,Handle,Price\nA,"${description}",a,1\n`;
  expect(await refusal(content)).toEqual([
    '2: Body: This has more than 100000 characters, 2000 lines or 10000 marks of Markdown.',
  ]);
});

test('a description of the greatest length is imported', async () => {
  const store = openDatabase(':memory:');
  const description = 'x'.repeat(markdownLimits.characters);
  expect(await importText(store, `Handle,Title,Body,Price\na,A,"${description}",1\n`)).toMatchObject({ ok: true });
  expect(inputOf(store, 'a').description).toBe(description);
});

test('a truncated export is refused unless it was cut between two rows', async () => {
  const exported = exportText(demoShop().store).split('\n').slice(0, 12).join('\n');
  const bytes = Buffer.from(exported);
  const { store } = demoShop();
  const taken: number[] = [];
  for (let end = 600; end < bytes.length; end += 97) {
    const isBetween = bytes[end - 1] === 10 || bytes[end] === 10;
    const result = await importText(store, bytes.subarray(0, end), { mode: 'check' });
    if (result.ok && !isBetween) taken.push(end);
  }
  expect(taken).toEqual([]);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectProblems, describeProblem } from '../../csv/import-problems.ts';
import { readCollectionFile } from './collection-file.ts';

async function readFile(...lines: readonly string[]) {
  const path = join(mkdtempSync(join(tmpdir(), 'collections-')), 'collections.csv');
  writeFileSync(path, lines.join('\n'));
  const { report, listed } = collectProblems();
  const collections = await readCollectionFile(path, report);
  return { collections, problems: listed.map(describeProblem) };
}

/** The front matter of a collection with one rule. */
async function readRule(column: string, relation: string, condition: string) {
  const { collections, problems } = await readFile(
    'Handle,Title,Rule: Product Column,Rule: Relation,Rule: Condition',
    `some,Some,${column},${relation},"${condition}"`,
  );
  return collections ? { rules: collections[0]?.front } : { problems };
}

test.each([
  ['Tag', 'Equals', 'Oak', { field: 'tag', is: 'Oak' }],
  ['Product Type', 'Not Equals', 'Lamp', { field: 'type', isNot: 'Lamp' }],
  ['vendor', 'contains', 'berg', { field: 'vendor', contains: 'berg' }],
  ['title', 'not_contains', 'used', { field: 'title', containsNot: 'used' }],
  ['Title', 'Starts With', 'A', { field: 'title', startsWith: 'A' }],
  ['Title', 'Ends With', 'Z', { field: 'title', endsWith: 'Z' }],
  ['Variant Price', 'Greater Than', '50.5', { field: 'price', above: 50.5 }],
  ['Price', 'Less Than', '50,5', { field: 'price', below: 50.5 }],
  ['Variant Compare At Price', 'Is Set', '', { field: 'reduced', is: true }],
  ['variant_compare_at_price', 'greater_than', '0', { field: 'reduced', is: true }],
  ['Variant Inventory', 'Greater Than', '2', { field: 'stock', from: 3, to: 1_000_000_000 }],
  ['Variant Inventory', 'Less Than', '3', { field: 'stock', from: 0, to: 2 }],
])('the rule %s %s %s becomes %j', async (...[column, relation, condition, rule]) => {
  expect(await readRule(column, relation, condition)).toEqual({
    rules: { title: 'Some', match: 'all', rules: [rule] },
  });
});

test.each([
  ['Variant Weight', 'Greater Than', '20'],
  ['Tag', 'Equals', ''],
  ['Tag', 'Greater Than', 'Oak'],
  ['Variant Price', 'Equals', '20'],
  ['Variant Price', 'Less Than', 'cheap'],
  ['Variant Inventory', 'Less Than', '0'],
  ['Variant Inventory', 'Greater Than', '1.5'],
])('the rule %s %s %s is refused', async (column, relation, condition) => {
  const rule = `${column} ${relation} `.toLowerCase() + condition;
  expect(await readRule(column, relation, condition)).toEqual({
    problems: [
      `line 2, Rule: Product Column: This shop has no rule “${rule}”. Write another rule, or remove this collection from the file.`,
    ],
  });
});

test('further rows add products or rules to a collection, whose first row says how it is sorted and matched', async () => {
  const { collections } = await readFile(
    'Handle,Title,Body HTML,Sort Order,Must Match,Rule: Product Column,Rule: Relation,Rule: Condition,Product: Handle',
    'Tools,Tools,<p>All</p>,Price: High to Low,any condition,Type,Equals,Tool,',
    ',,,,,Tag,Equals,Steel,',
    'picks,Picks,,Manual,,,,,saw',
    'picks,,,,,,,,rope',
  );
  const rules = [
    { field: 'type', is: 'Tool' },
    { field: 'tag', is: 'Steel' },
  ];
  expect(collections).toEqual([
    {
      handle: 'tools',
      line: 2,
      front: { title: 'Tools', sort: 'price-descending', match: 'any', rules },
      body: '<p>All</p>',
    },
    { handle: 'picks', line: 4, front: { title: 'Picks', sort: 'manual', products: ['saw', 'rope'] }, body: '' },
  ]);
});

test('a collection by rules has no order by hand, and an unknown order is left to the shop', async () => {
  const { collections } = await readFile(
    'Handle,Title,Sort Order,Rule: Product Column,Rule: Relation,Rule: Condition',
    'a,A,Manual,Tag,Equals,Oak',
    'b,B,By color,,,',
  );
  expect(collections?.map(({ front }) => 'sort' in front)).toEqual([false, false]);
});

test('a collection without a title or with an impossible handle is refused by its line', async () => {
  const { collections, problems } = await readFile('Handle,Title', 'tools,', 'too ls,Tools', 'fine,Fine');
  expect(collections).toBeNull();
  expect(problems).toEqual([
    'line 2, Title: This is missing. Fill in the cell with letters, digits and hyphens.',
    'line 3, Handle: “too ls” is no handle. Fill in the cell with letters, digits and hyphens.',
  ]);
});

test('a file without handles is refused', async () => {
  expect((await readFile('Title', 'Tools')).problems).toEqual([
    'line 1: There is no column handle. Add it to the first line.',
  ]);
});

import { expect, test } from 'vitest';
import type { Heading, Section } from '#shop/content/content.ts';
import { tableOfSections, tableOfText } from './table-of-contents.ts';

const heading = (id: string, level: Heading['level'] = 2): Heading => ({ id, text: id.toUpperCase(), level });
const promises = (id: string | null, heading: string | null): Section => ({ type: 'promises', id, heading });

test('a long text is listed by its headings of the highest level, a short one is not', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => heading(id));
  expect(tableOfText([...five, heading('f', 3)]).map(({ id, label }) => [id, label])).toEqual([
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
    ['d', 'D'],
    ['e', 'E'],
  ]);
  expect(tableOfText(five.slice(1))).toEqual([]);
});

test('a long page is listed by the sections that can be linked to', () => {
  const named = ['a', 'b', 'c', 'd', 'e'].map((id) => promises(id, id));
  const others: readonly Section[] = [promises(null, 'x'), promises('y', null), { type: 'quote' }];
  expect(tableOfSections([...others, ...named]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(tableOfSections(others)).toEqual([]);
});

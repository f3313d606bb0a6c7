import { expect, test } from 'vitest';
import { specificationsOf } from './specifications.ts';

test('rows of two cells are specifications', () => {
  const html =
    '<table><tr><th>Display diagonal</th><td>17 <b>in</b></td></tr><tr><td>Weight</td><td>3460 g</td></tr></table>';
  expect(specificationsOf(html)).toEqual([
    { name: 'Display diagonal', value: '17 in' },
    { name: 'Weight', value: '3460 g' },
  ]);
});

test('rows of a Markdown table are specifications, its rule is not', () => {
  expect(specificationsOf('| Roast | medium |\n| --- | --- |\n| Origin | Kenya |')).toEqual([
    { name: 'Roast', value: 'medium' },
    { name: 'Origin', value: 'Kenya' },
  ]);
});

test('items of a list that begin with a name and a colon are specifications', () => {
  const html = '<ul><li><strong>Material:</strong> 100 % cotton</li><li>Soft and warm</li><li>Fit: Regular</li></ul>';
  expect(specificationsOf(html)).toEqual([
    { name: 'Material', value: '100 % cotton' },
    { name: 'Fit', value: 'Regular' },
  ]);
  expect(specificationsOf('Intro\n\n- **Height**: 28 cm\n- For two, four or more people in a room: enough')).toEqual([
    { name: 'Height', value: '28 cm' },
  ]);
});

test('a time or an address in an item is not a specification', () => {
  expect(specificationsOf('<ul><li>Open from 10:00</li><li>https://example.com</li></ul>')).toEqual([]);
});

test('of a name that is stated twice, the first counts', () => {
  expect(specificationsOf('- Weight: 2 kg\n- weight: 3 kg')).toEqual([{ name: 'Weight', value: '2 kg' }]);
});

test('rows with an empty cell and long texts are left out', () => {
  const long = 'x'.repeat(201);
  expect(
    specificationsOf(`<table><tr><td>Colour</td><td> </td></tr><tr><td>Note</td><td>${long}</td></tr></table>`),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { htmlPassages } from './html-passages.ts';

test('htmlPassages splits at headings, also within sections', () => {
  expect(htmlPassages('<p>Before.</p><h2 id="a">One &amp; two</h2><p>Text.</p><ul><li>x</li><li>y</li></ul>')).toEqual([
    { heading: null, id: null, text: 'Before.' },
    { heading: 'One & two', id: 'a', text: 'Text. x y' },
  ]);
  expect(htmlPassages('<section><h2>One</h2><p>Text.</p></section>')).toEqual([
    { heading: 'One', id: null, text: 'Text.' },
  ]);
});

test('htmlPassages writes each row of a table as a sentence', () => {
  const table =
    '<table><thead><tr><th>To</th><th>Below €80</th><th>From €80</th></tr></thead><tbody><tr><td>Norway</td><td>€6</td><td>Free</td></tr><tr><td>A &lt; B</td><td>€1</td></tr></tbody></table>';
  expect(htmlPassages(`<h2>Costs</h2>${table}<p>After.</p>`)).toEqual([
    { heading: 'Costs', id: null, text: 'Norway: Below €80 €6, From €80 Free. A < B: Below €80 €1. After.' },
  ]);
});

test('a cell without a heading above it is its text alone', () => {
  const table = '<table><tr><th>To</th></tr><tr><td>Norway</td><td>€6</td></tr></table>';
  expect(htmlPassages(table)).toEqual([{ heading: null, id: null, text: 'Norway: €6.' }]);
});

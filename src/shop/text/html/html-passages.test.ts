import { expect, test } from 'vitest';
import { htmlPassages } from './html-passages.ts';

test('htmlPassages splits at headings, also within sections', () => {
  expect(htmlPassages('<p>Before.</p><h2 id="a">One &amp; two</h2><p>Text.</p><ul><li>x</li><li>y</li></ul>')).toEqual([
    { heading: null, id: null, text: 'Before.' },
    { heading: 'One & two', id: 'a', text: 'Text. x, y.' },
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

test('labeled and longer items of a list are sentences', () => {
  const list = '<ul><li>Germany: €9, 2–4 days</li><li>We never ship on Fridays, and rarely on Mondays.</li></ul>';
  expect(textOf(list)).toBe('Germany: €9, 2–4 days. We never ship on Fridays, and rarely on Mondays.');
});

test('short items of a list are one sentence', () => {
  expect(textOf('<p>We take</p><ol><li>Visa</li><li><p>PayPal</p></li></ol><p>Not cash.</p>')).toBe(
    'We take Visa, PayPal. Not cash.',
  );
});

test('a list in an item of a list has sentences of its own', () => {
  expect(textOf('<ul><li>Bring: <ul><li>a towel</li><li>a bottle</li></ul></li></ul>')).toBe(
    'Bring: a towel, a bottle.',
  );
});

function textOf(html: string): string | undefined {
  return htmlPassages(html)[0]?.text;
}

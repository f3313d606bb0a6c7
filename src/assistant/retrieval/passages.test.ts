import { expect, test } from 'vitest';
import { htmlPassages } from './passages.ts';
import { indexPassage, topicsIn, rankPassages } from './rank-passages.ts';

test('HTML is split at its headings', () => {
  expect(htmlPassages('<p>Before.</p><h2 id="a">One &amp; two</h2><p>Text.</p><ul><li>x</li><li>y</li></ul>')).toEqual([
    { heading: null, id: null, text: 'Before.' },
    { heading: 'One & two', id: 'a', text: 'Text. x y' },
  ]);
});

test('a table row becomes a sentence', () => {
  const table =
    '<table><thead><tr><th>To</th><th>Below €80</th><th>From €80</th></tr></thead><tbody><tr><td>Norway</td><td>€6</td><td>Free</td></tr><tr><td>A &lt; B</td><td>€1</td></tr></tbody></table>';
  expect(htmlPassages(`<h2>Costs</h2>${table}<p>After.</p>`)).toEqual([
    { heading: 'Costs', id: null, text: 'Norway: Below €80 €6, From €80 Free. A < B: Below €80 €1. After.' },
  ]);
});

const passages = [
  {
    title: 'Returns',
    heading: 'Returns',
    text: 'You may send things back within thirty days.',
    href: '/policies/refund',
  },
  { title: 'Delivery', heading: 'Abroad', text: 'We ship to Norway and Sweden.', href: '/policies/shipping' },
].map(indexPassage);

test.each([
  ['Can I get a refund?', '/policies/refund'],
  ['do you deliver to Sweden', '/policies/shipping'],
])('“%s” finds %s', (question, href) => expect(rankPassages(topicsIn(question), passages)[0]?.passage.href).toBe(href));

test('a question on an unknown topic finds no passage', () => {
  expect(rankPassages(topicsIn('who wrote hamlet'), passages)).toEqual([]);
});

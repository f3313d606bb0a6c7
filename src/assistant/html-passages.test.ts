import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginning, htmlPassages, plainText } from './html-passages.ts';
import { indexPassage, rankPassages } from './rank-passages.ts';

test('a text is cut at its headings', () => {
  expect(htmlPassages('<p>Before.</p><h2 id="a">One &amp; two</h2><p>Text.</p><ul><li>x</li><li>y</li></ul>')).toEqual([
    { heading: null, id: null, text: 'Before.' },
    { heading: 'One & two', id: 'a', text: 'Text. x y' },
  ]);
});

test('no markup is left in plain text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<p>', '</p>', '<b class="x">', 'text', '<br/>', ' ', '&#65;')), (pieces) => {
      expect(plainText(pieces.join(''))).not.toMatch(/<[a-z/]/);
    }),
  );
});

test('the beginning of a long text ends with a sentence', () => {
  expect(beginning('One sentence. Another sentence that is long.', 30)).toBe('One sentence.');
  expect(beginning('short', 30)).toBe('short');
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
])('“%s” finds %s', (question, href) => expect(rankPassages(question, passages)[0]?.passage.href).toBe(href));

test('what no passage speaks of finds none', () => {
  expect(rankPassages('who wrote hamlet', passages)).toEqual([]);
});

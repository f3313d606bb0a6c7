import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, indexPassage, rankPassages, topicsIn } from './rank-passages.ts';

const text =
  'We pack by hand. Norway: €6. Germany, as all of the EU: €14. Parcels are insured. Nothing is left to say.';

test('a short text is returned whole', () => expect(excerpt(text, 'Germany', 500)).toBe(text));

test('the excerpt of a long text begins at the most relevant sentence and has whole sentences', () => {
  expect(excerpt(text, 'how much is it to France', 60)).toBe('… Germany, as all of the EU: €14. Parcels are insured.');
  expect(excerpt(text, 'how do you pack?', 40)).toBe('We pack by hand. Norway: €6.');
});

test('a sentence that is too long is cut between words', () => {
  expect(excerpt(`${'word '.repeat(30)}end`, 'x', 22)).toBe('word word word word …');
});

test('an excerpt is part of the text and fits', () => {
  const words = fc.array(fc.constantFrom('norway', 'parcel', 'a', '€6.', 'eu!'), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 10, max: 80 }), (parts, room) => {
      const whole = parts.join(' ');
      const part = excerpt(whole, 'norway', room);
      expect(part.length).toBeLessThanOrEqual(room + 4);
      expect(whole).toContain(part.replace(/^… /, '').replace(/ …$/, ''));
    }),
  );
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

test('rankPassages finds nothing for an unrelated question', () => {
  expect(rankPassages(topicsIn('who wrote hamlet'), passages)).toEqual([]);
});

const lamps = [
  { title: 'Guarantee', heading: 'Broken', text: 'Send a picture of the fault.', href: '/g#broken' },
  { title: 'Guarantee', heading: 'What it covers', text: 'Lamps have it for 5 years.', href: '/g#covers' },
  { title: 'Payment', heading: 'Cards', text: 'American Express costs nothing extra.', href: '/p#cards' },
].map(indexPassage);

test.each([
  ['how long is the guarantee', '/g#covers'],
  ['how many years is the Garantiezeit', '/g#covers'],
  ['garantitiden, how long', '/g#covers'],
  ['amex', '/p#cards'],
])('“%s” finds %s, which says it', (question, href) =>
  expect(rankPassages(topicsIn(question), lamps, question)[0]?.passage.href).toBe(href),
);

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, sentencesOf } from './excerpt.ts';

const text =
  'We pack by hand. Norway: €6. Germany, as all of the EU: €14. Parcels are insured. Nothing is left to say.';

test('only the sentences that answer are quoted', () => {
  expect(excerpt(text, 'how much is it to France', 300)).toEqual(['Germany, as all of the EU: €14.']);
  expect(excerpt(text, 'how do you pack?', 300)).toEqual(['We pack by hand.']);
});

test('sentences that add to the answer are quoted with it, in their order', () => {
  expect(excerpt(text, 'do you pack parcels to norway', 300)).toEqual([
    'We pack by hand. Norway: €6.',
    'Parcels are insured.',
  ]);
});

test('what refers to the sentence before is quoted with it', () => {
  const repairs = 'We repair guitars. It costs €25. We are open on Mondays.';
  expect(excerpt(repairs, 'do you repair guitars', 300)).toEqual(['We repair guitars. It costs €25.']);
});

test('a text that has nothing of the question is quoted from its start', () => {
  expect(excerpt(text, 'x', 40)).toEqual(['We pack by hand. Norway: €6.']);
});

test('a sentence that is too long is cut between words', () => {
  expect(excerpt(`${'word '.repeat(30)}end`, 'x', 22)).toEqual(['word word word word …']);
});

test('each part is in the text, letter for letter', () => {
  const words = fc.array(fc.constantFrom('norway', 'parcel', 'a', '€6.', 'eu!'), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 10, max: 80 }), (parts, room) => {
      const whole = parts.join(' ');
      for (const part of excerpt(whole, 'norway', room)) expect(whole).toContain(part.replace(/ …$/, ''));
    }),
  );
});

test.each([
  ['Brennt ca. 40 Stunden. Im Glas.', ['Brennt ca. 40 Stunden.', 'Im Glas.']],
  ['Für alle Herde inkl. Induktion. Hält 12 Std. heiß.', ['Für alle Herde inkl. Induktion.', 'Hält 12 Std. heiß.']],
  ['Für Kleider, z. B. Hemden. Auch nass.', ['Für Kleider, z. B. Hemden.', 'Auch nass.']],
  ['Til klær, f.eks. skjorter. Tåler vann.', ['Til klær, f.eks. skjorter.', 'Tåler vann.']],
  ['From A to Z. New.', ['From A to Z.', 'New.']],
])('an abbreviation ends no sentence: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, sentencesOf } from './excerpt.ts';

const text =
  'We pack by hand. Norway: €6. Germany, as all of the EU: €14. Parcels are insured. Nothing is left to say.';

test('only the sentences that answer are quoted', () => {
  expect(excerpt(text, 'how much is it to France', { maxLength: 300 })).toEqual(['Germany, as all of the EU: €14.']);
  expect(excerpt(text, 'how do you pack?', { maxLength: 300 })).toEqual(['We pack by hand.']);
});

test('sentences that add to the answer are quoted with it, in their order', () => {
  expect(excerpt(text, 'do you pack parcels to norway', { maxLength: 300 })).toEqual([
    'We pack by hand. Norway: €6.',
    'Parcels are insured.',
  ]);
});

test('what refers to the sentence before is quoted with it', () => {
  const repairs = 'We repair guitars. It costs €25. We are open on Mondays.';
  expect(excerpt(repairs, 'do you repair guitars', { maxLength: 300 })).toEqual(['We repair guitars. It costs €25.']);
});

test('a text that has nothing of the question is quoted from its start', () => {
  expect(excerpt(text, 'x', { maxLength: 40 })).toEqual(['We pack by hand. Norway: €6.']);
});

test('a sentence that is too long is cut between words', () => {
  expect(excerpt(`${'word '.repeat(30)}end`, 'x', { maxLength: 22 })).toEqual(['word word word word …']);
});

test('what the headings say already chooses no sentence', () => {
  const returns = 'Our promise is our own. You may also return by law. Refunds take a week.';
  const about = (question: string) => excerpt(returns, question, { maxLength: 300, headings: 'Returns' });
  expect(about('how do returns work')).toEqual([returns]);
  expect(about('how long does a return take')).toEqual(['Refunds take a week.']);
});

test('rows of a table that answer alike are quoted together, as far as there is room', () => {
  const table = 'Norway: Time 1 day, €6. Sweden: Time 2 days, €8. EU: Time 4 days, €14. Days are working days.';
  const prices = (question: string, maxLength: number) => excerpt(table, question, { maxLength, headings: 'Delivery' });
  expect(prices('what does delivery cost', 300)).toEqual([
    'Norway: Time 1 day, €6. Sweden: Time 2 days, €8. EU: Time 4 days, €14.',
  ]);
  expect(prices('what does delivery cost', 50)).toEqual(['Norway: Time 1 day, €6. Sweden: Time 2 days, €8.']);
  expect(prices('delivery to Norway', 300)).toEqual(['Norway: Time 1 day, €6.']);
});

test('each part is in the text, letter for letter', () => {
  const words = fc.array(fc.constantFrom('norway', 'parcel', 'a', '€6.', 'eu!'), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 10, max: 80 }), (parts, room) => {
      const whole = parts.join(' ');
      for (const part of excerpt(whole, 'norway', { maxLength: room }))
        expect(whole).toContain(part.replace(/ …$/, ''));
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

test('a compound is asked for by its parts, of which a heading may have one', () => {
  const text = `We roast on Tuesdays. ${'Coffee keeps for a year. '.repeat(12)}Führungen gibt es samstags um 16 Uhr.`;
  const said = excerpt(text, 'Röstereiführung when', { maxLength: 120, headings: 'Unsere Rösterei' });
  expect(said).toEqual(['Führungen gibt es samstags um 16 Uhr.']);
});

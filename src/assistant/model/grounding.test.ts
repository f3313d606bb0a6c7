import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundSentence, createSentenceSplitter } from './grounding.ts';

const unknownAmount = 'the price on the card';
const grounds = { amounts: new Set([15_900, 129_950]), knownText: 'under €150 please', digits: 2, unknownAmount };

test.each([
  ['It costs €159.', 'It costs €159.'],
  ['It costs 159 euros, or €1,299.50.', 'It costs 159 euros, or €1,299.50.'],
  ['It costs €99.', 'It costs the price on the card.'],
  ['Only 99 EUR today', 'Only the price on the card today'],
  ['Below €150 as you asked', 'Below €150 as you asked'],
  ['See [this](https://evil.example) ![x](https://evil.example/?c=1)', 'See this '],
  ['Go to https://evil.example/a now', 'Go to  now'],
  ['**Bold** and <b>more</b>', 'Bold and more'],
  ['It is 30 cm high', 'It is 30 cm high'],
])('“%s” is shown as “%s”', (said, shown) => expect(groundSentence(said, grounds)).toBe(shown));

test.each([
  ['a part of a number that the visitor wrote', 'under 250', 'It costs €25.'],
  ['a part of its decimals', 'I paid 19.25', 'It costs €25.'],
  ['a part of a quoted number', 'Free shipping over €1,500', 'It costs €500.'],
  ['digits of a word', 'the lamp K25', 'It costs €25.'],
  ['its decimals', 'under 25', 'It costs €25.99.'],
  ['a hyphenated number', 'my order 10-25', 'It costs €26.'],
])('an amount is not known because of %s', (_, knownText, said) => {
  expect(groundSentence(said, { ...grounds, knownText })).toBe('It costs the price on the card.');
});

test.each([
  ['under 1,300 please', 'Below €1300 as you asked'],
  ['under 49,90', 'Below €49.90'],
  ['for 50', 'For €50.00'],
  ['under €150.', 'Below 150 euros'],
  ['under 150eur', 'Below €150'],
])('an amount written otherwise is the same: “%s”, “%s”', (knownText, said) => {
  expect(groundSentence(said, { ...grounds, knownText })).toBe(said);
});

/** How people group thousands, and what they write before decimals then. */
const numberStyles = [
  [',', '.'],
  ['.', ','],
  [' ', ','],
  ['\u00a0', ','],
  ['\u202f', ','],
  ["'", '.'],
  ['’', '.'],
  ['', '.'],
  ['', ','],
] as const;

const writtenAmount = fc
  .record({
    minorUnits: fc.integer({ min: 1, max: 999_999_999 }),
    style: fc.constantFrom(...numberStyles),
    frame: fc.constantFrom(['€', ''], ['€ ', ''], ['', ' €'], ['', '€'], ['EUR ', ''], ['', '\u00a0euros']),
  })
  .map(({ minorUnits, style: [group, decimal], frame: [before = '', after = ''] }) => {
    const whole = String(Math.floor(minorUnits / 100)).replace(/\B(?=(?:\d{3})+$)/g, group);
    const cents = String(minorUnits % 100).padStart(2, '0');
    return { minorUnits, text: `${before}${whole}${decimal}${cents}${after}` };
  });

test('an amount is known or unknown as a whole, however it is written', () => {
  fc.assert(
    fc.property(writtenAmount, ({ minorUnits, text }) => {
      const said = `It costs ${text} only.`;
      const known = { amounts: new Set([minorUnits]), knownText: '', digits: 2, unknownAmount };
      const unknown = { ...known, amounts: new Set([minorUnits + 1, 100, 1]) };
      expect(groundSentence(said, known)).toBe(said);
      fc.pre(minorUnits !== 100 && minorUnits !== 1);
      expect(groundSentence(said, unknown)).toBe('It costs the price on the card only.');
    }),
  );
});

test.each(['€1 300', '1.300,00 €', '€ 1,300', '1\u202f300 euros', 'EUR 1’300', '€  1300'])(
  'the amount %s is 1,300 and not a part of it',
  (text) => {
    const said = `It costs ${text}.`;
    expect(groundSentence(said, { ...grounds, knownText: '1300' })).toBe(said);
    expect(groundSentence(said, { ...grounds, knownText: '1 or 300 or 13' })).toBe('It costs the price on the card.');
  },
);

test('the sentences and the rest together are the text, however it is chunked', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '.', ' ', '\n', '?', '9') })), (chunks) => {
      const { push, rest } = createSentenceSplitter();
      const sentences = chunks.flatMap((chunk) => push(chunk));
      expect(sentences.join('') + rest()).toBe(chunks.join(''));
    }),
  );
});

test('a sentence is returned when the next one begins', () => {
  const { push, rest } = createSentenceSplitter();
  expect([...push('One'), ...push('. Tw'), ...push('o costs 9.'), ...push('50. ')]).toEqual([
    'One.',
    ' Two costs 9.50.',
  ]);
  expect(rest()).toBe(' ');
});

import { expect, test } from 'vitest';
import { tokensOf } from '../../retrieval/words/words.ts';
import { type PhraseSpan, phraseOf } from './search-phrase.ts';

const span = (from: number, to: number, more: Partial<PhraseSpan> = {}): PhraseSpan => ({
  from,
  to,
  label: '',
  negated: false,
  readings: [{ kind: 'type', name: '', values: ['x'] }],
  ...more,
});
const option: Partial<PhraseSpan> = { readings: [{ kind: 'option', name: 'colour', values: ['x'] }] };
const collection: Partial<PhraseSpan> = { readings: [{ kind: 'collection', name: '', values: ['x'] }] };

const phrase = (message: string, spans: readonly PhraseSpan[] = [], unmeant: readonly string[] = []): string =>
  phraseOf(message, tokensOf(message), { spans, isMeant: (token) => !unmeant.includes(token) });

test.each([
  ['toner TN-2110', 'toner tn-2110'],
  ['USB-C/HDMI cable', 'usb-c/hdmi cable'],
  ['size 8a', 'size 8a'],
  ['size 8 a', 'size 8 a'],
  ['mille.feuille', 'mille.feuille'],
  ['chalk, paint', 'chalk paint'],
  ['chalk -- paint', 'chalk paint'],
  ['', ''],
  ['!', ''],
])('signs between words stay as written first: “%s” is “%s”', (message, expected) => {
  expect(phrase(message)).toBe(expected);
});

test.each([
  ['do you have lamps for the desk', 'lamps for desk'],
  ['lamps with', 'lamps'],
  ['for with the lamps', 'lamps'],
  ['forks with lids', 'forks with lids'],
  ['vitamin c', 'vitamin c'],
  ['model s', 'model s'],
  ['model i', 'model'],
  ['lamps not for desks', 'lamps for desks'],
  ['27 inch in', '27 inch'],
  ['12 up 3 many', '12 up 3 many'],
])('words that only ask are left out: “%s” is “%s”', (message, expected) => {
  expect(phrase(message)).toBe(expected);
});

test.each([
  ['watering can', 'watering can'],
  ['watering cans', 'watering cans'],
  ['guitar picks for bass', 'guitar picks for bass'],
  ['guitar pick, please', 'guitar pick'],
  ['living will or pen', 'living will pen'],
  ['watering can do', 'watering'],
  ['what can', ''],
  ['watering the can', 'watering'],
  ['watering want', 'watering'],
])('a word that helps others is a thing after a name: “%s” is “%s”', (message, expected) => {
  expect(phrase(message)).toBe(expected);
});

test.each([
  ['three candles', 'candles'],
  ['2 candles', 'candles'],
  ['three candle', 'three candle'],
  ['27 inch monitors', '27 inch monitors'],
  ['red candles', 'red candles'],
])('a count is no part of what is looked for: “%s” is “%s”', (message, expected) => {
  expect(phrase(message)).toBe(expected);
});

test('what filters is left out, and what is named stays, whatever else it means', () => {
  const message = 'need lamp moss gifts';
  const spans = [span(0, 1), span(1, 2), span(2, 3, option), span(3, 4, collection)];
  expect(phrase(message, spans)).toBe('lamp');
  expect(phrase('show lamp', [span(1, 2)], ['lamp'])).toBe('lamp');
  expect(phrase('show lamp', [], ['lamp'])).toBe('');
  expect(phrase('lamp moss', [span(0, 1), span(1, 2, { negated: true })])).toBe('lamp');
});

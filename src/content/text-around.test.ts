import { expect, test } from 'vitest';
import { textAround } from './text-around.ts';

const filler = (count: number, word = 'word'): string => Array.from({ length: count }, () => word).join(' ');

test('a short text is returned whole', () => {
  expect(textAround('Oil the board twice a year.', ['board'])).toBe('Oil the board twice a year.');
});

test('a long text begins a few words before the first one found', () => {
  const text = `${filler(40)} one two three four five lamp six ${filler(40)}`;
  expect(textAround(text, ['lamp'])).toBe(`…two three four five lamp six ${filler(18)}…`);
});

test('a sentence that begins close to the word is not cut', () => {
  const text = `${filler(40)}. Every lamp has a switch. ${filler(40)}`;
  expect(textAround(text, ['lamp'])).toMatch(/^…Every lamp has a switch\./);
});

test('the place with most of the words is chosen over the first with one', () => {
  const text = `A lamp. ${filler(60)} the lamp of oak ${filler(60)}`;
  expect(textAround(text, ['oak', 'lamp'])).toContain('the lamp of oak');
});

test.each([
  ['shelves', 'A shelf'],
  ['candle', 'Candles'],
  ['fjære', 'FJÆRE bowls'],
  ['peche', '(Pêche)'],
  ['veneer', 'oak-veneered'],
])('“%s” is found in “%s”', (word, found) => {
  expect(textAround(`${filler(60)} ${found} ${filler(60)}`, [word])).toContain(found);
});

test('no word is found in the middle of another', () => {
  const text = `unbranded goods ${filler(60)} brand ${filler(60)}`;
  expect(textAround(text, ['brand'])).toMatch(/^…(?:word ){4}brand/);
});

test('without any of the words it is the beginning', () => {
  expect(textAround(`Start ${filler(40)}`, ['lamp'])).toBe(`Start ${filler(23)}…`);
});

test('near the end it reaches to the last word', () => {
  expect(textAround(`${filler(40)} lamp end.`, ['lamp'])).toBe(`…${filler(22)} lamp end.`);
});

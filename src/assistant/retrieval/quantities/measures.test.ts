import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { meetsMeasure, readMeasures, variantMeetsMeasure } from './measures.ts';

const isLamp = (word: string): boolean => word === 'lamp';
const read = (text: string) => readMeasures(text, isLamp);

test.each([
  ['bike with more than 10 gears', ['more than 10 gears'], 'bike with | '],
  ['laptop under 1.5 kg and under 900', ['under 1.5 kg'], 'laptop | and under 900'],
  ['drill with at least 18 v', ['at least 18 v'], 'drill with | '],
  ['ssd 1 tb or more', ['1 tb or more'], 'ssd | '],
  ['monitors not 24 inch', ['not 24 inch'], 'monitors | '],
  ['laptop with more than 8 gb ram please', ['more than 8 gb ram'], 'laptop with | please'],
  ['at least 2 kg and under 30 cm', ['at least 2 kg', 'under 30 cm'], ' | and | '],
  ['mindestens 18 v', ['mindestens 18 v'], ' | '],
  ['sofa not wider than 2 m', ['not wider than 2 m'], 'sofa | '],
  ['drill not under 18 v', ['not under 18 v'], 'drill | '],
])('“%s” states %j', (text, measures, rest) => {
  expect(read(text)).toEqual({ measures, rest });
});

test.each(['more than 3 lamps', 'under 50 euros', 'not 2 of them', 'over 20', 'within 3 days', '5 kg'])(
  '“%s” states no measure',
  (text) => {
    expect(read(text)).toEqual({ measures: [], rest: text });
  },
);

test('whatever a message says, its measures are parts of it', () => {
  const word = fc.constantFrom('more', 'than', 'under', 'not', '10', '2,5', 'kg', 'gears', '"', 'or', 'lamp', 'ram');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      for (const measure of read(text).measures) expect(text).toContain(measure);
    }),
  );
});

const bike = product({
  handle: 'bike',
  title: 'Touring bike 28"',
  details: [
    { name: 'Gears', value: '11' },
    { name: 'Weight', value: '10.2 kg' },
    { name: 'Width', value: '60 cm' },
    { name: 'Length', value: '1,8 m' },
  ],
});

test.each([
  ['more than 10 gears', true],
  ['more than 11 gears', false],
  ['lighter than 11 kg', true],
  ['heavier than 10500 g', false],
  ['wider than 50 cm', true],
  ['under 1 m', false],
  ['shorter than 2 m', true],
  ['not 28 inch', false],
  ['not 26 inch', true],
  ['at least 500 w', false],
])('a bike of 11 gears, 10.2 kg, 60 cm and 1.8 m: “%s” is %s', (measure, isMet) => {
  expect(meetsMeasure(bike, measure)).toBe(isMet);
});

test('of several such measures the one is compared that is named', () => {
  const laptop = product({
    handle: 'laptop',
    title: 'Laptop',
    details: [
      { name: 'RAM', value: '8 GB' },
      { name: 'Storage', value: '512 GB' },
    ],
  });
  expect(meetsMeasure(laptop, 'more than 8 gb ram')).toBe(false);
  expect(meetsMeasure(laptop, 'more than 300 gb storage')).toBe(true);
});

test('a variant is judged by its own value', () => {
  expect(variantMeetsMeasure(variant({ id: '1', values: ['250 g'] }), 'at least 500 g')).toBe(false);
  expect(variantMeetsMeasure(variant({ id: '2', values: ['1 kg'] }), 'at least 500 g')).toBe(true);
  expect(variantMeetsMeasure(variant({ id: '3', values: ['Red'] }), 'at least 500 g')).toBe(true);
});

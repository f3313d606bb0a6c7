import { assert, constantFrom, integer, property, record, shuffledSubarray, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { readFragment } from './order-fragment.ts';

const rucksack = product({
  handle: 'rucksack',
  title: 'Ridgeway 45 Rucksack',
  options: [sampleOption('Colour', ['Navy', 'Rust'])],
});
const shirt = product({
  handle: 'shirt',
  title: 'Harbour Shirt',
  options: [sampleOption('Colour', ['Red', 'Navy Blue']), sampleOption('Size', ['S', 'M', 'L'])],
});
const pan = product({ handle: 'pan', title: 'Iron Pan', options: [sampleOption('Size', ['20 cm', '24 cm', '28 cm'])] });
const cable = product({ handle: 'cable', title: 'USB Cable', options: [sampleOption('Length', ['1 m', '2 m'])] });
const socks = product({ handle: 'socks', title: 'Wool Socks', options: [sampleOption('Size', ['36-38', '39-41'])] });
const battery = product({ handle: 'battery', title: 'Battery', options: [sampleOption('Size', ['2,0 Ah', '4,0 Ah'])] });
const paint = product({ handle: 'paint', title: 'Paint', options: [sampleOption('Size', ['3 litres', '10 litres'])] });
const plasters = product({
  handle: 'plasters',
  title: 'Plasters',
  options: [sampleOption('Pack', ['10 pieces', '50 pieces'])],
});

test.each([
  [shirt, 'M thanks', { values: ['M'], quantity: null }],
  [shirt, 'in red please, two of them', { values: ['Red'], quantity: 2 }],
  [shirt, "i'll take three, medium and blue", { values: ['Navy Blue', 'M'], quantity: 3 }],
  [shirt, 'the red one', { values: ['Red'], quantity: null }],
  [shirt, 'one in L please', { values: ['L'], quantity: 1 }],
  [shirt, 'yes, 2', { values: [], quantity: 2 }],
  [shirt, 'rot, M bitte', { values: ['Red', 'M'], quantity: null }],
  [shirt, 'two pairs', { values: [], quantity: 2 }],
  [pan, '28, 2 pieces', { values: ['28 cm'], quantity: 2 }],
  [pan, '28er', { values: ['28 cm'], quantity: null }],
  [pan, 'the small one', { values: ['20 cm'], quantity: null }],
  [pan, 'the biggest, x3', { values: ['28 cm'], quantity: 3 }],
  [cable, 'the long one', { values: ['2 m'], quantity: null }],
  [cable, '2', { values: [], quantity: 2 }],
  [cable, '2 m, 2x', { values: ['2 m'], quantity: 2 }],
  [socks, 'size 40, three pairs', { values: ['39-41'], quantity: 3 }],
  [rucksack, 'the 45 in navy', { values: ['Navy'], quantity: null }],
  [rucksack, 'two of the 45 in rust', { values: ['Rust'], quantity: 2 }],
  [battery, 'two with 4 ah', { values: ['4,0 Ah'], quantity: 2 }],
  [paint, 'two tins, 3 l', { values: ['3 litres'], quantity: 2 }],
  [plasters, '10 pieces', { values: ['10 pieces'], quantity: null }],
])('$0.title: “$1” says $2', (thing, message, expected) => {
  expect(readFragment(thing, message)).toMatchObject(expected);
});

test('a number alone is a value of what was asked about', () => {
  expect(readFragment(cable, '2', { asked: ['Length'] })).toMatchObject({ values: ['2 m'], quantity: null });
});

test.each([
  [shirt, 'not red'],
  [shirt, 'red or blue'],
  [shirt, 'M or L'],
  [shirt, 'in M?'],
  [shirt, 'light red and a belt'],
  [shirt, 'two in red and three in blue'],
  [shirt, 'without red'],
  [shirt, 'no, M'],
  [shirt, 'both'],
  [shirt, 'one more'],
  [pan, '28 and a lid'],
  [pan, '100 pieces'],
  [pan, '20 kg please'],
])('$0.title: “$1” says something else', (thing, message) => {
  expect(readFragment(thing, message)).toBeNull();
});

const parts = record({
  size: constantFrom('S', 'M', 'L'),
  color: constantFrom('Red', 'Navy Blue'),
  count: integer({ min: 1, max: 20 }),
  order: shuffledSubarray([0, 1, 2], { minLength: 3 }),
  courtesy: constantFrom('', ' please', ', thanks', ' then'),
});

test('the order of values and number does not matter', () => {
  assert(
    property(parts, ({ size, color, count, order, courtesy }) => {
      const said = [`size ${size}`, `in ${color.toLowerCase()}`, `${count} of them`];
      const fragment = readFragment(shirt, order.map((index) => said[index]).join(', ') + courtesy);
      expect(fragment).toMatchObject({ values: [color, size], quantity: count });
    }),
  );
});

test('a word that is not understood makes it no fragment', () => {
  assert(
    property(stringMatching(/^[bcdfghjkq]{5,9}$/), (word) => {
      expect(readFragment(shirt, `two of them in red with ${word}`)).toBeNull();
    }),
  );
});

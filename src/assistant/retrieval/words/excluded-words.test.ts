import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { deniedWords, deniesAny, isNamedAfterMaterial, mentionsExcluded } from './excluded-words.ts';

const biscuit = product({
  handle: 'biscuit',
  title: 'Rye biscuit',
  tags: ['palm oil free'],
  details: [
    { name: 'Allergens', value: 'barley, may contain sesame' },
    { name: 'Sugar', value: 'none' },
  ],
  summary: 'Crisp. Baked without egg.',
});

test.each(['rye', 'sesame', 'gluten'])('a product with %s in its texts mentions it', (word) => {
  expect(mentionsExcluded(biscuit, word)).toBe(true);
});

test('a material or food is also excluded by the name of its kind', () => {
  const jumper = product({ handle: 'jumper', title: 'Jumper', details: [{ name: 'Material', value: 'merino' }] });
  const pesto = product({ handle: 'pesto', title: 'Pesto', summary: 'With Grana Padano.' });
  expect([mentionsExcluded(jumper, 'wool'), mentionsExcluded(pesto, 'cheese')]).toEqual([true, true]);
  expect([mentionsExcluded(biscuit, 'grain'), mentionsExcluded(biscuit, 'cereal')]).toEqual([true, true]);
});

test.each([
  ['Lederhut Alm', 'Leder'],
  ['Wollpullover', 'Wolle'],
  ['Skinnhansker', 'skinn'],
  ['Stoler av tre og Eikebord', 'eik'],
])('%s is named after the material %s', (title, material) => {
  expect(isNamedAfterMaterial(product({ handle: 'thing', title }), material)).toBe(true);
});

test.each([
  ['Lederhut', 'Wolle'],
  ['Filzhut', 'Leder'],
  ['Kabeltrommel', 'Kabel'],
])('%s is not named after the material %s', (title, material) => {
  expect(isNamedAfterMaterial(product({ handle: 'thing', title }), material)).toBe(false);
});

test.each(['egg', 'oil', 'sugar', 'milk'])('a product that is free of %s does not mention it', (word) => {
  expect(mentionsExcluded(biscuit, word)).toBe(false);
});

test('a title or tag that says that a product is free of something is believed', () => {
  const beer = product({ handle: 'beer', title: 'Alcohol free beer' });
  const bar = product({
    handle: 'bar',
    title: 'Oat bar',
    tags: ['nut free'],
    summary: 'Like almond, but without nuts.',
  });
  expect([mentionsExcluded(beer, 'alcohol'), mentionsExcluded(bar, 'nut')]).toEqual([false, false]);
});

test.each(['Gluten free', 'Glutenfrei'])('a product that denies to be free of something has it: %s', (name) => {
  const loaf = (value: string) => product({ handle: 'loaf', title: 'Loaf', details: [{ name, value }] });
  expect([mentionsExcluded(loaf('No'), 'gluten'), mentionsExcluded(loaf('Nein'), 'gluten')]).toEqual([true, true]);
  expect(mentionsExcluded(loaf('Yes'), 'gluten')).toBe(false);
});

test('what is excluded is recognized in the language of the shop', () => {
  const wired = {
    ...product({ handle: 'hd-206', title: 'HD 206 wired headphones' }),
    details: [{ name: 'Cable', value: '3 m' }],
  };
  expect(mentionsExcluded(wired, 'kabel')).toBe(true);
  expect(mentionsExcluded({ ...wired, title: 'Wireless headphones', details: [] }, 'kabel')).toBe(false);
});

test('what has a cable or a motor says so in other words', () => {
  const jigsaw = product({ handle: 'jigsaw', title: 'Jigsaw', tags: ['corded'] });
  expect([mentionsExcluded(jigsaw, 'cable'), mentionsExcluded(jigsaw, 'motor')]).toEqual([true, true]);
});

test.each([
  ['jewellery', 'Silver ring', true],
  ['Werkzeug', 'Schraubendreher-Set', true],
  ['leker', 'Bamse brun', true],
  ['jewellery', 'Ring binder A4', false],
  ['snack', 'Nuts M8', false],
])('without %s is also without what is surely of that kind: %s', (word, title, isExcluded) => {
  expect(mentionsExcluded(product({ handle: 'thing', title }), word)).toBe(isExcluded);
});

test('a product denies what it only has after a negation', () => {
  const pot = product({ handle: 'pot', title: 'Pot', summary: 'With a hole. Not frost-proof.' });
  const denied = deniedWords(pot);
  expect(['frost', 'hole', 'lid'].map((word) => denied.has(word))).toEqual([true, false, false]);
});

test.each(['Not frost-proof', 'Zero frost', 'NULL frost', '0 frost', 'Frost-free', 'Uten frost', 'Nié frost'])(
  'what is denied by %s is found',
  (summary) => expect([...deniedWords(product({ handle: 'pot', summary }))]).toContain('frost'),
);

test.each(['Nordic frost', 'Notes of frost', '100 frost', '0.5 frost', 'Freeze frost'])(
  '%s denies nothing',
  (summary) => {
    expect(deniedWords(product({ handle: 'pot', summary }))).toEqual(new Set());
  },
);

test('a word is denied by a product that says it nowhere else', () => {
  const pot = product({ handle: 'pot', title: 'Frost pot', summary: 'Not for frost. Not for rain.' });
  expect([['frost'], ['rain'], ['glaze', 'rain'], []].map((words) => deniesAny(pot, words))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

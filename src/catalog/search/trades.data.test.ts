import { expect, test } from 'vitest';
import { openTitledShop } from '#tests/fixtures/titled-shop.ts';

/** Shops of one trade and language, whose shoppers write another language or use another word. */
const shops = {
  music: openTitledShop(['Ukulele soprano', 'Plectrum set 12', 'Tube amplifier 20 W', 'Violin 4/4', 'Bass guitar']),
  musikk: openTitledShop([
    'Plekter 10 stk',
    'Trommestikker 5A',
    'Trekkspill 48 bass',
    'Notestativ sort',
    'Ukulele sopran',
  ]),
} as const;

test.for([
  ['music', 'Plektrum', 'Plectrum set 12'],
  ['music', 'amp', 'Tube amplifier 20 W'],
  ['music', 'Geige', 'Violin 4/4'],
  ['music', 'fele', 'Violin 4/4'],
  ['music', 'E-Bass', 'Bass guitar'],
  ['musikk', 'guitar pick', 'Plekter 10 stk'],
  ['musikk', 'drumsticks', 'Trommestikker 5A'],
  ['musikk', 'Akkordeon', 'Trekkspill 48 bass'],
  ['musikk', 'Notenständer', 'Notestativ sort', 'Ukulele sopran'],
] as const)('in the shop %s, %s finds %s', ([shop, term, title]) => {
  expect(shops[shop].found(term)[0]).toBe(title);
});

test.for([
  ['music', 'pick', 'Plectrum set 12'],
  ['music', 'bow', 'Violin 4/4'],
  ['musikk', 'neste uke', 'Ukulele sopran'],
] as const)('in the shop %s, %s does not find %s', ([shop, term, title]) => {
  expect(shops[shop].found(term)).not.toContain(title);
});

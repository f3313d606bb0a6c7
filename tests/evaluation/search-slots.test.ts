import { expect, test } from 'vitest';
import { slot, slotAccuracy, slotsOfSearch } from './search-slots.ts';

test('slots are compared without regard to plural, order and case', () => {
  const search = { filters: [{ value: 'lamps or vases' }, { value: 'oak', exclude: true }], price_max: 59.99 };
  expect(slotsOfSearch(search)).toEqual([slot.named('Vase', 'Lamp'), slot.not('Oak'), slot.max(59.99)]);
});

test('missed and invented slots both lower the accuracy', () => {
  expect(slotAccuracy([{ meant: ['a', 'b'], understood: ['a', 'b'] }])).toBe(1);
  expect(slotAccuracy([{ meant: ['a', 'b'], understood: ['a'] }])).toBe(0.5);
  expect(slotAccuracy([{ meant: ['a'], understood: ['a', 'b'] }])).toBe(0.5);
  expect(slotAccuracy([{ meant: ['a'], understood: slotsOfSearch(null) }])).toBe(0);
});

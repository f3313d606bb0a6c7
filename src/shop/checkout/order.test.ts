import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryPrice, includedTax } from './order.ts';

const parcel = { id: 'parcel', name: 'Parcel', days: [1, 2], price: 600, reducedFrom: 8000, reducedPrice: 0 } as const;

test('delivery is reduced from its threshold on', () => {
  expect(deliveryPrice(parcel, 7999)).toBe(600);
  expect(deliveryPrice(parcel, 8000)).toBe(0);
  expect(deliveryPrice({ ...parcel, reducedFrom: null }, 1e6)).toBe(600);
});

test('tax is the part of the whole that makes the rest grow by its rate', () => {
  expect(includedTax(12500, 25)).toBe(2500);
  expect(includedTax(12550, 25.5)).toBe(2550);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 30 }), (amount, rate) => {
      const tax = includedTax(amount, rate);
      expect(Math.abs((amount - tax) * (1 + rate / 100) - amount)).toBeLessThan(1);
    }),
  );
});

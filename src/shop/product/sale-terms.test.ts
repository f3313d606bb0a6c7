import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCountedInFull, maxCountedStock, offeredPlans, quantityLimits } from './sale-terms.ts';

const withRule = (minimum: number, maximum: number | null, increment: number) => ({
  quantityRule: { minimum, maximum, increment },
  priceBreaks: [],
  planPrices: [],
  formerPrice: null,
});

test('without a rule any quantity up to the stock is offered', () => {
  expect(quantityLimits({ stock: 5 }, 999)).toEqual({ min: 1, max: 5, step: 1 });
  expect(quantityLimits({ stock: null }, 999)).toEqual({ min: 1, max: 999, step: 1 });
});

test('stock that is not counted in full limits no quantity, and one with terms does', () => {
  expect(quantityLimits({ stock: maxCountedStock - 1 }, 999).max).toBe(maxCountedStock - 1);
  expect(quantityLimits({ stock: maxCountedStock }, 999).max).toBe(999);
  expect(quantityLimits({ stock: maxCountedStock, terms: withRule(1, null, 1) }, 999).max).toBe(maxCountedStock);
});

test('of a reduced variant no more pieces are counted', () => {
  const reduced = {
    quantityRule: null,
    priceBreaks: [],
    planPrices: [],
    formerPrice: { amount: 900, currency: 'EUR' },
  };
  expect([isCountedInFull(reduced), isCountedInFull(undefined)]).toEqual([false, false]);
  expect(quantityLimits({ stock: maxCountedStock, terms: reduced }, 999).max).toBe(999);
});

test('a rule sets the first quantity, the step and the most', () => {
  expect(quantityLimits({ stock: 10_000, terms: withRule(100, 900, 100) }, 999)).toEqual({
    min: 100,
    max: 900,
    step: 100,
  });
  expect(quantityLimits({ stock: 25, terms: withRule(5, null, 10) }, 999)).toEqual({ min: 10, max: 20, step: 10 });
});

test('whatever the rule, the offered quantities are multiples of its increment from the minimum on', () => {
  const positive = fc.integer({ min: 1, max: 1000 });
  const rule = fc.record({ minimum: positive, maximum: fc.option(positive), increment: positive });
  fc.assert(
    fc.property(rule, fc.option(fc.nat(2000)), ({ minimum, maximum, increment }, stock) => {
      const limits = quantityLimits({ stock, terms: withRule(minimum, maximum, increment) }, 999);
      expect(limits.min).toBeGreaterThanOrEqual(minimum);
      expect(limits.max).toBeGreaterThanOrEqual(limits.min);
      expect([limits.min % increment, limits.max % increment]).toEqual([0, 0]);
    }),
  );
});

test('a variant offers the plans that it has prices for', () => {
  const plan = (id: string) => ({ id, group: 'Deliver every', name: `Plan ${id}`, description: null });
  const product = { terms: { needsSellingPlan: true, sellingPlans: [plan('1'), plan('2')], rating: null } };
  const price = { amount: 900, currency: 'EUR' };
  const terms = { ...withRule(1, null, 1), planPrices: [{ plan: '2', price, compareAt: null }] };
  expect(offeredPlans(product, { terms })).toEqual([{ ...plan('2'), price }]);
  expect(offeredPlans(product, {})).toEqual([]);
  expect(offeredPlans({}, { terms })).toEqual([]);
});

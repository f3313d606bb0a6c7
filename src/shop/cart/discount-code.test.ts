import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiscountCodeUse, type DiscountCode, discountAmount, refusalDetail, refuseCode } from './discount-code.ts';

const code: DiscountCode = {
  code: 'TEST',
  title: 'Test',
  benefit: { kind: 'percentage', percent: 10 },
  minimum: 15000,
  from: '2026-11-15',
  until: '2026-12-18',
  countries: ['NO', 'SE', 'DK'],
  confinedTo: ['Ceramics', 'Glass', 'Textiles'],
  oncePerCustomer: true,
  usageLimit: 100,
};

const use: DiscountCodeUse = { eligibleAmount: 20000, today: '2026-11-20', country: 'NO', uses: 0, usesByCustomer: 0 };
const wording = { locale: 'en-GB', currency: 'EUR', today: '2026-11-20' };

test('a code has effect from its first to its last day, both included', () => {
  for (const today of ['2026-11-15', '2026-12-18']) expect(refuseCode(code, { ...use, today })).toBeNull();
  expect(refuseCode(code, { ...use, today: '2026-11-14' })).toBe('code_not_yet');
  expect(refuseCode(code, { ...use, today: '2026-12-19' })).toBe('code_ended');
});

test('each condition has a reason of its own', () => {
  expect(refuseCode(code, { ...use, country: 'DE' })).toBe('code_country');
  expect(refuseCode(code, { ...use, country: null })).toBeNull();
  expect(refuseCode(code, { ...use, eligibleAmount: null })).toBe('code_nothing_fits');
  expect(refuseCode(code, { ...use, eligibleAmount: 14999 })).toBe('code_minimum');
  expect(refuseCode(code, { ...use, usesByCustomer: 1 })).toBe('code_used');
  expect(refuseCode(code, { ...use, uses: 100 })).toBe('code_ended');
});

test('refusals are completed by the date, the sum with what it is counted over, or the countries', () => {
  expect(refusalDetail(code, 'code_not_yet', wording)).toBe('15 November');
  expect(refusalDetail(code, 'code_ended', { ...wording, today: '2027-01-02' })).toBe('18 December 2026');
  expect(refusalDetail(code, 'code_ended', wording)).toBeNull();
  expect(refusalDetail(code, 'code_minimum', wording)).toBe('€150 (ceramics, glass and textiles)');
  expect(refusalDetail({ ...code, confinedTo: [] }, 'code_minimum', wording)).toBe('€150');
  expect(refusalDetail(code, 'code_country', wording)).toBe('Norway, Sweden and Denmark');
  expect(refusalDetail(code, 'code_used', wording)).toBeNull();
});

test('per cent are rounded to whole minor units, amounts never exceed what they are taken off', () => {
  expect(discountAmount(code, 27100)).toBe(2710);
  expect(discountAmount(code, 5)).toBe(1);
  expect(discountAmount({ ...code, benefit: { kind: 'amount', amount: 1000 } }, 400)).toBe(400);
  expect(discountAmount({ ...code, benefit: { kind: 'free-delivery' } }, 400)).toBe(0);
});

test('a discount is a whole number from nothing to everything', () => {
  const benefit = fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 1e7 }) }),
  );
  fc.assert(
    fc.property(benefit, fc.integer({ min: 0, max: 1e9 }), (given, fitting) => {
      const off = discountAmount({ ...code, benefit: given }, fitting);
      expect(Number.isInteger(off) && off >= 0 && off <= fitting).toBe(true);
    }),
  );
});

test.each([
  ['de', ['Keramik', 'Glas'], '150 € (Keramik und Glas)'],
  ['nb', ['Keramikk', 'Glass'], '150 € (keramikk og glass)'],
  ['en', ['USB cables'], '€150 (USB cables)'],
])('what a minimum is of has no word of another language: %s', (locale, confinedTo, detail) => {
  const format = { ...wording, locale };
  expect(refusalDetail({ ...code, confinedTo }, 'code_minimum', format)?.replaceAll(/\s/gu, ' ')).toBe(detail);
});

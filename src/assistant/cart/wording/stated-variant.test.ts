import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { isVariantStated } from './stated-variant.ts';

const lofts = ['9°', '10.5°', '12°'];
const driver = product({
  handle: 'driver',
  title: 'Apex X10 driver',
  options: [sampleOption('Loft', lofts)],
  variants: lofts.map((loft) => variant({ id: loft, values: [loft] })),
});
const isStated = (id: string, message: string, wasShown = false) => {
  const meant = driver.variants.find((each) => each.id === id);
  if (!meant) throw new Error(`Expected one of ${lofts.join(', ')}, not ${id}.`);
  return isVariantStated({ product: driver, variant: meant, reason: null }, message, wasShown);
};

test('a variant is stated by its value, and the first one without a value', () => {
  expect([isStated('12°', 'the driver in 12'), isStated('9°', 'the driver in 12')]).toEqual([true, false]);
  expect([isStated('9°', 'the driver'), isStated('12°', 'the driver')]).toEqual([true, false]);
});

test('one that was shown is stated without a value, but not against one', () => {
  expect([isStated('12°', 'the driver', true), isStated('12°', 'the driver in 9', true)]).toEqual([true, false]);
});

test('the number in the name of a model is no value', () => {
  expect(isStated('12°', 'the x10', true)).toBe(true);
});

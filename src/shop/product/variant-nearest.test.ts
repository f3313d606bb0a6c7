import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyVariantMatrix, sampleVariantMatrix } from '#tests/fixtures/products.ts';
import { listOptionChanges, nearestVariantIndex, type OptionCriteria } from './variant-nearest.ts';

const product = sampleVariantMatrix({ A: ['1', '2'], B: ['1', '2'] }, [
  ['1', '1', 'out'],
  ['2', '2'],
  ['2', '1'],
]);

const wanted = (...values: readonly string[]): OptionCriteria =>
  new Map(values.map((value, position) => [position, new Set([value])]));

test('nothing wanted: the first available', () => {
  expect(nearestVariantIndex(product.variants, new Map())).toBe(1);
});

test('keeping all beats being available', () => {
  expect(nearestVariantIndex(product.variants, wanted('1', '1'))).toBe(0);
});

test('no variants: none', () => {
  expect(nearestVariantIndex([], wanted('1'))).toBe(-1);
});

test('a variant that keeps everything changes nothing', () => {
  const [first] = product.variants;
  expect(first && listOptionChanges(product.options, first, wanted('1', '1'))).toEqual([]);
});

test('what a variant does not keep is reported in option order', () => {
  const [, second] = product.variants;
  expect(second && listOptionChanges(product.options, second, wanted('1', '1'))).toEqual([
    { option: 'A', from: '1', to: '2' },
    { option: 'B', from: '1', to: '2' },
  ]);
});

test('no variant of any product changes less than the nearest', () => {
  fc.assert(
    fc.property(
      anyVariantMatrix,
      fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
      ({ options, variants }, picks) => {
        const asked = wanted(...options.map(({ values }, at) => values[(picks[at] ?? 0) % values.length]?.value ?? ''));
        const counts = variants.map((variant) => listOptionChanges(options, variant, asked).length);
        expect(counts[nearestVariantIndex(variants, asked)]).toBe(Math.min(...counts));
      },
    ),
  );
});

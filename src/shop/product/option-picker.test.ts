import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionPicker } from './option-picker.ts';
import type { VariantMatrix, Variant } from './product.ts';
import { anyVariantMatrix, sampleVariantMatrix } from '#tests/fixtures/products.ts';

const lamp = sampleVariantMatrix({ Colour: ['Rust', 'Chalk', 'Ink', 'Ghost'], Size: ['S', 'L'] }, [
  ['Rust', 'S'],
  ['Rust', 'L'],
  ['Chalk', 'S', 'out'],
  ['Ink', 'L'],
]);

const href = (variant: Variant) => variant.id;

const picker = (product: VariantMatrix, index: number) => {
  const current = product.variants[index];
  if (!current) throw new Error(`no variant ${index}`);
  return optionPicker(product, { current, href });
};

test('a value is available, sold out or of another combination', () => {
  const [colour] = picker(lamp, 0);
  expect(colour?.values.map(({ value, state }) => [value, state])).toEqual([
    ['Rust', 'available'],
    ['Chalk', 'sold-out'],
    ['Ink', 'other-combination'],
  ]);
});

test('an impossible value leads to the nearest variant and says what changes', () => {
  const ink = picker(lamp, 0)[0]?.values[2];
  expect(ink?.href).toBe('103');
  expect(ink?.changes).toEqual([{ option: 'Size', from: 'S', to: 'L' }]);
});

test('the current value is selected, sold out or not', () => {
  const [colour] = picker(lamp, 2);
  expect(colour?.current).toBe('Chalk');
  expect(colour?.values.filter(({ selected }) => selected)).toMatchObject([{ value: 'Chalk', state: 'sold-out' }]);
});

test('a value that no variant has is not offered', () => {
  expect(picker(lamp, 0)[0]?.values.map(({ value }) => value)).not.toContain('Ghost');
});

test('the nearest of impossible combinations is an available one', () => {
  const product = sampleVariantMatrix({ Colour: ['Red', 'Blue'], Size: ['S', 'M', 'L'] }, [
    ['Red', 'S'],
    ['Blue', 'M', 'out'],
    ['Blue', 'L'],
  ]);
  expect(picker(product, 0)[0]?.values[1]?.href).toBe('102');
});

test('of equally near combinations the first is taken', () => {
  const product = sampleVariantMatrix({ Colour: ['Red', 'Blue'], Size: ['S', 'M', 'L'] }, [
    ['Red', 'S'],
    ['Blue', 'L'],
    ['Blue', 'M'],
  ]);
  expect(picker(product, 0)[0]?.values[1]?.href).toBe('101');
});

test('a value that its option does not list is offered after the listed ones', () => {
  const product = sampleVariantMatrix({ Size: ['S', 'L'] }, [['XL'], ['L'], ['S']]);
  expect(picker(product, 0)[0]?.values.map(({ value }) => value)).toEqual(['S', 'L', 'XL']);
});

test('two thousand variants are offered as their values only', () => {
  const values = Array.from({ length: 20 }, (_, index) => `v${index}`);
  const rows = values.flatMap((one) =>
    values.flatMap((other) => ['a', 'b', 'c', 'd', 'e'].map((last) => [one, other, last])),
  );
  const product = sampleVariantMatrix({ A: values, B: values, C: ['a', 'b', 'c', 'd', 'e'] }, rows);
  expect(product.variants).toHaveLength(2000);
  expect(picker(product, 1999).flatMap((option) => option.values)).toHaveLength(45);
});

test('a value has the shop’s own color, else the one that its word means', () => {
  const swatched = {
    ...lamp,
    options: lamp.options.map((option) => ({
      ...option,
      values: option.values.map((each) => ({ ...each, swatch: each.value === 'Rust' ? '#b8482a' : null })),
    })),
  };
  expect(picker(swatched, 0)[0]?.values.map(({ swatch }) => swatch)).toEqual(['#b8482a', '#e6e0d4', null]);
});

test('every value leads to a variant that has it, and its state is what a search of all variants finds', () => {
  fc.assert(
    fc.property(anyVariantMatrix, fc.nat(), (product, pick) => {
      const index = pick % product.variants.length;
      const current = product.variants[index];
      for (const [position, option] of picker(product, index).entries()) {
        for (const value of option.values) {
          const wanted = current?.values.with(position, value.value);
          const same = product.variants.filter(({ values }) => values.every((each, at) => each === wanted?.[at]));
          const target = product.variants.find(({ id }) => id === value.href);
          expect(target?.values[position]).toBe(value.value);
          expect(value.state).toBe(
            same.length === 0
              ? 'other-combination'
              : same.some(({ available }) => available)
                ? 'available'
                : 'sold-out',
          );
        }
      }
    }),
  );
});

test('every value that some variant has is offered once', () => {
  fc.assert(
    fc.property(anyVariantMatrix, (product) => {
      for (const [position, option] of picker(product, 0).entries()) {
        const carried = new Set(product.variants.map(({ values }) => values[position]));
        expect(new Set(option.values.map(({ value }) => value))).toEqual(carried);
        expect(option.values).toHaveLength(carried.size);
      }
    }),
  );
});

const displayOf = (name: string, values: readonly string[]) =>
  picker(
    sampleVariantMatrix(
      { [name]: values },
      values.map((value) => [value]),
    ),
    0,
  )[0]?.display;

test('more than 20 values are a list, unless most of them are colors to be seen', () => {
  const numbers = Array.from({ length: 21 }, (_, index) => `No. ${index + 1}`);
  expect(displayOf('Size', numbers)).toBe('list');
  expect(displayOf('Size', numbers.slice(1))).toBe('buttons');
  const colors = ['Red', 'Blue', 'Green', 'Black', 'White', 'Grey'].flatMap((color) => [
    color,
    ...['Dark', 'Light', 'Pale'].map((shade) => `${shade} ${color}`),
  ]);
  expect(displayOf('Colour', colors)).toBe('buttons');
  expect(displayOf('Colour', [...numbers, 'Red', 'Blue'])).toBe('list');
});

test('a value names the variant that it leads to', () => {
  const [colour] = picker(lamp, 0);
  expect(colour?.values.map(({ variant, href }) => [variant, href])).toEqual(
    colour?.values.map(({ href }) => [href, href]),
  );
});

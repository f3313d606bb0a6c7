import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeText } from '../text/normalize.ts';
import type { VariantMatrix } from './product.ts';
import { anyVariantMatrix, sampleVariantMatrix, sampleVariant } from '#tests/fixtures/products.ts';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { chooseVariant, optionParameters, reservedNames } from './variant.ts';

const lamp = sampleVariantMatrix({ Colour: ['Rust', 'Chalk', 'Ink'], Size: ['S', 'L'] }, [
  ['Rust', 'S', 'out'],
  ['Rust', 'L'],
  ['Chalk', 'S'],
  ['Chalk', 'L', 'out'],
  ['Ink', 'L', 'out'],
]);

const choose = (product: VariantMatrix, query: string, pathId: string | null = null) =>
  chooseVariant(product, { pathId, params: new URLSearchParams(query) });

const idFor = (query: string, pathId: string | null = null) => choose(lamp, query, pathId)?.variant.id;

const withIds = (...ids: readonly string[]): VariantMatrix => ({
  options: [],
  variants: ids.map((id) => sampleVariant({ id })),
});

test('nothing asked: the first available variant', () => {
  expect(choose(lamp, '')).toMatchObject({ index: 1, matchedBy: 'default', changes: [] });
});

test('nothing available: the first variant', () => {
  expect(
    choose(
      sampleVariantMatrix({ Size: ['S', 'L'] }, [
        ['S', 'out'],
        ['L', 'out'],
      ]),
      '',
    )?.index,
  ).toBe(0);
});

test('a product without variants has none to choose', () => {
  expect(choose({ options: [], variants: [] }, '')).toBeNull();
});

test('each scheme names a variant', () => {
  expect(idFor('', '103')).toBe('103');
  expect(idFor('variantId=103')).toBe('103');
  expect(idFor('variant=103')).toBe('103');
  expect(idFor('sku=SKU-103')).toBe('103');
  expect(idFor('colour=chalk&size=l')).toBe('103');
});

test('the path comes before variantId, that before variant, sku and options', () => {
  expect(idFor('variantId=101&variant=102&sku=SKU-103&colour=ink', '100')).toBe('100');
  expect(idFor('colour=ink&sku=SKU-103&variant=102&variantId=101')).toBe('101');
  expect(idFor('colour=ink&sku=SKU-103&variant=102')).toBe('102');
  expect(idFor('colour=ink&sku=SKU-103')).toBe('103');
});

test('an id may be the tail of a global id', () => {
  expect(idFor('variant=gid://shopify/ProductVariant/103')).toBe('103');
  expect(idFor('', 'gid://shopify/ProductVariant/103')).toBe('103');
});

test('the tail of a global id is found in any case, an exact one first', () => {
  expect(choose(withIds('a', 'A'), 'variant=gid://shop/Variant/A')?.index).toBe(1);
  expect(choose(withIds('x', 'Abc'), 'variant=gid://shop/Variant/aBC')?.index).toBe(1);
});

test('an unknown id in the path or in variantId is absent', () => {
  expect(choose(lamp, '', '999')).toBeNull();
  expect(choose(lamp, 'variantId=999&colour=chalk')).toBeNull();
});

test('an unknown id in variant or sku is passed over', () => {
  expect(idFor('variant=999')).toBe('101');
  expect(idFor('sku=NONE')).toBe('101');
  expect(idFor('variant=999&colour=chalk')).toBe('102');
});

test('blank parameters are not given', () => {
  expect(idFor('variantId=&variant=%20&sku=&colour=')).toBe('101');
});

test('ids and SKUs are found in any case, an exact one first', () => {
  const product = withIds('a', 'A');
  expect(choose(product, '', 'A')?.index).toBe(1);
  expect(choose(product, '', 'a')?.index).toBe(0);
  expect(choose(withIds('A', 'a'), '', 'a')?.index).toBe(1);
  expect(idFor('sku=sku-103')).toBe('103');
});

test('some options given: the first available variant that agrees', () => {
  expect(idFor('colour=rust')).toBe('101');
  expect(idFor('size=l')).toBe('101');
});

test('some options given and all that agree sold out: the first that agrees', () => {
  expect(choose(lamp, 'colour=ink')).toMatchObject({ variant: { id: '104' }, matchedBy: 'options', changes: [] });
});

test('names and values compare without case and in any Unicode form', () => {
  expect(idFor('COLOUR=CHALK&Size=ｌ')).toBe('103');
});

test('an impossible combination keeps the most options and says what it changed', () => {
  const chosen = choose(lamp, 'size=s&colour=ink');
  expect(chosen?.variant.values).toEqual(['Ink', 'L']);
  expect(chosen?.changes).toEqual([{ option: 'Size', from: 'S', to: 'L' }]);
});

test('of combinations that keep as many options, the one that keeps the earlier wins', () => {
  const product = sampleVariantMatrix({ A: ['1', '2'], B: ['1', '2'], C: ['1', '2'] }, [
    ['2', '1', '1'],
    ['1', '1', '2', 'out'],
    ['1', '2', '2'],
  ]);
  expect(choose(product, 'a=1&b=1&c=1')?.index).toBe(1);
});

test('of combinations that keep the same options the available one wins', () => {
  const product = sampleVariantMatrix({ A: ['1'], B: ['1', '2', '3'] }, [
    ['1', '2', 'out'],
    ['1', '3'],
  ]);
  expect(choose(product, 'a=1&b=1')?.index).toBe(1);
});

test('a value that is listed but never made is reported as changed', () => {
  const product = sampleVariantMatrix({ Size: ['S', 'L'] }, [['S']]);
  expect(choose(product, 'size=l')?.changes).toEqual([{ option: 'Size', from: 'L', to: 'S' }]);
});

test('a value that a variant has without its option listing it is known', () => {
  const product = sampleVariantMatrix({ Size: ['S'] }, [['S'], ['XL']]);
  expect(choose(product, 'size=xl')?.index).toBe(1);
});

test('an unknown value of an option is reported as changed, and the other values are kept', () => {
  const chosen = choose(lamp, 'colour=purple&size=s');
  expect(chosen).toMatchObject({ variant: { id: '102' }, changes: [{ option: 'Colour', from: null }] });
  expect(choose(lamp, 'finish=purple')?.changes).toEqual([]);
});

test('the first known of repeated values counts', () => {
  expect(idFor('colour=purple&colour=chalk&colour=rust')).toBe('102');
  expect(idFor('variantId=9&variantId=103&variantId=101')).toBe('103');
  expect(idFor('variant=9&variant=103')).toBe('103');
});

test('an option with a reserved name is read when its value is no id', () => {
  const product = sampleVariantMatrix({ Variant: ['Long', 'Short'], VariantId: ['I', 'II'], SKU: ['x', 'y'] }, [
    ['Long', 'I', 'x'],
    ['Short', 'II', 'y'],
  ]);
  expect(choose(product, 'variant=short')?.index).toBe(1);
  expect(choose(product, 'variantid=ii')?.index).toBe(1);
  expect(choose(product, 'sku=y')?.index).toBe(1);
  expect(choose(product, 'variant=100')?.index).toBe(0);
  expect(choose(product, '', 'unknown')).toBeNull();
});

test('an option may be called like a parameter of other pages', () => {
  const product = sampleVariantMatrix({ Page: ['1', '2'] }, [['1'], ['2']]);
  expect(choose(product, 'page=2')?.index).toBe(1);
});

test('options whose names compare equal share the values given', () => {
  const product = sampleVariantMatrix({ Colour: ['Red', 'Blue'], COLOUR: ['Red', 'Blue'] }, [
    ['Red', 'Red'],
    ['Red', 'Blue'],
    ['Blue', 'Red'],
  ]);
  expect(choose(product, 'colour=blue&colour=red')?.index).toBe(2);
  expect(choose(product, 'colour=red&colour=blue')?.index).toBe(1);
});

test('names of object members are plain data', () => {
  const product: VariantMatrix = {
    options: [sampleOption('__proto__', ['a', 'b']), sampleOption('constructor', ['toString', 'y'])],
    variants: [sampleVariant({ id: '1', values: ['a', 'y'] }), sampleVariant({ id: '2', values: ['b', 'toString'] })],
  };
  expect(choose(product, '__proto__=b')?.index).toBe(1);
  expect(choose(product, 'constructor=tostring&hasOwnProperty=1')).toMatchObject({ index: 1, changes: [] });
});

const anyAsked = fc.record({
  pathId: fc.option(fc.string({ maxLength: 5 })),
  stray: fc.string(),
  query: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(fc.constantFrom('variant=1', 'colour=red', 'size', '=', '%', 'sku=a', 'variantId=', '__proto__=x'))
      .map((parts) => parts.join('&')),
  ),
});

test('any URL of any product names one of its variants or none, always the same', () => {
  fc.assert(
    fc.property(anyVariantMatrix, anyAsked, (product, { pathId, query }) => {
      const chosen = choose(product, query, pathId);
      expect(chosen === null || product.variants[chosen.index] === chosen.variant).toBe(true);
      expect(choose(product, query, pathId)).toEqual(chosen);
    }),
  );
});

test('only the path and variantId can name nothing', () => {
  fc.assert(
    fc.property(anyVariantMatrix, anyAsked, (product, { query }) => {
      const params = new URLSearchParams(query);
      const lenient = [...params].filter(([name]) => normalizeText(name) !== reservedNames.variantId);
      expect(chooseVariant(product, { pathId: null, params: new URLSearchParams(lenient) })).not.toBeNull();
    }),
  );
});

test('unknown parameters change nothing', () => {
  fc.assert(
    fc.property(anyVariantMatrix, anyAsked, (product, { query, stray }) => {
      const known = [...product.options.map((option) => option.name), ...Object.values(reservedNames)].map(
        normalizeText,
      );
      fc.pre(!known.includes(normalizeText(stray)));
      const params = new URLSearchParams(query);
      const before = chooseVariant(product, { pathId: null, params });
      params.append(stray, 'red');
      expect(chooseVariant(product, { pathId: null, params })).toEqual(before);
    }),
  );
});

test('a product is chosen by the names of its options, and knows the values that are listed or that a variant has', () => {
  const product = sampleVariantMatrix({ Colour: ['Rust', 'Moss'], Size: ['M'] }, [
    ['Rust', 'M'],
    ['Chalk', 'M'],
  ]);
  const parameters = optionParameters(product);
  expect([...parameters.keys()]).toEqual(['colour', 'size']);
  expect(parameters.get('colour')).toEqual(new Set(['rust', 'moss', 'chalk']));
});

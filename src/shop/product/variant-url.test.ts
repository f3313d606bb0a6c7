import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VariantMatrix } from './product.ts';
import { anyVariantMatrix, sampleVariantMatrix } from '#tests/fixtures/products.ts';
import { variantLinks, variantUrl, type VariantScheme } from './variant-url.ts';
import { chooseVariant } from './variant.ts';

const lamp = sampleVariantMatrix({ Colour: ['Rust', 'Sea Green'], Größe: ['38 cm'] }, [
  ['Rust', '38 cm'],
  ['Sea Green', '38 cm'],
]);

const url = (product: VariantMatrix, index: number, scheme: VariantScheme) => {
  const variant = product.variants[index];
  if (!variant) throw new Error(`no variant ${index}`);
  return variantUrl('/products/lamp', variantLinks(product)(variant), scheme);
};

/** What the service makes of a URL of `/products/lamp`: the path arrives in lower case. */
const open = (product: VariantMatrix, address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  const [, , , pathId] = pathname.toLowerCase().split('/');
  return chooseVariant(product, { pathId: pathId ?? null, params: searchParams })?.index;
};

test('the options scheme writes names and values in lower case', () => {
  expect(url(lamp, 1, 'options')).toBe('/products/lamp?colour=sea+green&gr%C3%B6%C3%9Fe=38+cm');
});

test('the id and path schemes write the id', () => {
  expect(url(lamp, 1, 'id')).toBe('/products/lamp?variant=101');
  expect(url(lamp, 1, 'path')).toBe('/products/lamp/101');
});

test('a product with nothing to choose needs no parameters', () => {
  expect(url(sampleVariantMatrix({}, [[]]), 0, 'options')).toBe('/products/lamp');
});

test('values that compare equal are distinguished by the id', () => {
  const product = sampleVariantMatrix({ Colour: ['Red', 'RED', 'Blue'] }, [['Red'], ['RED'], ['Blue']]);
  expect(url(product, 1, 'options')).toBe('/products/lamp?variant=101');
  expect(url(product, 2, 'options')).toBe('/products/lamp?colour=blue');
});

test('reserved and equal option names give way to the id', () => {
  expect(url(sampleVariantMatrix({ Variant: ['a'] }, [['a']]), 0, 'options')).toBe('/products/lamp?variant=100');
  expect(url(sampleVariantMatrix({ Colour: ['a'], colour: ['b'] }, [['a', 'b']]), 0, 'options')).toBe(
    '/products/lamp?variant=100',
  );
});

test('an id that a path would change goes into the query', () => {
  const product = { ...lamp, variants: lamp.variants.map((each) => ({ ...each, id: `../${each.id}A` })) };
  expect(url(product, 0, 'path')).toBe('/products/lamp?variant=..%2F100A');
});

test('paths are read in lower case, so an id with capitals goes into the query', () => {
  const product = {
    ...lamp,
    variants: lamp.variants.map((each, index) => ({ ...each, id: index === 0 ? 'x1' : 'X1' })),
  };
  expect(url(product, 0, 'path')).toBe('/products/lamp/x1');
  expect(url(product, 1, 'path')).toBe('/products/lamp?variant=X1');
});

test('every variant of any product is opened by its own link in every scheme', () => {
  fc.assert(
    fc.property(anyVariantMatrix, fc.constantFrom('options', 'id', 'path'), (product, scheme) => {
      const opened = product.variants.map((_, index) => open(product, url(product, index, scheme)));
      expect(opened).toEqual([...product.variants.keys()]);
    }),
    { numRuns: 1000 },
  );
});

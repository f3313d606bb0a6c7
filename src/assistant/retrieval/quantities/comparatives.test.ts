import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { product as sampleProduct, variant as sampleVariant } from '#tests/fixtures/shops/memory-catalog.ts';
import { comparativesIn, pointingComparative, rankProducts } from './comparatives.ts';

const match = (title: string, ...details: readonly (readonly [string, string])[]) => {
  const variant = sampleVariant({ id: title });
  const product = sampleProduct({
    handle: title,
    title,
    variants: [variant],
    details: details.map(([name, value]) => ({ name, value })),
  });
  return { product, variant, reason: null };
};
const [heaviest, largest] = ['which is heaviest', 'which is larger'].flatMap(comparativesIn);
const titles = (...found: readonly ReturnType<typeof match>[]) =>
  (heaviest && rankProducts(found, heaviest)?.map((each) => each.match.product.title)) ?? null;

test('weights in different units are compared', () => {
  expect(titles(match('a', ['Weight', '900 g']), match('b', ['weight', '1,2 kg']))).toEqual(['b', 'a']);
});

test('where one states no measure, or in another dimension, none is the heaviest', () => {
  expect(titles(match('a', ['Weight', '900 g']), match('b'))).toBeNull();
  expect(titles(match('a', ['Weight', '900 g']), match('b', ['Weight', 'light']))).toBeNull();
  expect(titles(match('a', ['Weight', '900 g']), match('b', ['Weight', '3460']))).toBeNull();
});

test('heights are not compared with widths', () => {
  const [tall, wide] = [match('tall', ['Height', '2 m']), match('wide', ['Width', '3 m'])];
  expect(largest && rankProducts([tall, wide], largest)).toBeNull();
  const both = match('both', ['Width', '1 m'], ['Height', '1 m']);
  expect(largest && rankProducts([both, wide], largest)?.[0]?.match.product.title).toBe('wide');
});

test.each([
  ['the lighter one', 'lightest'],
  ['add the most expensive of them', 'dearest'],
  ['something lighter', undefined],
  ['the blue one', undefined],
])('“%s” points by %s', (message, name) => {
  expect(pointingComparative(message)?.name).toBe(name);
});

test('any message and any details can be read', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.tuple(fc.constant('Weight'), fc.string()), { maxLength: 3 }),
      (message, details) => {
        pointingComparative(message);
        for (const comparative of [...comparativesIn(message), ...comparativesIn('heaviest')])
          expect(rankProducts([match('a', ...details)], comparative)?.length ?? 1).toBe(1);
      },
    ),
  );
});

test('the lowest price is no height', () => {
  const names = (message: string) => comparativesIn(message).map(({ name }) => name);
  expect(names('lamps, lowest price first')).toEqual(['cheapest']);
  expect(names('the highest priced lamp')).toEqual(['dearest']);
  expect(names('the lowest table')).toEqual(['shortest']);
});

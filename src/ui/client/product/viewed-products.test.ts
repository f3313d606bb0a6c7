import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseViewedProducts, addViewedProduct, type ViewedProduct } from './viewed-products.ts';

const mug: ViewedProduct = { handle: 'mug', title: 'Mug', href: '/products/mug', image: '/pictures/mug.jpeg' };
const lamp: ViewedProduct = { handle: 'lamp', title: 'Lamp', href: '/products/lamp', image: null };

test('what was kept is read again', () => {
  expect(parseViewedProducts(JSON.stringify([mug, lamp]))).toEqual([mug, lamp]);
});

test('whatever else lies in the browser’s storage reads as nothing', () => {
  expect(parseViewedProducts(null)).toEqual([]);
  expect(parseViewedProducts('{')).toEqual([]);
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseViewedProducts(text)).toEqual([]);
    }),
  );
});

test('links that leave the site and scripts are left out', () => {
  const bad = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example', ''];
  expect(parseViewedProducts(JSON.stringify(bad.map((href) => ({ ...mug, href }))))).toEqual([]);
  expect(parseViewedProducts(JSON.stringify([{ ...mug, image: 'javascript:alert(1)' }]))).toEqual([]);
});

test('a product seen again moves to the head', () => {
  expect(addViewedProduct([mug, lamp], { ...lamp, title: 'Lamp, new' })).toEqual([
    { ...lamp, title: 'Lamp, new' },
    mug,
  ]);
});

test('no more than a row and the page’s own product are kept', () => {
  const list = Array.from({ length: 9 }, (_, index) => ({ ...mug, handle: `mug-${index}` }));
  expect(addViewedProduct(list, lamp).map(({ handle }) => handle)).toEqual([
    'lamp',
    'mug-0',
    'mug-1',
    'mug-2',
    'mug-3',
  ]);
});

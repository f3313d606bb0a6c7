import { expect, test } from 'vitest';
import { PlatformContractError } from '#commerce/errors.ts';
import { openDatabase } from '#storage/database.ts';
import { text } from '#storage/row.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { findProducts } from '../search/find-products.ts';
import { saveCode } from '../merchandise/save-code.ts';
import {
  completeProductFront,
  readProductFront,
  renameProduct,
  replaceProductText,
  setProductStatus,
} from './product-text.ts';
import { saveProduct } from './save-product.ts';

const [before, now] = ['2026-11-01T12:00:00.000Z', '2026-11-20T12:00:00.000Z'];

function openShop() {
  const store = openDatabase(':memory:');
  for (const handle of ['saw', 'plane', 'twine'])
    saveProduct(store, sampleProductInput({ handle, title: handle, updatedAt: before }), before);
  const replace = (front: object, handle = 'saw'): object | null => {
    replaceProductText(store, handle, { title: 'Hand saw', front, body: 'It cuts.', now });
    return readProductFront(store, handle);
  };
  const column = (name: string, handle = 'saw'): string =>
    text(store.first(`SELECT ${name} FROM product WHERE handle = ?`, handle) ?? {}, name);
  return { store, replace, column };
}

test('the texts of a product are replaced, and search finds the new ones', () => {
  const { store, replace, column } = openShop();
  const front = { title: 'Hand saw', subtitle: 'For wood', seo: null, related: [] };
  expect(replace({ subtitle: 'For wood' })).toEqual(front);
  expect([column('description'), column('updated_at')]).toEqual(['It cuts.', now]);
  expect(findProducts(store, 'cuts').productIds).toEqual([Number(column("id || ''"))]);
});

test('titles for search engines and related products stay when the file does not name them', () => {
  const { replace } = openShop();
  const seo = { title: 'Hand saws for wood', description: null };
  const related = ['plane', { product: 'twine', reason: 'Ties what you cut' }];
  replace({ seo, related });
  expect(replace({ subtitle: null })).toMatchObject({ seo, related });
  expect(replace({ seo: null, related: null })).toMatchObject({ seo: null, related: [] });
});

test('one text for search engines is enough', () => {
  const { replace } = openShop();
  expect(replace({ seo: { description: 'Sharp' } })).toMatchObject({ seo: { title: null, description: 'Sharp' } });
  expect(replace({ seo: { title: null, description: null } })).toMatchObject({ seo: null });
});

test('the product itself and products that the shop does not have are not related', () => {
  const { replace } = openShop();
  expect(replace({ related: ['saw', 'nothing', 'twine'] })).toMatchObject({ related: ['twine'] });
});

test('a file with all fields is what would be read after it was saved', () => {
  const { store, replace } = openShop();
  replace({ subtitle: 'Old', seo: { title: 'Saws', description: null }, related: ['plane'] });
  for (const front of [{ subtitle: 'New' }, { seo: { description: 'Sharp' } }, { related: null }, { seo: null }]) {
    const complete = completeProductFront(store, 'saw', { title: 'Hand saw', front });
    expect(replace(front)).toEqual(complete);
  }
});

test('a renamed product keeps its codes, and its former address redirects to it', () => {
  const { store, column } = openShop();
  saveCode(store, {
    code: 'TEN',
    title: 'Ten',
    benefit: { kind: 'percentage', percent: 10 },
    minimum: null,
    from: null,
    until: null,
    usageLimit: null,
    oncePerCustomer: false,
    countries: [],
    collections: [],
    products: ['saw'],
  });
  renameProduct(store, 'saw', { next: 'hand-saw', now });
  expect(column('updated_at', 'hand-saw')).toBe(now);
  expect(readProductFront(store, 'saw')).toBeNull();
  expect(store.first('SELECT path, target FROM redirect')).toEqual({
    path: '/products/saw',
    target: '/products/hand-saw',
  });
  expect(store.first('SELECT handle FROM code_scope')).toEqual({ handle: 'hand-saw' });
});

test('a product that the shop does not have cannot be changed', () => {
  const { store, replace } = openShop();
  expect(() => replace({}, 'nothing')).toThrow(PlatformContractError);
  expect(() => renameProduct(store, 'nothing', { next: 'something', now })).toThrow('There is no product nothing.');
  expect(() => setProductStatus(store, 'nothing', { status: 'draft', now })).toThrow('There is no product nothing.');
});

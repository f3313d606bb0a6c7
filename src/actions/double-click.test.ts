import { expect, test } from 'vitest';
import type { CartCommand } from './cart-command.ts';
import { keyOfPlainForm } from './double-click.ts';

const add = (variantId: string): CartCommand => ({ kind: 'add', variantId, quantity: 1, attributes: {} });

test('the same add to the same cart at once has the same key', () => {
  expect(keyOfPlainForm('one', add('1'))).toBe(keyOfPlainForm('one', add('1')));
});

test('another cart and another variant have keys of their own', () => {
  const keys = [keyOfPlainForm('two', add('1')), keyOfPlainForm('three', add('1')), keyOfPlainForm('two', add('2'))];
  expect(new Set(keys).size).toBe(3);
});

test('without a cart, and for writes that may be repeated, there is no key', () => {
  expect(keyOfPlainForm(null, add('1'))).toBeNull();
  expect(keyOfPlainForm('two', { kind: 'clear' })).toBeNull();
});

import { expect, test } from 'vitest';
import type { CartCommand } from './cart-command.ts';
import { idempotencyKeyFor } from './change-cart.ts';

const add = (variantId: string): CartCommand => ({ kind: 'add', variantId, quantity: 1, attributes: {} });

test('the same add to the same cart at once has the same key', () => {
  expect(idempotencyKeyFor('one', add('1'))).toBe(idempotencyKeyFor('one', add('1')));
});

test('another cart and another variant have keys of their own', () => {
  const keys = [
    idempotencyKeyFor('two', add('1')),
    idempotencyKeyFor('three', add('1')),
    idempotencyKeyFor('two', add('2')),
  ];
  expect(new Set(keys).size).toBe(3);
});

test('without a cart, and for writes that may be repeated, there is no key', () => {
  expect(idempotencyKeyFor(null, add('1'))).toBeNull();
  expect(idempotencyKeyFor('two', { kind: 'clear' })).toBeNull();
});

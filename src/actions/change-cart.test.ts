import { expect, test } from 'vitest';
import type { CartCommand } from './cart-command.ts';
import { idempotencyKeyFor } from './change-cart.ts';

const add = (variantId: string): CartCommand => ({ kind: 'add', variantId, quantity: 1, attributes: {} });

test('a repeated addition to the same cart has the same key', () => {
  expect(idempotencyKeyFor('one', add('1'))).toBe(idempotencyKeyFor('one', add('1')));
});

test('another cart or another variant has another key', () => {
  const keys = [
    idempotencyKeyFor('two', add('1')),
    idempotencyKeyFor('three', add('1')),
    idempotencyKeyFor('two', add('2')),
  ];
  expect(new Set(keys).size).toBe(3);
});

test('there is no key without a cart or for commands that may be repeated', () => {
  expect(idempotencyKeyFor(null, add('1'))).toBeNull();
  expect(idempotencyKeyFor('two', { kind: 'clear' })).toBeNull();
});

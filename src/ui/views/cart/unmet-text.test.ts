import { expect, test } from 'vitest';
import type { CartRefusal } from '#shop/cart.ts';
import { codeWarning } from './unmet-text.ts';

const code = { code: 'TEST', title: 'Test', amount: { amount: 0, currency: 'EUR' } };
const told = (reason: CartRefusal, detail: string | null) => codeWarning({ ...code, unmet: { reason, detail } });

test('a code that has effect needs no words', () => {
  expect(codeWarning(code)).toBeNull();
});

test('a code without effect says what it waits for', () => {
  expect(told('code_minimum', '€40')).toBe('It works from €40.');
  expect(told('code_country', 'Norway and Sweden')).toBe('It works in Norway and Sweden.');
  expect(told('code_not_yet', '1 February')).toBe('It begins on 1 February.');
  expect(told('code_ended', '31 August')).toBe('It ended on 31 August.');
  expect(told('code_ended', null)).toBe('It is no longer valid.');
  expect(told('code_used', null)).toBe('You have used it already.');
  expect(told('code_nothing_fits', null)).toBe('Nothing in the cart fits it yet.');
});

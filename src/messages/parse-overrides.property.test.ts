import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidOverrideError, parseOverrides } from './parse-overrides.ts';

const catalog = {
  cart: { title: 'Cart', added: '{title} added', items: { one: '{count} item', other: '{count} items' } },
} as const;

test.each([
  [{ cart: { title: 'Basket' } }],
  [{ cart: { added: 'Added' } }],
  [{ cart: { items: '{count} pieces' } }],
  [{ cart: { items: { one: 'One piece', other: '{count} pieces' } } }],
  [{}],
])('%j is accepted', (overrides) => {
  expect(parseOverrides(overrides, catalog)).toEqual(overrides);
});

test.each([
  [[], [], 'expected a mapping of cart'],
  [{ cart: 'Basket' }, ['cart'], 'expected a mapping of title, added, items'],
  [{ basket: {} }, ['basket'], 'unknown message, expected one of: cart'],
  [{ cart: { title: { other: 'x' } } }, ['cart', 'title'], 'expected text'],
  [{ cart: { title: 1 } }, ['cart', 'title'], 'expected text'],
  [{ cart: { added: 'Added {name}' } }, ['cart', 'added'], 'unknown placeholder {name}, expected {title}'],
  [{ cart: { title: '{x}' } }, ['cart', 'title'], 'unknown placeholder {x}, expected none'],
  [{ cart: { items: { one: 'one' } } }, ['cart', 'items'], 'expected text or { one: …, other: … }'],
  [{ cart: { items: { other: 'a', single: 'b' } } }, ['cart', 'items'], 'expected text or { one: …, other: … }'],
])('%j is refused with the place of the mistake', (overrides, path, message) => {
  const error = caught(() => parseOverrides(overrides, catalog));
  expect(error).toBeInstanceOf(InvalidOverrideError);
  expect(error).toMatchObject({ path, message });
});

test('anything is either accepted as it is or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const error = caught(() => expect(parseOverrides(value, catalog)).toEqual(value));
      expect(error === null || error instanceof InvalidOverrideError).toBe(true);
    }),
  );
});

function caught(act: () => unknown): unknown {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
}

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileMessages, formatMessage, messagesAsJson, overrideMessages, placeholdersOf } from './message.ts';

const catalog = {
  greeting: 'Hello',
  cart: {
    items: { none: 'Your cart is empty', one: '{count} item', other: '{count} items' },
    added: '{title} added',
  },
} as const;

const messages = compileMessages<typeof catalog>(catalog, (message, values) => formatMessage(message, 'en', values));

test('a message without placeholders is a string, others are functions of their values', () => {
  expect(messages.greeting).toBe('Hello');
  expect(messages.cart.added({ title: 'Mug' })).toBe('Mug added');
});

test.each([
  [0, 'Your cart is empty'],
  [1, '1 item'],
  [2, '2 items'],
  [12_345, '12,345 items'],
])('%d selects the plural form and is written by the rules of the language', (count, text) => {
  expect(messages.cart.items({ count })).toBe(text);
});

test('numbers follow the language', () => {
  const german = compileMessages<typeof catalog>(catalog, (message, values) => formatMessage(message, 'de', values));
  expect(german.cart.items({ count: 12_345 })).toBe('12.345 items');
});

test('a value is inserted as it is: markers in it are not read', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(formatMessage('{title}!', 'en', { title, names: 'x' })).toBe(`${title}!`);
    }),
  );
});

test('a placeholder without a value stays visible', () => {
  expect(formatMessage('{title} added', 'en', {})).toBe('{title} added');
});

test('an override replaces messages by name and nothing else', () => {
  const changed = overrideMessages(catalog, { cart: { added: 'Got it: {title}', unknown: 'x' }, greeting: { a: 'b' } });
  expect(changed).toEqual({ ...catalog, cart: { ...catalog.cart, added: 'Got it: {title}' } });
});

test('the placeholders of a message are those of all its forms', () => {
  expect(placeholdersOf('{b} and {a} and {b}')).toEqual(['a', 'b']);
  expect(placeholdersOf({ one: 'One in {place}', other: '{count} in {place}' })).toEqual(['count', 'place']);
});

test('a group given to a script is written there as here', () => {
  const given: Readonly<Record<string, string>> = JSON.parse(messagesAsJson(messages.cart));
  expect(given).toEqual(catalog.cart);
  expect(formatMessage(given['added'] ?? '', 'en', { title: 'Mug' })).toBe(messages.cart.added({ title: 'Mug' }));
});

import { expect, test } from 'vitest';
import { messagesAsJson } from '#messages/message.ts';
import { messagesFor } from '#messages/messages.ts';
import { type CartScriptMessages, failureText } from './cart-messages.ts';

const messages: CartScriptMessages = JSON.parse(messagesAsJson(messagesFor('en').cart.script));

test.each([
  [null, /^We couldn’t reach the shop/],
  [429, /^That was a lot at once/],
  [502, /^The shop is briefly unavailable/],
  [503, /^The shop is briefly unavailable/],
  [504, /^The shop is briefly unavailable/],
  [500, /^Something went wrong/],
  [403, /^Something went wrong/],
])('a change that failed with status %s says why', (status, text) => {
  expect(failureText(status, messages)).toMatch(text);
});

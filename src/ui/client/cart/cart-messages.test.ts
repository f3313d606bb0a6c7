import { expect, test } from 'vitest';
import { messagesAsJson } from '#messages/message.ts';
import { messagesFor } from '#messages/messages.ts';
import { type CartScriptMessages, failureText } from './cart-messages.ts';

const messages: CartScriptMessages = JSON.parse(messagesAsJson(messagesFor('en').cart.script));

test.each([
  ['disconnected', /^We couldn’t reach the shop/],
  ['timed_out', /^The shop is taking too long/],
  [408, /^The shop is taking too long/],
  [413, /^That’s too much to send/],
  [429, /^That was a lot at once/],
  [502, /^The shop is briefly unavailable/],
  [503, /^The shop is briefly unavailable/],
  [504, /^The shop is briefly unavailable/],
  [500, /^Something went wrong/],
  [403, /^Something went wrong/],
] as const)('a change that failed with status %s says why', (status, text) => {
  expect(failureText(status, messages)).toMatch(text);
});

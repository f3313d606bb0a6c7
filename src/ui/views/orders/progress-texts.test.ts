import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { OrderEvent } from '#shop/checkout/order.ts';
import { sampleOrder } from '#tests/fixtures/order.ts';
import { progressTexts } from './progress-texts.ts';

const at = '2026-11-21T09:00:00.000Z';
const event = (change: Partial<OrderEvent>): OrderEvent => ({
  kind: 'shipped',
  at,
  pieces: [],
  amount: null,
  trackingUrl: null,
  isRestocked: false,
  ...change,
});
const textsOf = (locale: string, ...events: readonly Partial<OrderEvent>[]) =>
  progressTexts(
    { ...sampleOrder(), events: events.map(event) },
    { messages: messagesFor(locale).checkout.orders, locale, timeZone: 'Europe/Oslo' },
  ).map(({ text }) => text);
const [first, second] = [
  { line: 0, quantity: 2 },
  { line: 1, quantity: 3 },
];

test('an order of which something is still to be sent is being prepared', () => {
  expect(textsOf('en-GB')).toEqual(['We’re preparing your order.']);
  expect(textsOf('en-GB', { pieces: [first] })).toEqual([
    'Part of your order was sent on 21 November 2026.',
    'We’re preparing your order.',
  ]);
});

test('an order that was sent, paid or cancelled as a whole says so', () => {
  expect(textsOf('en-GB', { kind: 'paid' }, { pieces: [first, second] })).toEqual([
    'Paid on 21 November 2026.',
    'Sent on 21 November 2026.',
  ]);
  expect(textsOf('en-GB', { kind: 'cancelled', pieces: [first, second] })).toEqual(['Cancelled on 21 November 2026.']);
});

test('a refund names its amount in the language of the shop', () => {
  expect(textsOf('de-DE', { pieces: [first, second] }, { kind: 'refunded', amount: 2160 })[1]).toBe(
    'Am 21. November 2026 haben wir 21,60\u00A0€ erstattet.',
  );
});

test('a parcel has the address of its tracking', () => {
  const trackingUrl = 'https://carrier.example/1';
  const order = { ...sampleOrder(), events: [event({ pieces: [first], trackingUrl })] };
  const wording = { messages: messagesFor('en-GB').checkout.orders, locale: 'en-GB', timeZone: 'Europe/Oslo' };
  expect(progressTexts(order, wording)[0]?.trackingUrl).toBe(trackingUrl);
});

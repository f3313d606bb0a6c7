import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { Order } from '#shop/checkout/order.ts';
import { sampleBuyer } from '#tests/fixtures/site.ts';
import { composeOrderMessage } from './order-mail.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const order: Order = {
  number: 'H10001',
  token: 'token',
  placedAt: '2026-11-20T12:00:00Z',
  buyer: { ...sampleBuyer, name: 'Kari\nNordmann' },
  lines: [],
  note: 'Please ring twice.',
  codes: [],
  method: { id: 'home', name: 'Hjemlevering', days: [1, 3] },
  subtotal: euro(7000),
  discount: euro(700),
  delivery: euro(0),
  total: euro(6300),
  tax: { rate: 25, amount: euro(1260) },
};

const compose = (locale: string, change: Partial<Order> = {}) =>
  composeOrderMessage(
    { ...order, ...change },
    {
      shop: 'Halden',
      seller: ['Halden AS', 'Storgata 14, 1771 Halden, Norway'],
      link: 'https://shop.test/orders/token',
      language: { locale, messages: messagesFor(locale).mail },
    },
  );

test('a confirmation names the order, its sums, where it goes and how to pay', () => {
  const { to, subject, text } = compose('en-GB');
  expect([to, subject]).toEqual(['kari@example.org', 'Your order H10001 at Halden']);
  expect(text).toContain('Thank you, Kari Nordmann. Your order H10001 is confirmed.');
  expect(text).toContain(
    'Subtotal: €70\nDiscount: −€7\nDelivery, Hjemlevering: free\nTotal: €63\nIncludes €12.60 VAT (25%)',
  );
  expect(text).toContain('Delivering to:\nKari Nordmann\nStorgata 1\n0155 Oslo\nNorway');
  expect(text).toContain('Your note: Please ring twice.');
  expect(text).toContain('https://shop.test/orders/token');
  expect(text).toMatch(/\n\nHalden AS\nStorgata 14, 1771 Halden, Norway\n$/);
});

test('an order without discount, tax and note has no lines for them', () => {
  const { text } = compose('en-GB', { discount: euro(0), tax: null, note: '', delivery: euro(500) });
  expect(text).not.toMatch(/Discount|VAT|note/);
  expect(text).toContain('Delivery, Hjemlevering: €5');
});

test.each([
  ['de-DE', 'Ihre Bestellung H10001 bei Halden', 'Gesamtsumme: 63\u00A0€'],
  ['nb-NO', 'Bestillingen din H10001 hos Halden', 'Totalt: 63 €'],
])('in %s the confirmation and its amounts are in that language', (locale, expected, total) => {
  const { subject, text } = compose(locale);
  expect(subject).toBe(expected);
  expect(text.replaceAll('\u00A0', ' ')).toContain(total.replaceAll('\u00A0', ' '));
  expect(text).not.toMatch(/Thank you|Subtotal|Delivering/);
});

import { expect, test } from 'vitest';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { createEvents } from './events.ts';

const now = new Date('2026-01-05T12:00:00Z');
const events = createEvents({ secrets: ['a secret of some length'], clock: () => now });

const read = async (event: unknown, secret = 'a secret of some length') => {
  const bytes = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event));
  return events.read(signRequest({ id: 'msg_1', body: bytes, sentAt: now.getTime() }, secret).headers, bytes);
};

test('a delivery that is signed with another secret, or not at all, is refused', async () => {
  const event = { type: 'order.created' };
  expect(await read(event, 'another secret of some length')).toEqual({ ok: false, reason: 'invalid_signature' });
  expect(await events.read({}, Buffer.from('{}'))).toEqual({ ok: false, reason: 'missing_header' });
});

test.each([
  { type: 'order.created', data: { id: 'order 1' } },
  { type: 'order.created' },
  { type: 'product.renamed', data: { changes: [{ kind: 'unknown' }] } },
])('a delivery of an unknown topic is accepted and changes nothing: %j', async (event) => {
  expect(await read(event)).toEqual({ ok: true, id: 'msg_1', topic: event.type, changes: [] });
});

test.each(['', 'no JSON', '[]', {}, { type: 7 }, { type: 'x'.repeat(101) }, { type: 'product.changed' }])(
  'a delivery without a topic, or without the changes of its topic, is malformed: %j',
  async (event) => {
    expect(await read(event)).toEqual({ ok: false, reason: 'malformed' });
  },
);

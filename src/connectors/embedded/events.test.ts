import { expect, test } from 'vitest';
import { makeEvents } from './events.ts';

const read = async (event: unknown) =>
  makeEvents().read({ 'webhook-id': 'msg_1' }, Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)));

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

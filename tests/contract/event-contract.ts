import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangeReference } from '#commerce/changes.ts';
import type { Delivery } from '#commerce/delivery-signature.ts';
import type { EventReadResult, Events } from '#commerce/events.ts';
import type { OpenEvents } from './connector-subject.ts';

/** Tests of what every connector's events must do with deliveries. */
export function eventContract(open: OpenEvents): void {
  test('a genuine delivery names what changed, and the same delivery has the same id', async () => {
    const { events, product, updated } = await open();
    const delivery = updated();
    const read = await readDelivery(events, delivery);
    const change = changesOf(read).find(({ kind, ids }) => kind === 'product' && ids.includes(product));
    expect(change).toMatchObject({ deleted: false });
    expect([null, change?.version && new Date(change.version).toISOString()]).toContain(change?.version);
    expect(await readDelivery(events, delivery)).toEqual(read);
    const other = await readDelivery(events, updated());
    expect([read.ok, other.ok, read.ok && other.ok && read.id === other.id]).toEqual([true, true, false]);
  });

  test('a delivery about a deletion says so', async () => {
    const { events, product, deleted } = await open();
    const read = await readDelivery(events, deleted());
    expect(changesOf(read).flatMap(({ deleted, ids }) => (deleted ? ids : []))).toEqual([product]);
  });

  test('a delivery of a topic that is not known is accepted and changes nothing', async () => {
    const { events, unknownTopic } = await open();
    expect(await readDelivery(events, unknownTopic())).toMatchObject({ ok: true, changes: [] });
  });

  test('a delivery that is signed with another secret is refused', async () => {
    const { events, foreign } = await open();
    expect(await readDelivery(events, foreign())).toEqual({ ok: false, reason: 'invalid_signature' });
  });

  test('a delivery with any byte changed is refused', async () => {
    const { events, updated } = await open();
    const { headers, bytes } = updated();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
        const altered = bytes.map((byte, index) => (index === place ? byte ^ change : byte));
        expect(await readDelivery(events, { headers, bytes: altered })).toEqual({
          ok: false,
          reason: 'invalid_signature',
        });
      }),
      { numRuns: 50 },
    );
  });

  test('a delivery without one of its headers is not accepted with changes of its own', async () => {
    const { events, updated } = await open();
    const { headers, bytes } = updated();
    const whole = await readDelivery(events, { headers, bytes });
    expect(whole.ok).toBe(true);
    for (const name of Object.keys(headers)) {
      const { [name]: _removed, ...others } = headers;
      const read = await readDelivery(events, { headers: others, bytes });
      expect(read.ok ? read.changes : changesOf(whole)).toEqual(changesOf(whole));
    }
    expect(await readDelivery(events, { headers: {}, bytes })).toEqual({ ok: false, reason: 'missing_header' });
  });

  test.for([
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{}',
    '{"id":{}}',
    '{"id":-1}',
    '{"id":1e400}',
    '\u0000',
    '{"__proto__":{"x":1}}',
  ])('a signed body that the platform never sends does no harm: %j', async (body) => {
    const { events, sign } = await open();
    const read = await readDelivery(events, sign(Buffer.from(body)));
    expect(changesOf(read).flatMap(({ ids }) => ids)).toEqual([]);
    expect(['malformed', null]).toContain(read.ok ? null : read.reason);
  });

  test('signed bytes that are no text, and any other bytes, do not fail', async () => {
    const { events, sign } = await open();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const read = await readDelivery(events, sign(bytes));
        expect(['malformed', null]).toContain(read.ok ? null : read.reason);
      }),
      { numRuns: 100 },
    );
  });

  test('a huge delivery is read', async () => {
    const { events, updated, sign } = await open();
    const genuine: unknown = JSON.parse(Buffer.from(updated().bytes).toString());
    const huge = { ...(typeof genuine === 'object' ? genuine : null), padding: 'x'.repeat(1_000_000) };
    expect(await readDelivery(events, sign(Buffer.from(JSON.stringify(huge))))).toMatchObject({ ok: true });
  });
}

function changesOf(read: EventReadResult): readonly ChangeReference[] {
  return read.ok ? read.changes : [];
}

function readDelivery(events: Events, { headers, bytes }: Delivery) {
  return events.read(headers, bytes);
}

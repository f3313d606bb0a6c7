import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Outbox, OutgoingEvent } from '#commerce/events.ts';
import { type OutboxSenderOptions, startOutboxSender } from './outbox-sender.ts';
import { type Delivery, verifySignature } from './signatures.ts';

const secret = 'a secret of some length';
const event = (target: string): OutgoingEvent => ({
  number: 1,
  id: 'msg_1',
  target,
  body: '{"type":"x"}',
  attempts: 0,
});

/** A target that answers with a status and remembers what it was sent. */
async function openTarget(status: number): Promise<{ readonly url: string; readonly deliveries: Delivery[] }> {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray());
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    deliveries.push({ headers, bytes });
    response.writeHead(status, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, deliveries };
}

/** An outbox that hands out its events once and notes what becomes of them. */
function outboxOf(events: readonly OutgoingEvent[]): { readonly outbox: Outbox; readonly ended: string[] } {
  const ended: string[] = [];
  const waiting = [...events];
  return {
    ended,
    outbox: {
      isIdle: () => waiting.length === 0,
      take: () => waiting.splice(0),
      markDelivered: ({ target }) => void ended.push(`delivered ${target}`),
      markFailed: ({ target }) => {
        ended.push(`failed ${target}`);
        return 'later';
      },
    },
  };
}

test('an event is posted with its id and a signature that its receiver finds good', async () => {
  const { url, deliveries } = await openTarget(204);
  const { outbox, ended } = outboxOf([event(url)]);
  const report = vi.fn<OutboxSenderOptions['report']>();
  const sender = startOutboxSender({ outbox, targets: [url], secret, report });
  await expect.poll(() => ended).toEqual([`delivered ${url}`]);
  await sender.stop();
  const [delivery] = deliveries;
  expect(delivery && verifySignature(delivery, { secrets: [secret], now: Date.now() })).toEqual({
    ok: true,
    signed: { family: 'standard', id: 'msg_1' },
  });
  expect([Buffer.from(delivery?.bytes ?? []).toString(), report.mock.calls]).toEqual(['{"type":"x"}', []]);
});

test.each([302, 404, 500])('a target that answers %i has not taken the event', async (status) => {
  const { url } = await openTarget(status);
  const { outbox, ended } = outboxOf([event(url)]);
  const report = vi.fn<OutboxSenderOptions['report']>();
  const sender = startOutboxSender({ outbox, targets: [url], secret, report });
  await expect.poll(() => ended).toEqual([`failed ${url}`]);
  await sender.stop();
  expect(report.mock.calls[0]?.[2]).toBe('later');
});

test('a target that is not there keeps no other from its event', async () => {
  const { url } = await openTarget(200);
  const nowhere = 'http://127.0.0.1:9/';
  const { outbox, ended } = outboxOf([event(nowhere), event(url)]);
  const sender = startOutboxSender({ outbox, targets: [], secret, report: () => undefined });
  await expect.poll(() => ended.toSorted()).toEqual([`delivered ${url}`, `failed ${nowhere}`]);
  await sender.stop();
});

test('a database that cannot be read is looked into again', async () => {
  const { url } = await openTarget(200);
  const { outbox, ended } = outboxOf([event(url)]);
  let looks = 0;
  const isIdle = (): boolean => {
    looks += 1;
    if (looks === 1) throw new Error('database is locked');
    return outbox.isIdle();
  };
  const report = vi.fn<OutboxSenderOptions['report']>();
  const sender = startOutboxSender({ outbox: { ...outbox, isIdle }, targets: [], secret, report });
  await expect.poll(() => ended).toEqual([`delivered ${url}`]);
  await sender.stop();
  expect(report).toHaveBeenCalledTimes(1);
});

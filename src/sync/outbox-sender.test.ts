import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemRuntime } from '#app/runtime.ts';
import { type Delivery, verifySignature } from '#commerce/delivery-signature.ts';
import type { Outbox, OutgoingEvent } from '#commerce/events.ts';
import { standardWebhooks } from '#commerce/standard-webhooks.ts';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { type OutboxSenderOptions, startOutboxSender } from './outbox-sender.ts';

const secret = 'a secret of some length';
const system = { fetch, runtime: systemRuntime };
const event = (target: string): OutgoingEvent => ({
  number: 1,
  id: 'msg_1',
  target,
  body: '{"type":"x"}',
  attempts: 0,
});

/** A target that responds with a status and records its deliveries. */
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

/** An outbox that returns its events once and records their results. */
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

test('an event is posted with its id and a valid signature', async () => {
  const { url, deliveries } = await openTarget(204);
  const { outbox, ended } = outboxOf([event(url)]);
  const report = vi.fn<OutboxSenderOptions['report']>();
  const sender = startOutboxSender({ ...system, outbox, targets: [url], secret, report });
  await expect.poll(() => ended).toEqual([`delivered ${url}`]);
  await sender.stop();
  const [delivery] = deliveries;
  expect(delivery && verifySignature([standardWebhooks], delivery, { secrets: [secret], now: Date.now() })).toEqual({
    ok: true,
    id: 'msg_1',
  });
  expect([Buffer.from(delivery?.bytes ?? []).toString(), report.mock.calls]).toEqual(['{"type":"x"}', []]);
});

test.each([302, 404, 500])('an event whose target responds with %i has failed', async (status) => {
  const { url } = await openTarget(status);
  const { outbox, ended } = outboxOf([event(url)]);
  const report = vi.fn<OutboxSenderOptions['report']>();
  const sender = startOutboxSender({ ...system, outbox, targets: [url], secret, report });
  await expect.poll(() => ended).toEqual([`failed ${url}`]);
  await sender.stop();
  expect(report.mock.calls[0]?.[2]).toBe('later');
  const message = status === 302 ? 'fetch failed' : `${url} answered with status ${status}`;
  expect(report.mock.calls[0]?.[0]).toMatchObject({ message });
});

test('a failure that cannot be recorded is reported as such', async () => {
  const { url } = await openTarget(500);
  const { outbox } = outboxOf([event(url)]);
  const markFailed = (): never => {
    throw new Error('database is locked');
  };
  const report = vi.fn<OutboxSenderOptions['report']>();
  const sender = startOutboxSender({ ...system, outbox: { ...outbox, markFailed }, targets: [url], secret, report });
  await expect.poll(() => report.mock.calls.map(([, , next]) => next)).toEqual(['unknown']);
  await sender.stop();
});

test('stopping waits for the deliveries in progress and begins no others', async () => {
  const target = 'https://target.example/';
  const { outbox, ended } = outboxOf([event(target)]);
  const runtime = createManualRuntime();
  const { promise: response, resolve } = Promise.withResolvers<Response>();
  const options = { outbox, targets: [], secret, fetch: async () => response, runtime, report: () => undefined };
  const sender = startOutboxSender(options);
  const stopped = sender.stop().then(() => [...ended]);
  await runtime.advance(1000);
  expect(ended).toEqual([]);
  resolve(new Response());
  expect(await stopped).toEqual([`delivered ${target}`]);
});

test('a target that cannot be reached does not delay the events of others', async () => {
  const { url } = await openTarget(200);
  const nowhere = 'http://127.0.0.1:9/';
  const { outbox, ended } = outboxOf([event(nowhere), event(url)]);
  const sender = startOutboxSender({ ...system, outbox, targets: [], secret, report: () => undefined });
  await expect.poll(() => ended.toSorted()).toEqual([`delivered ${url}`, `failed ${nowhere}`]);
  await sender.stop();
});

test('an outbox that cannot be read is polled again', async () => {
  const { url } = await openTarget(200);
  const { outbox, ended } = outboxOf([event(url)]);
  let polls = 0;
  const isIdle = (): boolean => {
    polls += 1;
    if (polls === 1) throw new Error('database is locked');
    return outbox.isIdle();
  };
  const report = vi.fn<OutboxSenderOptions['report']>();
  const sender = startOutboxSender({ ...system, outbox: { ...outbox, isIdle }, targets: [], secret, report });
  await expect.poll(() => ended).toEqual([`delivered ${url}`]);
  await sender.stop();
  expect(report).toHaveBeenCalledTimes(1);
});

test('an event whose target does not respond within five seconds has failed', async () => {
  const { outbox, ended } = outboxOf([event('https://target.example/')]);
  const runtime = createManualRuntime();
  const report = vi.fn<OutboxSenderOptions['report']>();
  const hangingFetch: typeof fetch = async (_, request) =>
    new Promise((_resolve, reject) => {
      request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
    });
  const sender = startOutboxSender({ outbox, targets: [], secret, fetch: hangingFetch, runtime, report });
  await runtime.advance(4999);
  expect(ended).toEqual([]);
  await runtime.advance(1);
  expect(ended).toEqual(['failed https://target.example/']);
  expect(report.mock.calls[0]?.[0]).toMatchObject({ name: 'TimeoutError' });
  await sender.stop();
});

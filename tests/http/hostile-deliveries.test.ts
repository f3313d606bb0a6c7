import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '#routes.ts';
import { signRequest } from '#sync/outbox-sender.ts';
import { deliverySecret } from '../helpers/send-delivery.ts';
import { freePort } from '../helpers/servers/free-port.ts';
import { sendRaw } from '../helpers/raw-http.ts';
import { startShop } from '../helpers/start-shop.ts';

const megabyte = 1024 * 1024;

const oneChange = (ids: string): string =>
  `{"kind":"product","ids":${ids},"handles":[],"deleted":false,"version":null,"settleMs":0}`;

/** Bodies with a valid signature, as from a sender with a stolen secret. */
const bodies: readonly (readonly [what: string, body: string | Buffer, headers: Record<string, string>])[] = [
  ['nested half a million deep', '['.repeat(500_000), {}],
  ['nested deep in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, {}],
  [
    'of a third of a million empty changes',
    `{"type":"product.changed","data":{"changes":[${'{},'.repeat(340_000)}{}]}}`,
    {},
  ],
  [
    'that names half a million things by numbers',
    `{"type":"product.changed","data":{"changes":[${oneChange(`[${'1,'.repeat(500_000)}1]`)}]}}`,
    {},
  ],
  [
    'that names a hundred thousand products',
    `{"type":"product.changed","data":{"changes":[${oneChange(`[${'"1",'.repeat(100_000)}"1"]`)}]}}`,
    {},
  ],
  ['of a thousand times ten thousand keys', `{"data":{${'"k":1,'.repeat(150_000)}"z":1}}`, {}],
  ['of one number of a million digits', `{"data":${'9'.repeat(megabyte - 100)}}`, {}],
  ['compressed from a hundred megabytes', gzipSync(Buffer.alloc(100 * megabyte)), { 'content-encoding': 'gzip' }],
];

/**
 * How long one body may delay other requests: 50 ms on an idle machine, and this multiple of the delay that this machine
 * has without load.
 */
const longestSeconds = 0.05;
const noise = 20;

test('deep, huge and compressed deliveries are refused without delaying page requests', async () => {
  const { url, delay } = await startWithCollectedLog();
  await fetch(`${url}/health/live`);
  await delay();
  for (const _ of Array.from({ length: 20 })) await fetch(`${url}/health/live`);
  const idle = await delay();
  for (const [what, body, headers] of bodies) {
    const request = signRequest({ id: `msg_${randomUUID()}`, body, sentAt: Date.now() }, deliverySecret);
    const sent = fetch(url + routes.webhooks(), { ...request, headers: { ...request.headers, ...headers } });
    const health = await fetch(`${url}/health/live`);
    expect([what, (await sent).status, health.status]).toEqual([what, 400, 200]);
    expect([what, Math.max(0, (await delay()) - longestSeconds - noise * idle)]).toEqual([what, 0]);
  }
});

test('a delivery with a wrong Content-Length changes nothing and does not harm the process', async () => {
  const { url } = await startWithCollectedLog();
  const head = (length: number): string =>
    `POST ${routes.webhooks()} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`;
  for (const declared of [megabyte + 1, 2 * megabyte, 3 * megabyte])
    expect(await sendRaw(url, `${head(declared)}{}`, 3000)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await sendRaw(url, `${head(2)}{}garbage that is no request\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});

async function startWithCollectedLog() {
  const METRICS_PORT = String(await freePort());
  const shop = await startShop({ WEBHOOK_SECRETS: deliverySecret, METRICS_PORT });
  onTestFinished(shop.stop);
  /** The longest event loop delay since the last call, in seconds. */
  const delay = async (): Promise<number> => {
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    return Number(/^storefront_event_loop_delay_max_seconds (.+)$/m.exec(metrics)?.[1]);
  };
  return { ...shop, delay };
}

import { createHmac, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '#routes.ts';
import { signRequest } from '#commerce/standard-webhooks.ts';
import { deliverySecret } from '../../helpers/send-delivery.ts';
import { sendRaw } from '../../helpers/http/raw-http.ts';
import { startShop } from '../../helpers/start-shop.ts';

const megabyte = 1024 * 1024;

const oneChange = (ids: string): string =>
  `{"kind":"product","ids":${ids},"handles":[],"deleted":false,"version":null,"settleMs":0}`;

/** Bodies with a valid signature, as from a sender with a stolen secret, and the status that refuses them. */
const bodies: readonly (readonly [what: string, body: string | Buffer, status: number])[] = [
  ['nested half a million deep', '['.repeat(500_000), 400],
  ['nested deep in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
  [
    'of a third of a million empty changes',
    `{"type":"product.changed","data":{"changes":[${'{},'.repeat(340_000)}{}]}}`,
    400,
  ],
  [
    'that names half a million things by numbers',
    `{"type":"product.changed","data":{"changes":[${oneChange(`[${'1,'.repeat(500_000)}1]`)}]}}`,
    400,
  ],
  [
    'that names a hundred thousand products',
    `{"type":"product.changed","data":{"changes":[${oneChange(`[${'"1",'.repeat(100_000)}"1"]`)}]}}`,
    400,
  ],
  ['of a thousand times ten thousand keys', `{"data":{${'"k":1,'.repeat(150_000)}"z":1}}`, 400],
  ['of one number of a million digits', `{"data":${'9'.repeat(megabyte - 100)}}`, 400],
  ['compressed from a hundred megabytes', gzipSync(Buffer.alloc(100 * megabyte)), 415],
];

/** Of the platform that the tests run in front of. */
function signatureHeaders(body: string | Buffer): Readonly<Record<string, string>> {
  if (!process.env['TEST_PLATFORM'])
    return signRequest({ id: `msg_${randomUUID()}`, body, sentAt: Date.now() }, deliverySecret).headers;
  return {
    'x-shopify-hmac-sha256': createHmac('sha256', deliverySecret).update(body).digest('base64'),
    'x-shopify-webhook-id': randomUUID(),
    'x-shopify-topic': 'orders/create',
    'x-shopify-shop-domain': 'another-shop.myshopify.com',
  };
}

/** Shopify’s deliveries have many fields and topics that the shop does not need: it accepts and ignores them. */
const answersToUnknown: readonly number[] = process.env['TEST_PLATFORM'] ? [200] : [];

test('deep, huge and compressed deliveries are refused, and the shop goes on', async () => {
  const { url } = await startWithDeliveries();
  for (const [what, body, status] of bodies) {
    const encoding = typeof body === 'string' ? {} : { 'content-encoding': 'gzip' };
    const headers = { ...signatureHeaders(body), ...encoding };
    const sent = fetch(url + routes.webhooks(), { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) });
    const health = await fetch(`${url}/health/live`);
    const isAnswered = [status, ...answersToUnknown].includes((await sent).status);
    expect([what, isAnswered, health.status]).toEqual([what, true, 200]);
  }
});

test('a delivery with a wrong Content-Length changes nothing and does not harm the process', async () => {
  const { url } = await startWithDeliveries();
  const head = (length: number): string =>
    `POST ${routes.webhooks()} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`;
  for (const declared of [megabyte + 1, 2 * megabyte, 3 * megabyte])
    expect(await sendRaw(url, `${head(declared)}{}`, 3000)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await sendRaw(url, `${head(2)}{}garbage that is no request\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});

async function startWithDeliveries() {
  const shop = await startShop({ WEBHOOK_SECRETS: deliverySecret });
  onTestFinished(shop.stop);
  return shop;
}

import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '#routes.ts';
import { signedRequest } from '#webhooks/send.ts';
import { deliverySecret } from '../helpers/deliver.ts';
import { sendRaw } from '../helpers/raw-http.ts';
import { startShop } from '../helpers/start-shop.ts';

const megabyte = 1024 * 1024;

/** Bodies with a good signature, as a sender would make them whose secret was stolen. */
const bodies: readonly (readonly [what: string, body: string | Buffer, headers: Record<string, string>])[] = [
  ['nested half a million deep', '['.repeat(500_000), {}],
  ['nested deep in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, {}],
  ['of a thousand times ten thousand keys', `{"data":{${'"k":1,'.repeat(150_000)}"z":1}}`, {}],
  ['of one number of a million digits', `{"data":${'9'.repeat(megabyte - 100)}}`, {}],
  ['compressed from a hundred megabytes', gzipSync(Buffer.alloc(100 * megabyte)), { 'content-encoding': 'gzip' }],
];

test('deep, huge and compressed deliveries are refused, and visitors are answered meanwhile', async () => {
  const { url } = await startWatched();
  for (const [what, body, headers] of bodies) {
    const request = signedRequest({ id: `msg_${randomUUID()}`, body }, deliverySecret);
    const sent = fetch(url + routes.webhooks(), { ...request, headers: { ...request.headers, ...headers } });
    const health = await fetch(`${url}/health/live`);
    expect([what, (await sent).status, health.status]).toEqual([what, 400, 200]);
  }
});

test('a delivery that lies about its length changes nothing, and the process goes on', async () => {
  const { url } = await startWatched();
  const head = (length: number): string =>
    `POST ${routes.webhooks()} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`;
  expect(await sendRaw(url, `${head(3 * megabyte)}{}`, 3000)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await sendRaw(url, `${head(2)}{}garbage that is no request\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
});

async function startWatched() {
  const shop = await startShop({ WEBHOOK_SECRETS: deliverySecret });
  onTestFinished(shop.stop);
  return shop;
}

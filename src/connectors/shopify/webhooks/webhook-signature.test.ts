import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delivery, type SignatureVerdict, verifySignature } from '#commerce/delivery-signature.ts';
import { flipBits } from '#tests/helpers/flip-bits.ts';
import { shopifySignatures } from './webhook-signature.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const shopify = {
  secret: 'hush',
  delivery: {
    headers: {
      'x-shopify-hmac-sha256': 'PChQV/s9qVvLuYZx4s3CvtPkNn5M2k1OrvTkc0qHHSM=',
      'x-shopify-topic': 'products/update',
      'x-shopify-shop-domain': 'example.myshopify.com',
      'x-shopify-webhook-id': 'b54557e4',
    },
    bytes: bytesOf('{"id":788032119674292922,"title":"Example T-Shirt"}'),
  },
} as const;

const unprefixed: Delivery = {
  bytes: shopify.delivery.bytes,
  headers: Object.fromEntries(Object.entries(shopify.delivery.headers).map(([name, value]) => [name.slice(2), value])),
};

const verifyShopify = (delivery: Delivery, secrets: readonly string[] = [shopify.secret]): SignatureVerdict =>
  verifySignature(shopifySignatures, delivery, { secrets, now: 0 });

const refused = (reason: string): unknown => ({ ok: false, reason });

test('headers with and without `x-` are valid', () => {
  expect(verifyShopify(shopify.delivery)).toEqual({ ok: true, id: 'b54557e4' });
  expect(verifyShopify(unprefixed)).toEqual({ ok: true, id: 'b54557e4' });
});

const families: readonly (readonly [name: string, delivery: Delivery, header: string])[] = [
  ['with prefix', shopify.delivery, 'x-shopify-hmac-sha256'],
  ['without prefix', unprefixed, 'shopify-hmac-sha256'],
];

test.each(families)('%s: a body, signature or key with one wrong bit is refused', (_, { headers, bytes }, header) => {
  const bodies = flipBits(bytes).map((wrong) => verifyShopify({ headers, bytes: wrong }));
  const signatures = flipBits(Buffer.from(headers[header] ?? '', 'latin1')).map((wrong) =>
    verifyShopify({ headers: { ...headers, [header]: wrong.toString('latin1') }, bytes }),
  );
  const keys = flipBits(Buffer.from(shopify.secret)).map((wrong) =>
    verifyShopify({ headers, bytes }, [wrong.toString('latin1')]),
  );
  expect(signatures.length).toBeGreaterThan(300);
  expect([...bodies, ...signatures, ...keys].filter(({ ok }) => ok)).toEqual([]);
});

test('a signature by any of the secrets is valid, by a removed one it is not', () => {
  expect(verifyShopify(shopify.delivery, ['new secret', shopify.secret]).ok).toBe(true);
  expect(verifyShopify(shopify.delivery, ['new secret'])).toEqual(refused('invalid_signature'));
  expect(verifyShopify(shopify.delivery, [])).toEqual(refused('invalid_signature'));
});

test('a delivery with headers of both families is malformed', () => {
  const headers = { ...unprefixed.headers, ...shopify.delivery.headers };
  expect(verifyShopify({ headers, bytes: shopify.delivery.bytes })).toEqual(refused('malformed'));
});

test.each(['x-shopify-topic', 'x-shopify-shop-domain', 'x-shopify-webhook-id', 'x-shopify-hmac-sha256'])(
  'a Shopify delivery without %s has a missing header',
  (name) => {
    const headers = Object.fromEntries(Object.entries(shopify.delivery.headers).filter(([each]) => each !== name));
    expect(verifyShopify({ headers, bytes: shopify.delivery.bytes })).toEqual(refused('missing_header'));
  },
);

test('the signature covers the raw bytes of the body', () => {
  const body = Buffer.concat([Buffer.from('{"a" : "\\u00e9",\r\n"b":"😀 '), Buffer.from([0xff]), Buffer.from('"}')]);
  const signature = createHmac('sha256', shopify.secret).update(body).digest('base64');
  const headers = { ...shopify.delivery.headers, 'x-shopify-hmac-sha256': signature };
  expect(verifyShopify({ headers, bytes: body }).ok).toBe(true);
  expect(verifyShopify({ headers, bytes: Buffer.from(body.toString()) })).toEqual(refused('invalid_signature'));
});

test('any headers and bytes result in a verdict', () => {
  const names = [...Object.keys(shopify.delivery.headers), ...Object.keys(unprefixed.headers)];
  const anyHeaders = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(anyHeaders, fc.uint8Array(), (headers, bytes) => {
      expect(verifyShopify({ headers, bytes }).ok).toBe(false);
    }),
  );
});

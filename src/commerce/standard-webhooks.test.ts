import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delivery, standardKey, type SignatureVerdict, signStandard, verifySignature } from './signatures.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The test vector of the Standard Webhooks specification. */
const standard = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  now: 1614265330_000,
  delivery: {
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    bytes: bytesOf('{"test": 2432232314}'),
  },
} as const;

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

function verifyStandard(change: Readonly<Record<string, string>> = {}, now: number = standard.now): SignatureVerdict {
  const headers = { ...standard.delivery.headers, ...change };
  return verifySignature({ headers, bytes: standard.delivery.bytes }, { secrets: [standard.secret], now });
}

const verifyShopify = (delivery: Delivery, secrets: readonly string[] = [shopify.secret]): SignatureVerdict =>
  verifySignature(delivery, { secrets, now: 0 });

const refused = (reason: string): unknown => ({ ok: false, reason });

test('the published vector of Standard Webhooks is valid', () => {
  expect(verifyStandard()).toEqual({ ok: true, signed: { family: 'standard', id: 'msg_p5jXN8AQM9LWM0D4loKWxJek' } });
});

test('Shopify headers with and without `x-` are valid', () => {
  expect(verifyShopify(shopify.delivery)).toEqual({ ok: true, signed: { family: 'shopify', id: 'b54557e4' } });
  expect(verifyShopify(unprefixed)).toEqual({ ok: true, signed: { family: 'shopify', id: 'b54557e4' } });
});

interface Vector {
  readonly delivery: Delivery;
  readonly secret: string;
  readonly header: string;
}

const vectors: readonly (readonly [string, Vector])[] = [
  ['Standard Webhooks', { ...standard, header: 'webhook-signature' }],
  ['Shopify', { ...shopify, header: 'x-shopify-hmac-sha256' }],
  ['Shopify without prefix', { delivery: unprefixed, secret: shopify.secret, header: 'shopify-hmac-sha256' }],
];

const isGood = ({ delivery, secret }: Vector): boolean =>
  verifySignature(delivery, { secrets: [secret], now: standard.now }).ok;

test.each(vectors)('%s: a body with one wrong bit is refused', (_, vector) => {
  const { headers, bytes } = vector.delivery;
  expect(flips(bytes).filter((wrong) => isGood({ ...vector, delivery: { headers, bytes: wrong } }))).toEqual([]);
});

test.each(vectors)('%s: a signature with one wrong bit is refused', (_, vector) => {
  const { headers, bytes } = vector.delivery;
  const wrong = flips(Buffer.from(headers[vector.header] ?? '', 'latin1')).map((each) => each.toString('latin1'));
  const accepted = wrong.filter((signature) =>
    isGood({ ...vector, delivery: { bytes, headers: { ...headers, [vector.header]: signature } } }),
  );
  expect(wrong.length).toBeGreaterThan(300);
  expect(accepted).toEqual([]);
});

test.each(vectors)('%s: a key with one wrong bit is refused', (_, vector) => {
  const keys = flips(Buffer.from(standardKey(vector.secret) ?? []));
  const secrets = keys.map((key) =>
    vector.secret.startsWith('whsec_') ? `whsec_${key.toString('base64')}` : key.toString('latin1'),
  );
  expect(secrets.filter((secret) => isGood({ ...vector, secret }))).toEqual([]);
});

/** Copies of the bytes, each with another bit inverted. */
function flips(bytes: Uint8Array): readonly Buffer[] {
  return Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return flipped;
  });
}

test.each([
  [-301, false],
  [-300, true],
  [300, true],
  [301, false],
])('a timestamp %i seconds off is valid: %s', (seconds, isValid) => {
  expect(verifyStandard({}, standard.now + seconds * 1000).ok).toBe(isValid);
});

test.each(['1614265330abc', '1.614265330e9', '-1614265330', '0x6037b8f2', ' ', '1614265330.0'])(
  'the timestamp %j is refused',
  (timestamp) => {
    expect(verifyStandard({ 'webhook-timestamp': timestamp }).ok).toBe(false);
  },
);

const good = standard.delivery.headers['webhook-signature'];

test('a list of signatures with one valid one is valid', () => {
  expect(verifyStandard({ 'webhook-signature': `v2,x v1,bad v1a,zzz ${good}` }).ok).toBe(true);
});

test.each([
  ['without its version', good.slice(3)],
  ['of another version', good.replace('v1,', 'v2,')],
  ['in a list of 10,000', `${'v1,bad '.repeat(10_000)}${good}`],
  ['shorter', good.slice(0, -1)],
  ['longer', `${good}A`],
  ['in base64url', good.replaceAll('+', '-').replaceAll('/', '_')],
  ['twice', `${good}, ${good}`.replace(', ', ',')],
])('a signature %s is refused', (_, signature) => {
  expect(verifyStandard({ 'webhook-signature': signature })).toEqual(refused('invalid_signature'));
});

test('a signature by any of the secrets is valid, by a removed one it is not', () => {
  expect(verifyShopify(shopify.delivery, ['new secret', shopify.secret]).ok).toBe(true);
  expect(verifyShopify(shopify.delivery, ['new secret'])).toEqual(refused('invalid_signature'));
  expect(verifyShopify(shopify.delivery, [])).toEqual(refused('invalid_signature'));
});

test('a delivery with headers of two families is malformed', () => {
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

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('an empty %s is a missing header', (name) => {
  expect(verifyStandard({ [name]: '' })).toEqual(refused('missing_header'));
});

test('an id with control characters or more than 255 characters is malformed', () => {
  expect(verifyStandard({ 'webhook-id': 'msg\none' })).toEqual(refused('malformed'));
  expect(verifyStandard({ 'webhook-id': 'x'.repeat(256) })).toEqual(refused('malformed'));
});

test('the signature covers the raw bytes of the body', () => {
  const body = Buffer.concat([Buffer.from('{"a" : "\\u00e9",\r\n"b":"😀 '), Buffer.from([0xff]), Buffer.from('"}')]);
  const signature = createHmac('sha256', shopify.secret).update(body).digest('base64');
  const headers = { ...shopify.delivery.headers, 'x-shopify-hmac-sha256': signature };
  expect(verifyShopify({ headers, bytes: body }).ok).toBe(true);
  expect(verifyShopify({ headers, bytes: Buffer.from(body.toString()) })).toEqual(refused('invalid_signature'));
});

test('a signature is valid for its own key only', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), key, key, (bytes, one, other) => {
      const timestamp = '1700000000';
      const signature = `v1,${signStandard(one, { id: 'msg_1', timestamp, bytes })}`;
      const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp, 'webhook-signature': signature };
      const verify = (secret: Uint8Array): boolean => {
        const secrets = [`whsec_${Buffer.from(secret).toString('base64')}`];
        return verifySignature({ headers, bytes }, { secrets, now: 1_700_000_000_000 }).ok;
      };
      expect(verify(one)).toBe(true);
      expect(verify(other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
    }),
  );
});

test('any headers and bytes result in a verdict', () => {
  const names = [...Object.keys(standard.delivery.headers), ...Object.keys(shopify.delivery.headers)];
  const anyHeaders = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(anyHeaders, fc.uint8Array(), (headers, bytes) => {
      expect(verifySignature({ headers, bytes }, { secrets: ['whsec_!', 'secret'], now: 0 }).ok).toBe(false);
    }),
  );
});

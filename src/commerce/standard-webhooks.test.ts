import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { flipBits } from '#tests/helpers/flip-bits.ts';
import { type SignatureVerdict, verifySignature } from './delivery-signature.ts';
import { signStandard, standardKey, standardWebhooks } from './standard-webhooks.ts';

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

function verifyStandard(
  change: Readonly<Record<string, string>> = {},
  now: number = standard.now,
  bytes: Uint8Array = standard.delivery.bytes,
): SignatureVerdict {
  const headers = { ...standard.delivery.headers, ...change };
  return verifySignature([standardWebhooks], { headers, bytes }, { secrets: [standard.secret], now });
}

const options = (secret: string) => ({ secrets: [secret], now: standard.now });
const good = standard.delivery.headers['webhook-signature'];
const refused = (reason: string): unknown => ({ ok: false, reason });

test('the published vector of Standard Webhooks is valid', () => {
  expect(verifyStandard()).toEqual({ ok: true, id: 'msg_p5jXN8AQM9LWM0D4loKWxJek' });
});

test('a body with one wrong bit is refused', () => {
  const { headers, bytes } = standard.delivery;
  expect(flipBits(bytes).filter((wrong) => verifyStandard({}, standard.now, wrong).ok)).toEqual([]);
  expect(verifySignature([standardWebhooks], { headers, bytes }, options(standard.secret)).ok).toBe(true);
});

test('a signature with one wrong bit is refused', () => {
  const wrong = flipBits(Buffer.from(good, 'latin1')).map((each) => each.toString('latin1'));
  expect(wrong.length).toBeGreaterThan(300);
  expect(wrong.filter((signature) => verifyStandard({ 'webhook-signature': signature }).ok)).toEqual([]);
});

test('a key with one wrong bit is refused', () => {
  const keys = flipBits(Buffer.from(standardKey(standard.secret) ?? []));
  const secrets = keys.map((key) => `whsec_${key.toString('base64')}`);
  const accepted = secrets.filter(
    (secret) => verifySignature([standardWebhooks], standard.delivery, options(secret)).ok,
  );
  expect(accepted).toEqual([]);
});

test('a signature by any of the secrets is valid, by none of them it is not', () => {
  const verify = (secrets: readonly string[]) =>
    verifySignature([standardWebhooks], standard.delivery, { secrets, now: standard.now });
  expect(verify(['new secret', standard.secret]).ok).toBe(true);
  expect(verify(['new secret'])).toEqual(refused('invalid_signature'));
  expect(verify([])).toEqual(refused('invalid_signature'));
});

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

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('an empty %s is a missing header', (name) => {
  expect(verifyStandard({ [name]: '' })).toEqual(refused('missing_header'));
});

test('an id with control characters or more than 255 characters is malformed', () => {
  expect(verifyStandard({ 'webhook-id': 'msg\none' })).toEqual(refused('malformed'));
  expect(verifyStandard({ 'webhook-id': 'x'.repeat(256) })).toEqual(refused('malformed'));
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
        return verifySignature([standardWebhooks], { headers, bytes }, { secrets, now: 1_700_000_000_000 }).ok;
      };
      expect(verify(one)).toBe(true);
      expect(verify(other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
    }),
  );
});

test('any headers and bytes result in a verdict', () => {
  const names = Object.keys(standard.delivery.headers);
  const anyHeaders = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(anyHeaders, fc.uint8Array(), (headers, bytes) => {
      expect(
        verifySignature([standardWebhooks], { headers, bytes }, { secrets: ['whsec_!', 'secret'], now: 0 }).ok,
      ).toBe(false);
    }),
  );
});

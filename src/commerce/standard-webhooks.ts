import { createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of a delivery with a valid signature. */
export interface VerifiedDelivery {
  readonly family: 'standard' | 'shopify';
  /** The sender's id of the delivery; Shopify's signature does not cover it. */
  readonly id: string;
}

export type SignatureRefusal = 'malformed' | 'missing_header' | 'invalid_signature';

export type SignatureVerdict =
  { readonly ok: true; readonly signed: VerifiedDelivery } | { readonly ok: false; readonly reason: SignatureRefusal };

export interface Delivery {
  /** Lower-case names; repeated ones joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

export interface VerifyOptions {
  /** A signature by any of them is valid, so that secrets can be rotated. */
  readonly secrets: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Tolerated difference from the sender's clock (Standard Webhooks 1.0). */
const toleranceSeconds = 300;
const maxSignatures = 16;

/**
 * Verifies the signature over the raw bytes of a delivery, by the family of headers that it has. Not by the package
 * `standardwebhooks` (1.1): it decodes the body as UTF-8, so that different bytes have the same signature, accepts
 * timestamps such as `1614265330abc`, checks any number of signatures and takes neither several secrets nor a clock.
 */
export function verifySignature(delivery: Delivery, options: VerifyOptions): SignatureVerdict {
  const { headers } = delivery;
  const [scheme, otherScheme] = signatureSchemes.filter(({ signature }) => headers[signature] !== undefined);
  if (otherScheme) return refuse('malformed');
  if (!scheme || scheme.required.some((name) => !headers[name]?.trim())) return refuse('missing_header');
  const id = headers[scheme.id]?.trim() ?? '';
  if (!printableId.test(id)) return refuse('malformed');
  if (!scheme.isValid(delivery, options)) return refuse('invalid_signature');
  return { ok: true, signed: { family: scheme.name, id } };
}

interface SignatureScheme {
  readonly name: VerifiedDelivery['family'];
  readonly signature: string;
  readonly id: string;
  readonly required: readonly string[];
  readonly isValid: (delivery: Delivery, options: VerifyOptions) => boolean;
}

/** Standard Webhooks 1.0, Shopify's headers, and Shopify's newer headers without `x-`. */
const signatureSchemes: readonly SignatureScheme[] = [
  {
    name: 'standard',
    signature: 'webhook-signature',
    id: 'webhook-id',
    required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    isValid: isValidStandard,
  },
  shopify('x-shopify-'),
  shopify('shopify-'),
];

function shopify(prefix: string): SignatureScheme {
  return {
    name: 'shopify',
    signature: `${prefix}hmac-sha256`,
    id: `${prefix}webhook-id`,
    required: ['hmac-sha256', 'topic', 'shop-domain', 'webhook-id'].map((name) => prefix + name),
    isValid: ({ headers, bytes }, { secrets }) => {
      const expected = secrets.map((secret) => createHmac('sha256', secret).update(bytes).digest('base64'));
      return anyEqual([headers[`${prefix}hmac-sha256`] ?? ''], expected);
    },
  };
}

const printableId = /^[\u0021-\u007e]{1,255}$/;

function refuse(reason: SignatureRefusal): SignatureVerdict {
  return { ok: false, reason };
}

function isValidStandard({ headers, bytes }: Delivery, { secrets, now }: VerifyOptions): boolean {
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const given = (headers['webhook-signature'] ?? '').split(' ');
  if (given.length > maxSignatures) return false;
  const parts = { id: headers['webhook-id'] ?? '', timestamp, bytes };
  const expected = secrets.map(standardKey).flatMap((key) => (key ? [`v1,${signStandard(key, parts)}`] : []));
  return anyEqual(given, expected);
}

export interface StandardSignedContent {
  readonly id: string;
  /** Epoch seconds. */
  readonly timestamp: string;
  readonly bytes: Uint8Array;
}

/** The signature of Standard Webhooks, base64: over id, timestamp and body, joined by dots. */
export function signStandard(key: Uint8Array, { id, timestamp, bytes }: StandardSignedContent): string {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest('base64');
}

/** Compares every pair in constant time. */
function anyEqual(given: readonly string[], expected: readonly string[]): boolean {
  let found = false;
  for (const one of given) for (const other of expected) found = isEqual(one, other) || found;
  return found;
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The key of a Standard Webhooks secret: the base64 after `whsec_`. A secret without that prefix is its own key, so that
 * one setting serves both families. null when the text after the prefix is not base64.
 */
export function standardKey(secret: string): Uint8Array | null {
  if (!secret.startsWith(secretPrefix)) return Buffer.from(secret);
  const encoded = secret.slice(secretPrefix.length);
  return /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64') : null;
}

const secretPrefix = 'whsec_';

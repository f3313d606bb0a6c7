import { createHmac } from 'node:crypto';
import { type Delivery, equalsAny, type SignatureScheme, type VerifyOptions } from './delivery-signature.ts';

/** Tolerated difference from the sender's clock (Standard Webhooks 1.0). */
const toleranceSeconds = 300;
const maxSignatures = 16;

/**
 * Standard Webhooks 1.0, for platforms without signatures of their own. Not verified by the package `standardwebhooks`
 * (1.1): it decodes the body as UTF-8, so that different bytes have the same signature, accepts timestamps such as
 * `1614265330abc`, checks any number of signatures and takes neither several secrets nor a clock.
 */
export const standardWebhooks: SignatureScheme = {
  signature: 'webhook-signature',
  id: 'webhook-id',
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  isValid: isValidStandard,
};

function isValidStandard({ headers, bytes }: Delivery, { secrets, now }: VerifyOptions): boolean {
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const given = (headers['webhook-signature'] ?? '').split(' ');
  if (given.length > maxSignatures) return false;
  const parts = { id: headers['webhook-id'] ?? '', timestamp, bytes };
  const expected = secrets.map(standardKey).flatMap((key) => (key ? [`v1,${signStandard(key, parts)}`] : []));
  return equalsAny(given, expected);
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

/**
 * The key of a Standard Webhooks secret: the base64 after `whsec_`. A secret without that prefix is its own key, so that
 * one setting serves every platform. null when the text after the prefix is not base64.
 */
export function standardKey(secret: string): Uint8Array | null {
  if (!secret.startsWith(secretPrefix)) return Buffer.from(secret);
  const encoded = secret.slice(secretPrefix.length);
  return /^[A-Za-z0-9+/]+={0,2}$/.test(encoded) ? Buffer.from(encoded, 'base64') : null;
}

const secretPrefix = 'whsec_';

export interface UnsignedDelivery {
  readonly id: string;
  readonly body: string | Uint8Array;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

export interface SignedRequest extends RequestInit {
  readonly headers: Record<string, string>;
}

/** A delivery as a request with the headers of Standard Webhooks. */
export function signRequest({ id, body, sentAt }: UnsignedDelivery, secret: string): SignedRequest {
  const timestamp = String(Math.floor(sentAt / 1000));
  const bytes = Buffer.from(body);
  const key = standardKey(secret) ?? Buffer.from(secret);
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signStandard(key, { id, timestamp, bytes })}`,
    },
    body: bytes,
    redirect: 'error',
  };
}

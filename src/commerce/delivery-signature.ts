import { timingSafeEqual } from 'node:crypto';
import type { DeliveryHeaders, EventRefusal } from './events.ts';

export interface Delivery {
  readonly headers: DeliveryHeaders;
  readonly bytes: Uint8Array;
}

export interface VerifyOptions {
  /** A signature by any of them is valid, so that secrets can be rotated. */
  readonly secrets: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * How a platform signs deliveries: the headers that it uses, in lower case, and the check of the signature. A platform
 * that has renamed its headers has a scheme for each family of names.
 */
export interface SignatureScheme {
  /** The header by which a delivery of this family is recognized. */
  readonly signature: string;
  /** The header with the id of the delivery. */
  readonly id: string;
  /** Headers without which a delivery is refused as `missing_header`, before its signature is checked. */
  readonly required: readonly string[];
  /** Compares by `equalsAny`. */
  readonly isValid: (delivery: Delivery, options: VerifyOptions) => boolean;
}

export type SignatureVerdict =
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: EventRefusal };

/** Verifies a delivery by the one scheme whose headers it has; with headers of two it is malformed. */
export function verifySignature(
  schemes: readonly SignatureScheme[],
  delivery: Delivery,
  options: VerifyOptions,
): SignatureVerdict {
  const { headers } = delivery;
  const [scheme, otherScheme] = schemes.filter(({ signature }) => headers[signature] !== undefined);
  if (otherScheme) return refuse('malformed');
  if (!scheme || scheme.required.some((name) => !headers[name]?.trim())) return refuse('missing_header');
  const id = headers[scheme.id]?.trim() ?? '';
  if (!printableId.test(id)) return refuse('malformed');
  return scheme.isValid(delivery, options) ? { ok: true, id } : refuse('invalid_signature');
}

const printableId = /^[\u0021-\u007e]{1,255}$/;

function refuse(reason: EventRefusal): SignatureVerdict {
  return { ok: false, reason };
}

/** Whether one of the given signatures is one of the expected; every pair is compared in constant time. */
export function equalsAny(given: readonly string[], expected: readonly string[]): boolean {
  let found = false;
  for (const one of given) for (const other of expected) found = isEqual(one, other) || found;
  return found;
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

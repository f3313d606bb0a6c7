import type { CartLineInput, CartWrite, CartWriteResult } from '#commerce/port.ts';
import type { LineRefusal } from '#shop/cart/cart-lines.ts';

/** Sets lines in one write, all or none of them. */
export type SetAllLines = (write: CartWrite, lines: readonly CartLineInput[]) => Promise<CartWriteResult>;

/**
 * Sets as many lines as possible. Shopify refuses a write as a whole: lines that it refuses together are tried in halves,
 * until it is known which ones cannot be set. Each write has a key of its own.
 */
export async function setLinesByHalves(
  setAll: SetAllLines,
  write: CartWrite,
  lines: readonly CartLineInput[],
): Promise<CartWriteResult> {
  const written = await setAll(write, lines);
  if (written.result.ok || lines.length < 2) return written;
  const middle = Math.ceil(lines.length / 2);
  const first = await setLinesByHalves(setAll, keyOfHalf(write, 'a', write.ref), lines.slice(0, middle));
  const ref = first.ref ?? write.ref;
  const second = await setLinesByHalves(setAll, keyOfHalf(write, 'b', ref), lines.slice(middle));
  return combine(first, second);
}

function keyOfHalf({ key }: CartWrite, half: 'a' | 'b', ref: CartWrite['ref']): CartWrite {
  return { ref, key: key === null ? null : `${key}${half}` };
}

/** The later state of the cart, and the first refusal; a refusal as a whole only if nothing was set. */
function combine(first: CartWriteResult, second: CartWriteResult): CartWriteResult {
  if (!first.result.ok && !second.result.ok) return { ...first, ref: second.ref ?? first.ref };
  const leftOut = leftOutOf(first) ?? leftOutOf(second);
  const { cart } = second.result.cart ? second.result : first.result;
  if (!cart) return first;
  return { ref: second.ref ?? first.ref, result: { ok: true, cart }, ...(leftOut && { leftOut }) };
}

function leftOutOf({ result, leftOut }: CartWriteResult): LineRefusal | null {
  return result.ok ? (leftOut ?? null) : { reason: result.reason, detail: result.detail };
}

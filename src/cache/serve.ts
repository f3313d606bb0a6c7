import type { Answered } from './asking.ts';
import { cacheStatus } from './cache-status.ts';
import { type Moment, momentOf } from './clock.ts';
import { ageOf, type Held, withEncoding } from './held.ts';
import type { Encoding, Packed, Page } from './page.ts';
import type { Made, Parts } from './parts.ts';

/** How an answer is to be sent, and what is told of it. */
export interface Telling {
  readonly encoding: Encoding;
  readonly cacheStatus: string;
}

/** A held page that is packed as it was asked for. */
export interface Ready {
  readonly packed: Packed;
  readonly cacheStatus: string;
  readonly now: Moment;
}

export function serveReady({ counts }: Parts, held: Held, { packed, cacheStatus: told, now }: Ready): Answered {
  const sure = told === cacheStatus.hit;
  held.use.hits += 1;
  counts[sure ? 'hits' : 'stale'] += 1;
  return { status: held.status, packed, age: ageOf(held, now), cacheStatus: told, held: sure ? held : null };
}

export async function serveHeld(parts: Parts, held: Held, { encoding, cacheStatus: told }: Telling): Promise<Answered> {
  const packed = await packedIn(parts, held, encoding);
  return serveReady(parts, held, { packed, cacheStatus: told, now: momentOf(parts.clock) });
}

export async function serveMade(parts: Parts, made: Made, told: Telling): Promise<Answered> {
  if (!made.held) return serveOnce(parts, made.page, told);
  const { held, stored } = made;
  const packed = await packedIn(parts, held, told.encoding);
  return { status: held.status, packed, age: 0, cacheStatus: told.cacheStatus, held: stored ? held : null };
}

/** A page that is not held. */
export async function serveOnce({ packer }: Parts, page: Page, told: Telling): Promise<Answered> {
  const packed = await packer.pack(page, told.encoding);
  return { status: page.status, packed, age: 0, cacheStatus: told.cacheStatus, held: null };
}

/** A held page in the encoding asked for, made from another one when this is the first who asks for it. */
export async function packedIn({ packer, shelf }: Parts, held: Held, encoding: Encoding): Promise<Packed> {
  const ready = held.packed.get(encoding);
  if (ready) return ready;
  const [other] = held.packed.values();
  if (!other) throw new Error('A held page has no body');
  const body = await packer.unpack(other);
  const packed = await packer.pack({ status: held.status, headers: held.headers, body }, encoding);
  const now = shelf.peek(held.key);
  if (now?.use === held.use) shelf.put(withEncoding(now, encoding, packed));
  return packed;
}

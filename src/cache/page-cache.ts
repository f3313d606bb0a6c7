import { decompress, type Encoding } from '#http/encoding.ts';
import { type Clock, systemClock } from './clock.ts';
import { createExpectations, type Expectations } from './expectations.ts';
import { createFence, type Fence, type Ticket } from './fence.ts';
import { createFlights, type Flights, type Landing } from './flights.ts';
import { ageOf, type Held, hold, isFresh, postpone, withEncoding } from './held.ts';
import { addressOf, type Format, inFormat } from './format.ts';
import type { Keys } from './keys.ts';
import { everyTag, type Invalidation, type InvalidationLog } from './log.ts';
import { isPersonal, kindOf, type Packed, type PackPage, type Page } from './page.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { tags } from './tags.ts';

/** Who asks: path and query as they came, the encoding they take and what the page is to be. */
export interface Asking {
  readonly target: string;
  readonly encoding: Encoding;
  readonly format?: Format;
}

/** A page ready to be sent, its age in seconds, and what happened as `Cache-Status` says it (RFC 9211). */
export interface Answered {
  readonly status: number;
  readonly packed: Packed;
  readonly age: number;
  readonly cacheStatus: string;
  /** What is held of it and known to be right now; null: others may not keep it. */
  readonly held: Held | null;
}

/** Makes the page of a path and query: the key, so that a page looks at nothing else. */
export type RenderPage = (target: string) => Promise<Page>;

/** Keeps finished pages and hands out none that is older than an invalidation the log has taken. */
export interface PageCache {
  /** The page when it is held and fresh, at once; null when `answer` has to be asked. */
  hit(asking: Asking): Answered | null;
  /** The page from wherever it is best taken. Throws what `render` throws when nothing older can stand in. */
  answer(asking: Asking, render: RenderPage): Promise<Answered>;
  readonly shelf: Shelf<Held>;
  readonly keys: Keys;
  readonly counts: Readonly<Counts>;
}

export interface Counts {
  hits: number;
  renders: number;
  collapsed: number;
  /** Pages shown though they may be outdated, and marked so. */
  stale: number;
  /** Renders not kept because what they read was invalidated meanwhile. */
  fenced: number;
  invalidations: number;
}

export interface PageCacheOptions {
  readonly bytes: number;
  readonly keys: Keys;
  readonly log: InvalidationLog;
  readonly pack: PackPage;
  /** Is told of a failed render that an older page stood in for. */
  readonly report: (error: unknown, key: string) => void;
  readonly clock?: Clock;
}

/** How old a page may be that is shown, and marked, while the log cannot be asked whether it is still right. */
export const unsureMs = 5000;

/** What a render came to; `held` is not on the shelf when the fence refused it. */
interface Made {
  readonly page: Page;
  readonly held: Held | null;
  readonly stored: boolean;
}

interface Parts {
  readonly fence: Fence;
  readonly shelf: Shelf<Held>;
  readonly expectations: Expectations;
  readonly flights: Flights<Made>;
  readonly counts: Counts;
  readonly options: Required<PageCacheOptions>;
  /** Steady time at which the log was last known to have been followed to its end. */
  sureAt: number;
}

export function createPageCache(given: PageCacheOptions): PageCache {
  const options = { clock: systemClock, ...given };
  const fence = createFence();
  const parts: Parts = {
    fence,
    options,
    shelf: createShelf(options.bytes),
    expectations: createExpectations(options.clock),
    flights: createFlights(fence),
    counts: { hits: 0, renders: 0, collapsed: 0, stale: 0, fenced: 0, invalidations: 0 },
    sureAt: options.clock.steady(),
  };
  options.log.follow({
    apply: (invalidation) => invalidate(parts, invalidation),
    lost: () => invalidate(parts, everyTag),
  });
  return {
    hit: (asking) => hit(parts, asking),
    answer: (asking, render) => answer(parts, asking, render),
    shelf: parts.shelf,
    keys: options.keys,
    counts: parts.counts,
  };
}

function hit(parts: Parts, asking: Asking): Answered | null {
  const { encoding } = asking;
  if (!isSure(parts)) return null;
  const key = keyOf(parts, asking);
  const held = key === null ? undefined : parts.shelf.get(key);
  const packed = held?.packed.get(encoding);
  if (!held || !packed || !isFresh(held, parts.options.clock) || isDue(parts, held)) return null;
  return serve(parts, held, { packed, cacheStatus: 'storefront; hit' });
}

function keyOf({ options }: Parts, { target, format }: Asking): string | null {
  const key = options.keys.keyOf(target);
  return key === null ? null : inFormat(key, format);
}

async function answer(parts: Parts, asking: Asking, render: RenderPage): Promise<Answered> {
  const sure = isSure(parts) || (await becomesSure(parts));
  const key = keyOf(parts, asking);
  if (key === null) return serveOnce(parts, await render(asking.target), bypass(asking.encoding));
  const held = parts.shelf.get(key);
  const standing = held ? standingOf(parts, held, sure) : null;
  if (held && standing) {
    if (isDue(parts, held)) renewBehind(parts, { key, asking, render });
    return serve(parts, held, { packed: await packedIn(parts, held, asking.encoding), cacheStatus: standing });
  }
  return renew(parts, { key, asking, render });
}

function isSure(parts: Parts): boolean {
  if (!parts.options.log.current()) return false;
  parts.sureAt = parts.options.clock.steady();
  return true;
}

async function becomesSure(parts: Parts): Promise<boolean> {
  const asked = parts.options.clock.steady();
  if (!(await parts.options.log.check())) return false;
  parts.sureAt = asked;
  return true;
}

/** How a held page may be shown without a render, as its `Cache-Status`; null: it may not. */
function standingOf({ options: { clock }, sureAt }: Parts, held: Held, sure: boolean): string | null {
  const now = clock.steady();
  if (!isFresh(held, clock)) return now < held.use.retryAt ? failed : null;
  if (sure) return 'storefront; hit';
  return now - Math.max(held.readAt, sureAt) < unsureMs ? 'storefront; hit; ttl=-1; detail=unverified' : null;
}

const failed = 'storefront; hit; ttl=-1; detail=render-failed';

function isDue({ options: { clock } }: Parts, { renewAt, use }: Held): boolean {
  const now = clock.steady();
  return now >= renewAt && now >= use.retryAt;
}

interface Renewal {
  readonly key: string;
  readonly asking: Asking;
  readonly render: RenderPage;
}

function renewBehind(parts: Parts, renewal: Renewal): void {
  parts
    .flights(renewal.key, (ticket) => make(parts, renewal, ticket))
    .catch((error: unknown) => {
      parts.options.report(error, renewal.key);
    });
}

/** The page made anew; the last one, marked stale, when that fails. */
async function renew(parts: Parts, renewal: Renewal): Promise<Answered> {
  const { key, asking } = renewal;
  const known = parts.shelf.peek(key) !== undefined;
  try {
    const { value, collapsed } = await parts.flights(key, (ticket) => make(parts, renewal, ticket));
    if (collapsed) parts.counts.collapsed += 1;
    const last = value.page.status >= 500 ? parts.shelf.peek(key) : undefined;
    if (last) return await standIn(parts, last, asking.encoding);
    const told = `storefront; fwd=${known ? 'stale' : 'uri-miss'}${value.stored ? '; stored' : ''}${collapsed ? '; collapsed' : ''}`;
    return await serveMade(parts, value, { encoding: asking.encoding, cacheStatus: told });
  } catch (error) {
    const last = parts.shelf.peek(key);
    if (!last) throw error;
    parts.options.report(error, key);
    return standIn(parts, last, asking.encoding);
  }
}

/** Renders, and keeps the page unless something that it read was invalidated meanwhile, or it read nothing at all. */
async function make(parts: Parts, { key, asking, render }: Renewal, ticket: Ticket): Promise<Landing<Made>> {
  const { clock, keys, pack } = parts.options;
  const readAt = clock.steady();
  parts.counts.renders += 1;
  const page = withAddress(await renderOrPostpone(parts, key, render), key);
  const kind = page.tags.length > 1 ? kindOf(page) : null;
  const packed = kind && new Map([[asking.encoding, await pack(page, asking.encoding)]]);
  const moved = parts.fence.moved(ticket, page.tags);
  if (!packed) return { value: { page, held: null, stored: false }, moved, personal: isPersonal(page) };
  const holdMs = parts.expectations.holdMs(page);
  const storedUnder = moved ? key : inFormat(keys.learn(addressOf(key), page), asking.format);
  const held = hold(page, packed, { key: storedUnder, kind, readAt, storedAt: clock.steady(), holdMs });
  if (moved) parts.counts.fenced += 1;
  else parts.shelf.put(held);
  return { value: { page, held, stored: !moved }, moved, personal: false };
}

/** A page with a tag of its own, by which an operator can purge it. */
function withAddress(page: Page, key: string): Page {
  const [path = key] = key.split('?', 1);
  return { ...page, tags: [...page.tags, tags.address(path)] };
}

async function renderOrPostpone(parts: Parts, key: string, render: RenderPage): Promise<Page> {
  const last = parts.shelf.peek(key);
  try {
    const page = await render(addressOf(key));
    if (last && page.status >= 500) postpone(last, parts.options.clock);
    return page;
  } catch (error) {
    if (last) postpone(last, parts.options.clock);
    throw error;
  }
}

async function standIn(parts: Parts, last: Held, encoding: Encoding): Promise<Answered> {
  return serve(parts, last, { packed: await packedIn(parts, last, encoding), cacheStatus: failed });
}

const bypass = (encoding: Encoding): Telling => ({ encoding, cacheStatus: 'storefront; fwd=bypass' });

interface Telling {
  readonly encoding: Encoding;
  readonly cacheStatus: string;
}

async function serveMade(
  parts: Parts,
  { page, held, stored }: Made,
  { encoding, cacheStatus }: Telling,
): Promise<Answered> {
  if (!held) return serveOnce(parts, page, { encoding, cacheStatus });
  return {
    status: page.status,
    packed: await packedIn(parts, held, encoding),
    age: 0,
    cacheStatus,
    held: stored ? held : null,
  };
}

async function serveOnce({ options }: Parts, page: Page, { encoding, cacheStatus }: Telling): Promise<Answered> {
  return { status: page.status, packed: await options.pack(page, encoding), age: 0, cacheStatus, held: null };
}

/** A held page in the encoding asked for, made from another one when this is the first who asks for it. */
async function packedIn(parts: Parts, held: Held, encoding: Encoding): Promise<Packed> {
  const ready = held.packed.get(encoding);
  if (ready) return ready;
  const [other] = held.packed.values();
  if (!other) throw new Error('A held page has no body');
  const body = await decompress(other.body, other.encoding);
  const packed = await parts.options.pack({ status: held.status, headers: held.headers, body }, encoding);
  const now = parts.shelf.peek(held.key);
  if (now?.use === held.use) parts.shelf.put(withEncoding(now, encoding, packed));
  return packed;
}

function serve(parts: Parts, held: Held, told: Pick<Answered, 'packed' | 'cacheStatus'>): Answered {
  held.use.hits += 1;
  const sure = told.cacheStatus === 'storefront; hit';
  if (sure) parts.counts.hits += 1;
  else parts.counts.stale += 1;
  return { ...told, status: held.status, age: ageOf(held, parts.options.clock), held: sure ? held : null };
}

function invalidate(parts: Parts, invalidation: Invalidation): void {
  parts.counts.invalidations += 1;
  parts.fence.invalidate(invalidation.tags);
  parts.expectations.note(invalidation);
  parts.options.keys.forget(invalidation.tags);
  for (const tag of invalidation.tags) {
    for (const { use } of parts.shelf.withTag(tag)) {
      use.isVoid = true;
      use.retryAt = 0;
    }
  }
}

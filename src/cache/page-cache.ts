import type { Arrival } from './arrival.ts';
import type { Answered, Asking, RenderPage } from './asking.ts';
import { cacheStatus } from './cache-status.ts';
import { momentOf } from './clock.ts';
import type { Counts } from './counts.ts';
import { inFormat } from './format.ts';
import { type Held, isDue, isFresh } from './held.ts';
import type { Keys } from './keys.ts';
import { make, type Wanted } from './make.ts';
import { notFoundPath } from './no-page.ts';
import { assemble, type PageCacheOptions, type Parts } from './parts.ts';
import { serveHeld, serveMade, serveOnce, serveReady } from './serve.ts';
import type { Shelf } from './shelf.ts';

/** Keeps finished pages and hands out none that is older than an invalidation the log has taken. */
export interface PageCache {
  /** The page when it is held and fresh, at once; null when `answer` has to be asked. */
  hit(asking: Asking, arrival?: Arrival): Answered | null;
  /** The page from wherever it is best taken. Throws what `render` throws when nothing older can stand in. */
  answer(asking: Asking, render: RenderPage): Promise<Answered>;
  /** The page that says that there is none, for addresses that no route knows. */
  notFound(asking: Omit<Asking, 'target'>, render: RenderPage): Promise<Answered>;
  readonly shelf: Shelf<Held>;
  readonly keys: Keys;
  readonly counts: Readonly<Counts>;
}

/** How old a page may be that is shown, and marked, while the log cannot be asked whether it is still right. */
export const unsureMs = 5000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const parts = assemble(options);
  return {
    hit: (asking, arrival) => (parts.certainty.isSure(arrival) ? hit(parts, asking) : null),
    answer: (asking, render) => answer(parts, asking, render),
    notFound: (asking, render) => answerNotFound(parts, { ...asking, target: notFoundPath }, render),
    shelf: parts.shelf,
    keys: parts.keys,
    counts: parts.counts,
  };
}

function hit(parts: Parts, asking: Asking): Answered | null {
  const key = keyOf(parts, asking);
  const held = key === null ? undefined : parts.shelf.get(key);
  const packed = held?.packed.get(asking.encoding);
  if (!held || !packed) return null;
  const now = momentOf(parts.clock);
  if (!isFresh(held, now) || isDue(held, now)) return null;
  return serveReady(parts, held, { packed, cacheStatus: cacheStatus.hit, now });
}

function keyOf({ keys }: Parts, { target, format }: Asking): string | null {
  const key = keys.keyOf(target);
  return key === null ? null : inFormat(key, format);
}

async function answer(parts: Parts, asking: Asking, render: RenderPage): Promise<Answered> {
  const sure = parts.certainty.isSure() || (await parts.certainty.becomesSure());
  const key = keyOf(parts, asking);
  if (key !== null) return find(parts, { key, asking, render }, sure);
  const page = await render(asking.target);
  return serveOnce(parts, page, { encoding: asking.encoding, cacheStatus: cacheStatus.bypass });
}

async function answerNotFound(parts: Parts, asking: Asking, render: RenderPage): Promise<Answered> {
  const sure = parts.certainty.isSure() || (await parts.certainty.becomesSure());
  return find(parts, { key: inFormat(asking.target, asking.format), asking, render }, sure);
}

/** A held page that may be shown, else the page made anew. */
async function find(parts: Parts, wanted: Wanted, sure: boolean): Promise<Answered> {
  const { key, asking } = wanted;
  const held = parts.shelf.get(key);
  const standing = held ? standingOf(parts, held, sure) : null;
  if (!held || !standing) return renew(parts, wanted);
  if (isDue(held, momentOf(parts.clock))) renewBehind(parts, wanted);
  return serveHeld(parts, held, { encoding: asking.encoding, cacheStatus: standing });
}

/** How a held page may be shown without a render, as its `Cache-Status`; null: it may not. */
function standingOf({ clock, certainty }: Parts, held: Held, sure: boolean): string | null {
  const now = momentOf(clock);
  if (!isFresh(held, now)) return now.steady < held.use.retryAt ? cacheStatus.failed : null;
  if (sure) return cacheStatus.hit;
  return now.steady - Math.max(held.readAt, certainty.since) < unsureMs ? cacheStatus.unverified : null;
}

function renewBehind(parts: Parts, wanted: Wanted): void {
  parts
    .flights(wanted.key, (ticket) => make(parts, wanted, ticket))
    .catch((error: unknown) => parts.report(error, wanted.key));
}

/** The page made anew; the last one, marked stale, when that fails. */
async function renew(parts: Parts, wanted: Wanted): Promise<Answered> {
  const { key, asking } = wanted;
  const { encoding } = asking;
  const known = parts.shelf.peek(key) !== undefined;
  try {
    const { value, collapsed } = await parts.flights(key, (ticket) => make(parts, wanted, ticket));
    if (collapsed) parts.counts.collapsed += 1;
    const failed = !value.held && value.page.status >= 500;
    const last = failed ? parts.shelf.peek(key) : undefined;
    if (last) return await serveHeld(parts, last, { encoding, cacheStatus: cacheStatus.failed });
    const stored = value.held !== null && value.stored;
    const told = cacheStatus.made({ known, stored, collapsed });
    return await serveMade(parts, value, { encoding, cacheStatus: told });
  } catch (error) {
    const last = parts.shelf.peek(key);
    if (!last) throw error;
    parts.report(error, key);
    return serveHeld(parts, last, { encoding, cacheStatus: cacheStatus.failed });
  }
}

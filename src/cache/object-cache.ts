import { createFence, type Fence, type Ticket } from './fence.ts';
import { createFlights, type Flights, type Landing } from './flights.ts';
import { everyTag, type Invalidation, type InvalidationLog } from './log.ts';
import type { Attempt, Resilient } from './resilient.ts';
import { createShelf, type Item, type Shelf } from './shelf.ts';
import type { Tag } from './tags.ts';

/** An answer of a platform with the tags that make it void. */
export interface Loaded<T> {
  readonly value: T;
  readonly tags: readonly Tag[];
  /** Bytes it takes, about. */
  readonly size: number;
}

/** Answers of a platform behind a network, so that a page that was purged costs the one thing that changed. */
export interface ObjectCache<T> {
  /** Throws what `load` throws when there is no older answer either. */
  read(key: string, load: Attempt<Loaded<T>>): Promise<Read<T>>;
  readonly shelf: Shelf<Kept<T>>;
}

export interface Read<T> {
  readonly value: T;
  /** The platform did not answer: what it said before stands in, and pages made of it are not complete. */
  readonly stale: boolean;
}

interface Kept<T> extends Item {
  readonly value: T;
  readonly use: { isVoid: boolean };
}

export interface ObjectCacheOptions {
  readonly bytes: number;
  readonly log: InvalidationLog;
  readonly resilient: Resilient;
}

interface Parts<T> {
  readonly fence: Fence;
  readonly shelf: Shelf<Kept<T>>;
  readonly flights: Flights<Loaded<T>>;
  readonly options: ObjectCacheOptions;
}

export function createObjectCache<T>(options: ObjectCacheOptions): ObjectCache<T> {
  const fence = createFence();
  const parts: Parts<T> = { fence, options, shelf: createShelf(options.bytes), flights: createFlights(fence) };
  options.log.follow({
    apply: (invalidation) => invalidate(parts, invalidation),
    lost: () => invalidate(parts, everyTag),
  });
  return { read: async (key, load) => read(parts, key, load), shelf: parts.shelf };
}

async function read<T>(parts: Parts<T>, key: string, load: Attempt<Loaded<T>>): Promise<Read<T>> {
  const sure = parts.options.log.current() || (await parts.options.log.check());
  const kept = parts.shelf.get(key);
  if (sure && kept && !kept.use.isVoid) return { value: kept.value, stale: false };
  try {
    const { value } = await parts.flights(key, async (ticket) => fetchOne(parts, { key, load, ticket }));
    return { value: value.value, stale: false };
  } catch (error) {
    const last = parts.shelf.peek(key);
    if (!last) throw error;
    return { value: last.value, stale: true };
  }
}

interface Fetching<T> {
  readonly key: string;
  readonly load: Attempt<Loaded<T>>;
  readonly ticket: Ticket;
}

async function fetchOne<T>(parts: Parts<T>, { key, load, ticket }: Fetching<T>): Promise<Landing<Loaded<T>>> {
  const loaded = await parts.options.resilient(load);
  const moved = parts.fence.moved(ticket, loaded.tags);
  if (!moved) parts.shelf.put({ ...loaded, key, kind: 'positive', use: { isVoid: false } });
  return { value: loaded, moved, personal: false };
}

function invalidate<T>(parts: Parts<T>, { tags }: Invalidation): void {
  parts.fence.invalidate(tags);
  for (const tag of tags) for (const { use } of parts.shelf.withTag(tag)) use.isVoid = true;
}

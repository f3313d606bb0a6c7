import { type Clock, type Moment, momentOf, systemClock } from './clock.ts';
import { ageOf, type Held, isFresh } from './held.ts';
import type { PageCache } from './page-cache.ts';
import type { Tag } from './tags.ts';

/** Why a page is what it is. */
export interface Explanation {
  readonly key: string;
  readonly status: number;
  /** `void`: something it read was invalidated; it only stands in while the platform is down. */
  readonly state: 'fresh' | 'void' | 'ended';
  readonly ageSeconds: number;
  readonly bytes: number;
  readonly hits: number;
  /** Held for moments only: the platform had not caught up with an event. */
  readonly provisional: boolean;
  readonly encodings: readonly string[];
  readonly tags: readonly Tag[];
}

/** What is held for a path and query: its key (null: never kept) and the page (null: not held). */
export function explainTarget(
  { keys, shelf }: PageCache,
  target: string,
  clock: Clock = systemClock,
): { readonly key: string | null; readonly page: Explanation | null } {
  const key = keys.keyOf(target);
  const held = key === null ? undefined : shelf.peek(key);
  return { key, page: held ? explain(held, momentOf(clock)) : null };
}

/** The pages that a tag would make void. */
export function explainTag({ shelf }: PageCache, tag: Tag, clock: Clock = systemClock): readonly Explanation[] {
  const now = momentOf(clock);
  return shelf.withTag(tag).map((held) => explain(held, now));
}

function explain(held: Held, now: Moment): Explanation {
  const { key, status, size, provisional, tags, use, packed } = held;
  const state = use.isVoid ? 'void' : isFresh(held, now) ? 'fresh' : 'ended';
  const encodings = [...new Set([...packed.values()].map(({ encoding }) => encoding))];
  return {
    key,
    status,
    state,
    ageSeconds: ageOf(held, now),
    bytes: size,
    hits: use.hits,
    provisional,
    encodings,
    tags,
  };
}

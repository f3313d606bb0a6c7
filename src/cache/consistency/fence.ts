import { type CacheTag, tags } from '../tags.ts';

/** A point in the order of invalidations as this process has seen them. */
export type Sequence = number;

/**
 * Detects that data was read before it was invalidated, by counting and without a clock. A render takes a fencing token
 * before its first read; invalidations after that are remembered until the token is ended.
 */
export interface Fence {
  currentSequence(): Sequence;
  begin(): FencingToken;
  /** Whether some of the tags were invalidated after the token was taken. */
  isInvalidatedSince(token: FencingToken, readTags: Iterable<CacheTag>): boolean;
  end(token: FencingToken): void;
  invalidate(invalidated: Iterable<CacheTag>): void;
}

export interface FencingToken {
  readonly startedAt: Sequence;
}

/** Tags remembered for running renders; with more, everything counts as invalidated. */
const maxRememberedTags = 100_000;

export function createFence(): Fence {
  const state: FenceState = { sequence: 0, allInvalidatedAt: 0, invalidatedAt: new Map(), activeTokens: new Set() };
  return {
    currentSequence: () => state.sequence,
    begin: () => {
      const token = { startedAt: state.sequence };
      state.activeTokens.add(token);
      return token;
    },
    isInvalidatedSince: (token, tags) => isInvalidatedSince(state, token, tags),
    end: (token) => {
      state.activeTokens.delete(token);
      forgetOldInvalidations(state);
    },
    invalidate: (invalidatedTags) => {
      state.sequence += 1;
      if (state.activeTokens.size > 0) recordInvalidation(state, invalidatedTags);
    },
  };
}

interface FenceState {
  sequence: Sequence;
  allInvalidatedAt: Sequence;
  /** Ordered by sequence. */
  readonly invalidatedAt: Map<CacheTag, Sequence>;
  /** Ordered by start. */
  readonly activeTokens: Set<FencingToken>;
}

function isInvalidatedSince(
  { allInvalidatedAt, invalidatedAt }: FenceState,
  { startedAt }: FencingToken,
  readTags: Iterable<CacheTag>,
): boolean {
  if (allInvalidatedAt > startedAt) return true;
  for (const tag of readTags) if ((invalidatedAt.get(tag) ?? 0) > startedAt) return true;
  return false;
}

function recordInvalidation(state: FenceState, invalidatedTags: Iterable<CacheTag>): void {
  for (const tag of invalidatedTags) {
    if (tag === tags.everything) state.allInvalidatedAt = state.sequence;
    state.invalidatedAt.delete(tag);
    state.invalidatedAt.set(tag, state.sequence);
  }
  if (state.invalidatedAt.size <= maxRememberedTags) return;
  state.invalidatedAt.clear();
  state.allInvalidatedAt = state.sequence;
}

/** Drops the invalidations that happened before every running render began. */
function forgetOldInvalidations({ invalidatedAt, activeTokens }: FenceState): void {
  const [oldest] = activeTokens;
  for (const [tag, at] of invalidatedAt) {
    if (oldest && at > oldest.startedAt) return;
    invalidatedAt.delete(tag);
  }
}

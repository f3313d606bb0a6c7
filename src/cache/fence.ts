import { type Tag, tags } from './tags.ts';

/** A point in the order of invalidations as this process has seen them. */
export type Sequence = number;

/**
 * Tells whether something that was read is older than an invalidation, by counting and without any clock. A render
 * takes a ticket before its first read; what was invalidated after that is known until the ticket is given back.
 */
export interface Fence {
  now(): Sequence;
  begin(): Ticket;
  /** Some of the tags were invalidated after the ticket was taken. */
  moved(ticket: Ticket, read: Iterable<Tag>): boolean;
  end(ticket: Ticket): void;
  invalidate(invalidated: Iterable<Tag>): void;
}

export interface Ticket {
  readonly begun: Sequence;
}

/** Tags remembered for running renders; beyond that, everything counts as moved. */
const mostRemembered = 100_000;

export function createFence(): Fence {
  const seen: Seen = { sequence: 0, allMovedAt: 0, movedAt: new Map(), running: new Set() };
  return {
    now: () => seen.sequence,
    begin: () => {
      const ticket = { begun: seen.sequence };
      seen.running.add(ticket);
      return ticket;
    },
    moved: (ticket, tags) => hasMoved(seen, ticket, tags),
    end: (ticket) => {
      seen.running.delete(ticket);
      forget(seen);
    },
    invalidate: (invalidated) => {
      seen.sequence += 1;
      if (seen.running.size > 0) remember(seen, invalidated);
    },
  };
}

interface Seen {
  sequence: Sequence;
  allMovedAt: Sequence;
  /** In the order of the sequences. */
  readonly movedAt: Map<Tag, Sequence>;
  /** In the order in which they began. */
  readonly running: Set<Ticket>;
}

function hasMoved({ allMovedAt, movedAt }: Seen, { begun }: Ticket, read: Iterable<Tag>): boolean {
  if (allMovedAt > begun) return true;
  for (const tag of read) if ((movedAt.get(tag) ?? 0) > begun) return true;
  return false;
}

function remember(seen: Seen, invalidated: Iterable<Tag>): void {
  for (const tag of invalidated) {
    if (tag === tags.everything) seen.allMovedAt = seen.sequence;
    seen.movedAt.delete(tag);
    seen.movedAt.set(tag, seen.sequence);
  }
  if (seen.movedAt.size <= mostRemembered) return;
  seen.movedAt.clear();
  seen.allMovedAt = seen.sequence;
}

/** Drops what no running render began before. */
function forget({ movedAt, running }: Seen): void {
  const [oldest] = running;
  for (const [tag, at] of movedAt) {
    if (oldest && at > oldest.begun) return;
    movedAt.delete(tag);
  }
}

import type { Database } from '#storage/database.ts';
import { collectionsToReread } from '../../copy/collection-members.ts';
import type { EngineContext } from '../engine-context.ts';
import { markProvisional } from '../provisional-pages.ts';
import { type AnnouncedNames, openReads, type PendingName, type PendingRead, readKey } from './pending-reads.ts';

/** Deliveries that are answered when the copy has what they announced. */
export interface ReadWaits {
  /** Whether all of it was read until a time of the steady clock; pages of what was not are marked. */
  wait(announced: AnnouncedNames, until: number): Promise<boolean>;
  /** This process has read something: looks at once. */
  readonly notify: () => void;
}

interface Waiting extends AnnouncedNames {
  readonly until: number;
  readonly end: (isRead: boolean) => void;
  /** The collections that are read because of its products; null: its products are not read yet. */
  members: readonly PendingName[] | null;
}

/** Another process may have read it. */
const checkMs = 50;

/** A look at thousands of announced changes takes some milliseconds: the pause after it is longer. */
const pausePerCheck = 20;

/** One look for all that wait: many deliveries at once cost little more than one. */
export function createReadWaits(engine: EngineContext): ReadWaits {
  const { runtime, signal } = engine;
  const waiting = new Set<Waiting>();
  let wake = new AbortController();
  let isWatching = false;

  const watch = async (): Promise<void> => {
    while (waiting.size > 0) {
      wake = new AbortController();
      const begun = runtime.clock.steady();
      look(engine, waiting);
      if (waiting.size === 0) break;
      const pauseMs = Math.max(checkMs, (runtime.clock.steady() - begun) * pausePerCheck);
      await runtime.sleep(pauseMs, AbortSignal.any([signal, wake.signal]));
    }
  };
  const start = (): void => {
    if (isWatching) return;
    isWatching = true;
    watch()
      .catch((error: unknown) => {
        engine.report(error);
        for (const { end } of waiting) end(false);
        waiting.clear();
      })
      .finally(() => (isWatching = false));
  };
  return {
    wait: async (announced, until) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.add({ ...announced, until, end: resolve, members: null });
      start();
      return promise;
    },
    notify: () => wake.abort(),
  };
}

/** Ends the waiting for what has been read, has failed, or is late. */
function look(engine: EngineContext, waiting: Set<Waiting>): void {
  const { copy, runtime, signal } = engine;
  const late = new Map<string, PendingRead>();
  const now = runtime.clock.steady();
  for (const { wait, open } of findOpen(copy.store, [...waiting])) {
    const isGivenUp = now >= wait.until || signal.aborted || open.some(({ failures }) => failures > 0);
    if (open.length > 0 && !isGivenUp) continue;
    // Those that failed once have marked their pages.
    for (const read of open) if (read.failures === 0) late.set(readKey(read), read);
    waiting.delete(wait);
    wait.end(open.length === 0);
  }
  markProvisional(copy, [...late.values()]);
}

interface OpenWait {
  readonly wait: Waiting;
  readonly open: readonly PendingRead[];
}

/** What is still to be read for each: what was announced, and then the collections that have to be read because of it. */
function findOpen(store: Database, waits: readonly Waiting[]): readonly OpenWait[] {
  const own = openReads(store, waits);
  const found = waits.map((wait, index): OpenWait => ({ wait, open: own[index] ?? [] }));
  const read = found.filter(({ open }) => open.length === 0).map(({ wait }) => wait);
  for (const wait of read) wait.members ??= membersOf(store, wait);
  const lists = openReads(
    store,
    read.map(({ position, members }) => ({ position, names: members ?? [] })),
  );
  return [
    ...found.filter(({ open }) => open.length > 0),
    ...read.map((wait, index): OpenWait => ({ wait, open: lists[index] ?? [] })),
  ];
}

function membersOf(store: Database, { names }: AnnouncedNames): readonly PendingName[] {
  const products = names.filter(({ kind }) => kind === 'product').map(({ name }) => name);
  if (products.length === 0) return [];
  return collectionsToReread(store, products).map((name) => ({ kind: 'members', namedBy: 'id', name }));
}

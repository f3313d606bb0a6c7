import type { Database } from '#storage/database.ts';
import { collectionsToRereadByProduct } from '../../copy/collection-members.ts';
import type { EngineContext } from '../engine-context.ts';
import { markProvisional } from '../provisional-pages.ts';
import { type AnnouncedNames, openReads, type PendingName, type PendingRead, readKey } from './pending-reads.ts';

/** Deliveries that are answered when the copy has what they announced. */
export interface ReadWaits {
  /** Whether all of it was read until a time of the steady clock; pages of what was not are marked. */
  wait(announced: AnnouncedNames, until: number): Promise<boolean>;
  /** This process has read these, or has failed to: looks at once at what waits for them. */
  readonly notify: (reads: readonly PendingName[]) => void;
}

interface Waiting extends AnnouncedNames {
  readonly until: number;
  readonly end: (isRead: boolean) => void;
  /** The collections that are read because of its products; null: its products are not read yet. */
  members: readonly PendingName[] | null;
}

/** How often those that are late are looked at. */
const checkMs = 50;

/** How much longer is the pause between looks at all that wait, for what another process may have read, than a look. */
const pausePerLook = 50;

/** One look for many that wait: many deliveries at once cost little more than one. */
export function createReadWaits(engine: EngineContext): ReadWaits {
  const { runtime, signal } = engine;
  const waiting = createWaitingSet();
  let isWatching = false;

  const lookAt = (waits: readonly Waiting[]): void => {
    try {
      if (waits.length > 0) look(engine, waits, waiting);
    } catch (error) {
      engine.report(error);
      for (const wait of waiting.all()) waiting.end(wait, false);
    }
  };
  const watch = async (): Promise<void> => {
    isWatching = true;
    for (let nextLook = 0; ; await runtime.sleep(checkMs, signal)) {
      const now = runtime.clock.steady();
      const looksAtAll = now >= nextLook || signal.aborted;
      lookAt(looksAtAll ? waiting.all() : waiting.until(now));
      if (looksAtAll) nextLook = now + (runtime.clock.steady() - now) * pausePerLook;
      if (waiting.isEmpty()) break;
    }
    isWatching = false;
  };
  return {
    wait: async (announced, until) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.add({ ...announced, until, end: resolve, members: null });
      if (!isWatching) void watch();
      return promise;
    },
    notify: (reads) => lookAt(waiting.forAny(reads)),
  };
}

/** What waits, in the order of its beginning, and by what it waits for. */
interface WaitingSet {
  readonly all: () => readonly Waiting[];
  /** Those that should have ended by now. */
  readonly until: (now: number) => readonly Waiting[];
  readonly forAny: (names: readonly PendingName[]) => readonly Waiting[];
  readonly isEmpty: () => boolean;
  readonly add: (wait: Waiting) => void;
  /** Also waits for the products of these collections. */
  readonly addMembers: (wait: Waiting, members: readonly PendingName[]) => void;
  readonly end: (wait: Waiting, isRead: boolean) => void;
}

function createWaitingSet(): WaitingSet {
  const waiting = new Set<Waiting>();
  const byName = new Map<string, Set<Waiting>>();
  const link = (wait: Waiting, names: readonly PendingName[]): void => {
    for (const key of names.map(readKey)) {
      const known = byName.get(key);
      if (known) known.add(wait);
      else byName.set(key, new Set([wait]));
    }
  };
  const unlink = (wait: Waiting): void => {
    for (const key of [...wait.names, ...(wait.members ?? [])].map(readKey)) {
      const known = byName.get(key);
      known?.delete(wait);
      if (known?.size === 0) byName.delete(key);
    }
  };
  return {
    all: () => [...waiting],
    until: (now) => [...waiting].filter(({ until }) => until <= now),
    forAny: (names) => [...new Set(names.flatMap((name) => [...(byName.get(readKey(name)) ?? [])]))],
    isEmpty: () => waiting.size === 0,
    add: (wait) => {
      waiting.add(wait);
      link(wait, wait.names);
    },
    addMembers: (wait, members) => {
      wait.members = members;
      link(wait, members);
    },
    end: (wait, isRead) => {
      waiting.delete(wait);
      unlink(wait);
      wait.end(isRead);
    },
  };
}

/** Ends the waiting for what has been read, has failed, or is late. */
function look(engine: EngineContext, waits: readonly Waiting[], waiting: WaitingSet): void {
  const { copy, runtime, signal } = engine;
  const late = new Map<string, PendingRead>();
  const now = runtime.clock.steady();
  for (const { wait, open } of findOpen(copy.store, waits, waiting)) {
    const isGivenUp = now >= wait.until || signal.aborted || open.some(({ failures }) => failures > 0);
    if (open.length > 0 && !isGivenUp) continue;
    // Those that failed once have marked their pages.
    for (const read of open) if (read.failures === 0) late.set(readKey(read), read);
    waiting.end(wait, open.length === 0);
  }
  markProvisional(copy, [...late.values()]);
}

interface OpenWait {
  readonly wait: Waiting;
  readonly open: readonly PendingRead[];
}

/** What is still to be read for each: what was announced, and then the collections that have to be read because of it. */
function findOpen(store: Database, waits: readonly Waiting[], waiting: WaitingSet): readonly OpenWait[] {
  const own = openReads(store, waits);
  const found = waits.map((wait, index): OpenWait => ({ wait, open: own[index] ?? [] }));
  const read = found.filter(({ open }) => open.length === 0).map(({ wait }) => wait);
  findMembers(
    store,
    read.filter(({ members }) => members === null),
    waiting,
  );
  const lists = openReads(
    store,
    read.map(({ position, members }) => ({ position, names: members ?? [] })),
  );
  return [
    ...found.filter(({ open }) => open.length > 0),
    ...read.map((wait, index): OpenWait => ({ wait, open: lists[index] ?? [] })),
  ];
}

function findMembers(store: Database, waits: readonly Waiting[], waiting: WaitingSet): void {
  const collections = collectionsToRereadByProduct(store, waits.flatMap(productsOf));
  for (const wait of waits) {
    const ids = new Set(productsOf(wait).flatMap((product) => collections.get(product) ?? []));
    waiting.addMembers(
      wait,
      Array.from(ids, (name) => ({ kind: 'members', namedBy: 'id', name })),
    );
  }
}

function productsOf({ names }: AnnouncedNames): readonly string[] {
  return names.filter(({ kind }) => kind === 'product').map(({ name }) => name);
}

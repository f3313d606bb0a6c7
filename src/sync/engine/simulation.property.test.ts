import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangeReference } from '#commerce/changes.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { integer, text } from '#storage/row.ts';
import {
  collectionRecord,
  menuRecord,
  pageRecord,
  productRecord,
  profileRecord,
  redirectRecord,
  sampleMarket,
} from '#tests/fixtures/sample-records.ts';
import { createManualRuntime, type ManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { memoryPlatform, type MemoryPlatform } from '#tests/helpers/platform/memory-platform.ts';
import { type CatalogCopy, createCopyTables } from '../copy/catalog-copy.ts';
import { createSyncEngine, type SyncEngine } from './sync-engine.ts';

const productIds = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
/** So few, and never all, that no protection against mass deletion applies. */
const removableIds = ['p2', 'p3', 'p4'];

const handles = ['apple', 'pear', 'plum', 'fig'];

type Step =
  | {
      readonly do: 'put';
      readonly id: string;
      readonly price: number;
      readonly handle: string;
      readonly listed: boolean;
    }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'members'; readonly ids: readonly string[] }
  | { readonly do: 'content'; readonly word: string }
  | { readonly do: 'deliver'; readonly index: number; readonly keep: boolean }
  | { readonly do: 'lose' }
  | { readonly do: 'fault'; readonly isDown: boolean; readonly isStale: boolean }
  | { readonly do: 'round'; readonly seconds: number }
  | { readonly do: 'crash'; readonly afterTransactions: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('put'),
    id: fc.constantFrom(...productIds),
    price: fc.integer({ min: 1, max: 3 }),
    handle: fc.constantFrom(...handles),
    listed: fc.boolean(),
  }),
  fc.record({ do: fc.constant('remove'), id: fc.constantFrom(...removableIds) }),
  fc.record({ do: fc.constant('members'), ids: fc.shuffledSubarray(productIds) }),
  fc.record({ do: fc.constant('content'), word: fc.constantFrom('one', 'two') }),
  fc.record({ do: fc.constant('deliver'), index: fc.nat(10), keep: fc.boolean() }),
  fc.record({ do: fc.constant('lose') }),
  fc.record({ do: fc.constant('fault'), isDown: fc.boolean(), isStale: fc.boolean() }),
  fc.record({ do: fc.constant('round'), seconds: fc.constantFrom(1, 60, 700) }),
  fc.record({ do: fc.constant('crash'), afterTransactions: fc.nat(12) }),
);

/** A copy in memory, and a process over it that ends when a transaction is about to begin, or has just ended. */
interface Machine {
  readonly store: Database;
  readonly durable: Database;
  readonly runtime: ManualRuntime;
  readonly platform: MemoryPlatform;
  engine: SyncEngine;
  /** Transactions until the process ends. */
  transactionsLeft: number;
  hasCrashed: boolean;
  readonly undelivered: ChangeReference[];
}

class ProcessEnded extends Error {}

function openMachine(): Machine {
  const store = openDatabase(':memory:');
  createCopyTables(store);
  const platform = memoryPlatform({ batchSize: 2 });
  const machine = {
    store,
    platform,
    durable: openDatabase(':memory:'),
    runtime: createManualRuntime(),
    transactionsLeft: Infinity,
    hasCrashed: false,
    undelivered: [],
  };
  return Object.assign(machine, { engine: startProcess(machine) });
}

function startProcess(machine: Omit<Machine, 'engine'>): SyncEngine {
  const { durable, runtime, platform } = machine;
  machine.transactionsLeft = Infinity;
  machine.hasCrashed = false;
  const copy: CatalogCopy = {
    store: mortalStore(machine),
    durable,
    runtime,
    source: { name: 'memory', market: sampleMarket },
    signal: { write: () => {} },
    sliceMs: 0,
  };
  return createSyncEngine({ copy, feed: platform.feed, runtime, report: () => {} });
}

/** Each process has its own: one that has ended writes nothing any more. */
function mortalStore(machine: Omit<Machine, 'engine'>): Database {
  let isDead = false;
  let depth = 0;
  const live = <T>(work: () => T): T => {
    if (isDead) throw new ProcessEnded();
    return work();
  };
  const die = (): never => {
    isDead = true;
    machine.hasCrashed = true;
    throw new ProcessEnded();
  };
  return {
    all: (sql, ...values) => live(() => machine.store.all(sql, ...values)),
    first: (sql, ...values) => live(() => machine.store.first(sql, ...values)),
    run: (sql, ...values) => live(() => machine.store.run(sql, ...values)),
    snapshot: (work) => live(() => machine.store.snapshot(work)),
    transaction: (work) =>
      live(() => {
        if (depth > 0) return work();
        depth += 1;
        try {
          const result = machine.store.transaction(() => {
            const written = work();
            machine.transactionsLeft -= 1;
            return machine.transactionsLeft === 0 ? die() : written;
          });
          machine.transactionsLeft -= 1;
          return machine.transactionsLeft === 0 ? die() : result;
        } finally {
          depth -= 1;
        }
      }),
    backgroundTransaction: (work) => live(() => machine.store.backgroundTransaction(work)),
    statementCount: () => machine.store.statementCount(),
    stateVersion: () => machine.store.stateVersion(),
    hasWaitingWriter: () => machine.store.hasWaitingWriter(),
    assertIntact: () => machine.store.assertIntact(),
    close: () => {},
  };
}

/** Passes time until the work has ended, and starts a new process if it ended with the old one. */
async function finish(machine: Machine, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const settled = work.catch(() => undefined).finally(() => ended.abort());
  for (let waited = 0; !ended.signal.aborted && waited < 200; waited += 1) await machine.runtime.advance(500);
  await settled;
  if (machine.hasCrashed) await restart(machine);
}

async function restart(machine: Machine): Promise<void> {
  await machine.engine.stop().catch(() => undefined);
  machine.engine = startProcess(machine);
  // Reads that the ended process had taken are free after this time.
  await machine.runtime.advance(1000);
}

async function take(machine: Machine, next: Step): Promise<void> {
  const { platform, undelivered } = machine;
  switch (next.do) {
    case 'put': {
      const { id, price, handle, listed } = next;
      // A handle belongs to one product.
      const owner = [...platform.records.values()].find((each) => each.kind === 'product' && each.handle === handle);
      undelivered.push(
        platform.put(productRecord({ id, price, listed, handle: owner && owner.id !== id ? `own-${id}` : handle })),
      );
      return;
    }
    case 'remove':
      undelivered.push(platform.remove('product', next.id));
      return;
    case 'members':
      undelivered.push(platform.setMembers('c1', next.ids));
      return;
    case 'content':
      undelivered.push(platform.put(pageRecord({ id: 'a', handle: 'about-us', body: next.word })));
      platform.put(menuRecord('main', [next.word]));
      platform.put(redirectRecord(`/${next.word}`, '/pages/about-us'));
      return;
    case 'deliver': {
      const change = undelivered[next.index % Math.max(1, undelivered.length)];
      if (!change) return;
      if (!next.keep) undelivered.splice(undelivered.indexOf(change), 1);
      return finish(machine, machine.engine.accept([change]));
    }
    case 'lose':
      undelivered.length = 0;
      return;
    case 'fault':
      Object.assign(platform.faults, { isDown: next.isDown, isStale: next.isStale });
      return;
    case 'round':
      await machine.runtime.advance(next.seconds * 1000);
      return finish(machine, machine.engine.runDue());
    case 'crash':
      machine.transactionsLeft = next.afterTransactions + 1;
      return;
    default:
      return next satisfies never;
  }
}

/** Without those of former handles, which the copy adds. */
const ownRedirects = "SELECT path FROM redirect WHERE path NOT GLOB '/products/*' ORDER BY path";

/** Everything that visitors could see of the copy. */
function stateOf({ store }: Machine): unknown {
  const products = store.all(`SELECT r.id, p.handle, p.listed, v.price FROM product p
    JOIN copy_record r ON r.kind = 'product' AND r.number = p.id JOIN variant v ON v.product_id = p.id ORDER BY r.id`);
  const members = store.all(`SELECT r.id FROM collection_product m
    JOIN copy_record r ON r.kind = 'product' AND r.number = m.product_id ORDER BY m.position`);
  const documents = store.all(
    "SELECT handle, body || front body FROM document WHERE kind <> 'profile' ORDER BY handle",
  );
  return {
    products: products.map((row) => [
      text(row, 'id'),
      text(row, 'handle'),
      integer(row, 'listed'),
      integer(row, 'price'),
    ]),
    members: members.map((row) => text(row, 'id')),
    documents: documents.map((row) => [text(row, 'handle'), /one|two/.exec(text(row, 'body'))?.[0]]),
    redirects: store.all(ownRedirects).map((row) => text(row, 'path')),
    searchable: integer(store.first('SELECT count(*) count FROM search_document') ?? {}, 'count'),
    unindexed: integer(store.first('SELECT count(*) count FROM search_pending') ?? {}, 'count'),
  };
}

function stateOfPlatform({ platform }: Machine): unknown {
  const all = [...platform.records.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const products = all.flatMap((record) => {
    if (record.kind !== 'product') return [];
    const price = Object.values(record.overlays)[0]?.variants[0]?.price.amount;
    return [[record.id, record.handle, Number(record.listed), price]];
  });
  const documents = all.flatMap((record) => {
    if (record.kind !== 'page' && record.kind !== 'menu') return [];
    return [[record.handle, /one|two/.exec(JSON.stringify(record.overlays))?.[0]]];
  });
  return {
    products,
    members: (platform.members.get('c1') ?? []).filter((id) => platform.records.has(`product/${id}`)),
    documents: documents.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    redirects: all.flatMap(({ kind, handle }) => (kind === 'redirect' ? [handle] : [])),
    searchable: products.length,
    unindexed: 0,
  };
}

test('whatever fails and in which order, the copy ends equal to the platform', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const machine = openMachine();
      machine.platform.put(profileRecord());
      machine.platform.put(collectionRecord({ id: 'c1', automatic: true }));
      for (const id of productIds.slice(0, 3)) machine.platform.put(productRecord({ id }));
      for (const next of steps) await take(machine, next);
      Object.assign(machine.platform.faults, { isDown: false, isStale: false });
      machine.transactionsLeft = Infinity;
      for (let rounds = 0; rounds < 4; rounds += 1) {
        await machine.runtime.advance(16 * 60_000);
        await finish(machine, machine.engine.runDue());
      }
      await machine.runtime.advance(24 * 60 * 60_000);
      for (let rounds = 0; rounds < 3; rounds += 1) await finish(machine, machine.engine.runDue());
      expect(stateOf(machine)).toEqual(stateOfPlatform(machine));
      await machine.engine.stop();
    }),
    { numRuns: 40 },
  );
}, 120_000);

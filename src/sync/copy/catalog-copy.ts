import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { appendInTransaction, openSignalFile, type SignalFile, signalPath } from '#cache/log/sqlite-log.ts';
import type { Runtime } from '#cache/runtime.ts';
import type { CacheTag } from '#cache/tags.ts';
import type { ChangeReference } from '#commerce/changes.ts';
import { contextKey } from '#commerce/context.ts';
import { takeChanges } from '#storage/change-notes.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { textOrNull } from '#storage/row.ts';
import { bulkCheckpointPages } from '#storage/transactions/background-writes.ts';
import { planInvalidation } from '../plan-invalidation.ts';
import { copySchema, copyShape, type CopySource } from './copy-schema.ts';

/** The local copy of a platform's catalog and content. It is rebuilt, not migrated. */
export interface CatalogCopy {
  readonly store: Database;
  /** The shop's own database: price history and what merchants write here outlive the copy. */
  readonly durable: Database;
  readonly source: CopySource;
  readonly runtime: Pick<Runtime, 'clock' | 'random'>;
  /** Announces to the page caches of this machine that tags were touched. */
  readonly signal: Pick<SignalFile, 'write'>;
  /** Maximum milliseconds of a transaction that writes many records. */
  readonly sliceMs: number;
}

/** How long a statement waits for another process; all requests wait with it. */
const busyTimeoutMs = 100;

/** A transaction blocks requests of this process, and writers of others. */
const maxSliceMs = 8;

export interface CopyFileOptions {
  readonly dataDir: string;
  readonly source: CopySource;
  readonly durable: Database;
  readonly runtime: Pick<Runtime, 'clock' | 'random'>;
}

export interface OpenedCopy extends CatalogCopy {
  readonly path: string;
  /** Deletes copies of other shapes. They are kept until this one is complete, for the release that wrote them. */
  readonly removeOthers: () => void;
  readonly close: () => void;
}

/** The file of a copy. */
export function copyPath(dataDir: string, source: CopySource): string {
  return join(dataDir, `catalog-${copyShape(source)}.sqlite`);
}

/** Opens the copy in a data folder, or creates an empty one. Throws DatabaseUnusableError. */
export function openCatalogCopy({ dataDir, source, durable, runtime }: CopyFileOptions): OpenedCopy {
  const path = copyPath(dataDir, source);
  const store = openDatabase(path);
  createCopyTables(store);
  store.run(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  // What a power failure destroys is read again: at its start a process compares everything with the platform.
  store.run('PRAGMA synchronous = NORMAL');
  store.all(`PRAGMA wal_autocheckpoint = ${bulkCheckpointPages}`);
  const signal = openSignalFile(signalPath(path));
  return {
    store,
    durable,
    source,
    runtime,
    signal,
    path,
    sliceMs: maxSliceMs,
    removeOthers: () => removeOtherCopies(dataDir, path),
    close: () => {
      signal.close();
      store.close();
    },
  };
}

/** Creates the tables of a copy in a shop's database. */
export function createCopyTables(store: Database): void {
  store.transaction(() => {
    for (const statement of copySchema.split(';')) if (statement.trim() !== '') store.run(statement);
  });
}

function removeOtherCopies(dataDir: string, path: string): void {
  for (const name of readdirSync(dataDir)) {
    const file = join(dataDir, name);
    if (/^catalog-[0-9a-f]{12}\.sqlite/.test(name) && !file.startsWith(path)) rmSync(file, { force: true });
  }
}

/** The key of the overlays that the copy is made from. */
export function overlayKey({ source }: Pick<CatalogCopy, 'source'>): string {
  return contextKey(source.market);
}

/** What a transaction has returned, and the tags of the pages that it changed. */
export interface Commit<T> {
  readonly result: T;
  readonly tags: readonly CacheTag[];
}

/**
 * Writes to the copy. What changed and the tags of the pages that show it are committed in one transaction, so that no
 * page can be forgotten. Throws PlatformUnavailableError if the copy cannot be written.
 */
export function commit<T>({ store, runtime, signal }: CatalogCopy, work: () => T): Commit<T> {
  const mark = runtime.random();
  const committed = store.transaction(() => {
    const result = work();
    const invalidation = planInvalidation([...takeAllChanges(store)]);
    if (invalidation.tags.length > 0) appendInTransaction(store, { at: runtime.clock.wall(), mark, invalidation });
    return { result, tags: invalidation.tags };
  });
  if (committed.tags.length > 0) signal.write(mark);
  return committed;
}

function* takeAllChanges(store: Database): Generator<ChangeReference> {
  for (let changes = takeChanges(store); changes.length > 0; changes = takeChanges(store)) yield* changes;
}

export interface SliceWork<T> {
  readonly write: (item: T) => void;
  /** Completes what was written in a transaction: is part of each. It may take about as long as the writes before it. */
  readonly finishSlice?: () => void;
  /** Is part of the last transaction. */
  readonly finish?: () => void;
}

/**
 * Writes items in transactions of limited length, between which the process serves requests. Resolves with the touched
 * tags.
 */
export async function commitInSlices<T>(
  copy: CatalogCopy,
  items: readonly T[],
  { write, finishSlice, finish }: SliceWork<T>,
): Promise<readonly CacheTag[]> {
  const { clock } = copy.runtime;
  const touched = new Set<CacheTag>();
  for (let from = 0; ;) {
    const { result, tags } = commit(copy, () => {
      const end = clock.steady() + (finishSlice ? copy.sliceMs / 2 : copy.sliceMs);
      let next = from;
      for (let item = items[next]; item !== undefined; item = items[next]) {
        write(item);
        next += 1;
        if (clock.steady() >= end) break;
      }
      finishSlice?.();
      if (next >= items.length) finish?.();
      return next;
    });
    for (const tag of tags) touched.add(tag);
    if (result >= items.length) return [...touched];
    from = result;
    await setImmediate();
  }
}

/** A value of the synchronization as it was stored last, or null. */
export function readState({ store }: Pick<CatalogCopy, 'store'>, name: string): unknown {
  const row = store.first('SELECT value FROM sync_state WHERE name = ?', name);
  return row && JSON.parse(textOrNull(row, 'value') ?? 'null');
}

/** Stores a value of the synchronization, as JSON. */
export function writeState({ store }: Pick<CatalogCopy, 'store'>, name: string, value: unknown): void {
  store.run('INSERT OR REPLACE INTO sync_state VALUES (?, ?)', name, JSON.stringify(value));
}

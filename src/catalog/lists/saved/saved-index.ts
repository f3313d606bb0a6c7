import { deserialize, serialize } from 'node:v8';
import { PlatformContractError } from '#commerce/errors.ts';
import { writeInBackground } from '#storage/background-writes.ts';
import type { Database } from '#storage/database.ts';
import { integer, type SqlRow } from '#storage/row.ts';
import { type IndexPart, partsOf, restorePart, type SavableIndex } from './index-parts.ts';

/** Changes with what the parts contain. */
const partsLayout = 1;

/** An index in the database. */
export interface SavedIndex {
  readonly id: number;
  /** Of the last product change in it. */
  readonly version: number;
  readonly parts: number;
}

/** The last index that was saved, if this release can read it and its products are those of this database. */
export function findSavedIndex(store: Database): SavedIndex | null {
  const row = store.first(
    `SELECT id, version, parts FROM saved_index
     WHERE layout = ? AND ${isComplete} AND version <= (SELECT coalesce(max(version), 0) FROM list_version)
     ORDER BY id DESC LIMIT 1`,
    layoutOf(store),
  );
  return row && { id: integer(row, 'id'), version: integer(row, 'version'), parts: integer(row, 'parts') };
}

const isComplete = 'parts = (SELECT count(*) FROM saved_index_part WHERE index_id = saved_index.id)';

/** A migration may change what products are listed by. */
function layoutOf(store: Database): string {
  return `${partsLayout}.${integer(store.first('PRAGMA user_version') ?? {}, 'user_version')}`;
}

/** Restores a saved index into an empty one. Yields after each part. Throws PlatformContractError when one is missing. */
export function* restoreIndex(store: Database, saved: SavedIndex, index: SavableIndex): Generator<undefined> {
  for (let part = 0; part < saved.parts; part += 1) {
    const row = store.first('SELECT bytes FROM saved_index_part WHERE index_id = ? AND part = ?', saved.id, part);
    restorePart(index, readPart(row ?? {}));
    yield;
  }
}

function readPart({ bytes }: SqlRow): IndexPart {
  if (!(bytes instanceof Uint8Array)) throw new PlatformContractError('A part of the saved product index is missing.');
  return deserialize(bytes);
}

/** After which an unfinished save counts as abandoned, in milliseconds. */
const abandonedMs = 10 * 60_000;

/**
 * Saves an index beside other writers, unless another process is at it. `version` is that of the last product change in
 * it. The index saved before is kept, as a process may be reading it.
 */
export async function saveIndex(store: Database, index: SavableIndex, version: number): Promise<void> {
  await writeInBackground(store, saveSteps(store, partsOf(index), version));
}

function* saveSteps(store: Database, parts: Iterable<IndexPart>, version: number): Generator<void> {
  const now = Date.now();
  const layout = layoutOf(store);
  const isSaving = 'SELECT 1 FROM saved_index WHERE layout = ? AND parts IS NULL AND begun_at > ?';
  if (store.first(isSaving, layout, now - abandonedMs) || (findSavedIndex(store)?.version ?? -1) >= version) return;
  const id = store.run('INSERT INTO saved_index (layout, version, begun_at) VALUES (?, ?, ?)', layout, version, now);
  yield;
  let part = 0;
  for (const content of parts) {
    store.run('INSERT INTO saved_index_part VALUES (?, ?, ?)', id, part, serialize(content));
    part += 1;
    yield;
  }
  store.run('UPDATE saved_index SET parts = ? WHERE id = ?', part, id);
  yield;
  yield* deleteOlder(store, id);
}

/** Deletes all but this index and the one before it. */
function* deleteOlder(store: Database, id: number): Generator<void> {
  const before = 'SELECT max(id) FROM saved_index WHERE id < ?1 AND parts IS NOT NULL';
  const old = `index_id < ?1 AND index_id IS NOT (${before})`;
  const next = `SELECT index_id, part FROM saved_index_part WHERE ${old} LIMIT 1`;
  for (let row = store.first(next, id); row; row = store.first(next, id)) {
    store.run(
      'DELETE FROM saved_index_part WHERE index_id = ? AND part = ?',
      integer(row, 'index_id'),
      integer(row, 'part'),
    );
    yield;
  }
  store.run(`DELETE FROM saved_index WHERE id < ?1 AND id IS NOT (${before})`, id);
}

import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { PlatformContractError } from '#commerce/errors.ts';
import { writeInBackground } from '#storage/transactions/background-writes.ts';
import type { Database } from '#storage/database.ts';
import { integer } from '#storage/row.ts';
import { type IndexPart, partsOf, restorePart, type SavableIndex } from './index-parts.ts';

/** Changes with what the parts contain. */
const partsLayout = 2;

/** An index in the database. */
export interface SavedIndex {
  readonly id: number;
  /** The version of the last product change in it. */
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

/** Whether each part is as it was written. Yields after each. */
export function* isIntact(store: Database, saved: SavedIndex): Generator<undefined, boolean> {
  for (let part = 0; part < saved.parts; part += 1) {
    if (readPart(store, saved, part) === null) return false;
    yield;
  }
  return true;
}

/** Restores a saved index into an empty one. Yields after each part. Throws PlatformContractError when one is damaged. */
export function* restoreIndex(store: Database, saved: SavedIndex, index: SavableIndex): Generator<undefined> {
  for (let part = 0; part < saved.parts; part += 1) {
    const bytes = readPart(store, saved, part);
    if (bytes === null) throw new PlatformContractError('A part of the saved product index is damaged.');
    const content: IndexPart = deserialize(bytes);
    restorePart(index, content);
    yield;
  }
}

/** Makes the next save write the index anew. */
export function discardIndex(store: Database, { id }: SavedIndex): void {
  store.run('DELETE FROM saved_index WHERE id = ?', id);
}

const checksumBytes = 4;

/** The bytes of a part; null when it is missing or does not have its checksum. */
function readPart(store: Database, { id }: SavedIndex, part: number): Uint8Array | null {
  const row = store.first('SELECT bytes FROM saved_index_part WHERE index_id = ? AND part = ?', id, part);
  const bytes = row?.['bytes'];
  if (!(bytes instanceof Uint8Array) || bytes.length < checksumBytes) return null;
  const content = bytes.subarray(checksumBytes);
  const checksum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return crc32(content) === checksum ? content : null;
}

function withChecksum(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(checksumBytes + content.length);
  new DataView(bytes.buffer).setUint32(0, crc32(content));
  bytes.set(content, checksumBytes);
  return bytes;
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
    store.run('INSERT INTO saved_index_part VALUES (?, ?, ?)', id, part, withChecksum(serialize(content)));
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

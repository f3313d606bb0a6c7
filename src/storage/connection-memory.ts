import { integer, type SqlRow } from './row.ts';

interface SqlConnection {
  all(sql: string): readonly SqlRow[];
}

/** What a connection may keep in memory of its file. */
export interface ConnectionMemory {
  /** Pages that SQLite keeps. */
  readonly cacheKilobytes: number;
  /** Bytes of the file that are read in place; the system counts those that were read as memory of the process. */
  readonly mappedBytes: number;
}

/** Of a process that answers requests. */
export const servingMemory: ConnectionMemory = { cacheKilobytes: 64 * 1024, mappedBytes: 256 * 1024 * 1024 };

/** Of one that writes a whole catalog: what it has written it seldom reads again, and the system keeps that too. */
const bulkWritingMemory: ConnectionMemory = { cacheKilobytes: 16 * 1024, mappedBytes: 0 };

/** The statements that give a connection its memory. */
export function memoryPragmas({ cacheKilobytes, mappedBytes }: ConnectionMemory): readonly string[] {
  return [`PRAGMA cache_size = -${cacheKilobytes}`, `PRAGMA mmap_size = ${mappedBytes}`];
}

/** Sets what a connection keeps from now on, and frees what is more. */
export function setConnectionMemory(store: SqlConnection, memory: ConnectionMemory): void {
  for (const pragma of memoryPragmas(memory)) store.all(pragma);
}

/** Runs `work`, which writes a whole catalog, with little memory for some connections; then they have what they had. */
export async function writeInBulk<T>(stores: readonly SqlConnection[], work: () => Promise<T>): Promise<T> {
  const before = stores.map((store) => ({ store, memory: readConnectionMemory(store) }));
  for (const store of stores) setConnectionMemory(store, bulkWritingMemory);
  try {
    return await work();
  } finally {
    for (const { store, memory } of before) setConnectionMemory(store, memory);
  }
}

/** A database in memory maps nothing. */
function readConnectionMemory(store: SqlConnection): ConnectionMemory {
  const [cache = {}] = store.all('PRAGMA cache_size');
  const [mapped = { mmap_size: 0 }] = store.all('PRAGMA mmap_size');
  return { cacheKilobytes: -integer(cache, 'cache_size'), mappedBytes: integer(mapped, 'mmap_size') };
}

import { integer, type SqlRow } from './row.ts';

interface SqlConnection {
  all(sql: string): readonly SqlRow[];
}

/** How much of its file a connection may keep in memory. */
export interface ConnectionMemory {
  /** SQLite's page cache. */
  readonly cacheKilobytes: number;
  /** The part of the file that is memory-mapped; the system counts what was read of it as memory of the process. */
  readonly mappedBytes: number;
}

/** The memory of a connection in a process that answers requests. */
export const servingMemory: ConnectionMemory = { cacheKilobytes: 64 * 1024, mappedBytes: 256 * 1024 * 1024 };

/** For one that writes a whole catalog: it seldom reads again what it wrote, and the system caches the file too. */
const bulkWritingMemory: ConnectionMemory = { cacheKilobytes: 16 * 1024, mappedBytes: 0 };

/** The statements that give a connection its memory. */
export function memoryPragmas({ cacheKilobytes, mappedBytes }: ConnectionMemory): readonly string[] {
  return [`PRAGMA cache_size = -${cacheKilobytes}`, `PRAGMA mmap_size = ${mappedBytes}`];
}

/** Sets the memory of a connection and frees what exceeds it. */
export function setConnectionMemory(store: SqlConnection, memory: ConnectionMemory): void {
  for (const pragma of memoryPragmas(memory)) store.all(pragma);
}

/** Runs `work`, which writes a whole catalog, with little memory for the connections, and restores their memory after it. */
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

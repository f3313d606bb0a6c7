import { availableParallelism, totalmem } from 'node:os';
import type { Config } from '#config.ts';

/** Memory that `auto` reserves for each process, in bytes. */
const bytesPerProcess = 512 * 2 ** 20;

interface ServerCapacity {
  readonly cores: number;
  readonly bytes: number;
}

/** The number of processes that serve; `auto`: one for each core, as far as memory allows. */
export function processCount(
  { PROCESSES }: Pick<Config, 'PROCESSES'>,
  machine: ServerCapacity = thisMachine(),
): number {
  if (PROCESSES !== 'auto') return PROCESSES;
  return Math.max(1, Math.min(machine.cores, Math.floor(machine.bytes / bytesPerProcess)));
}

/** The smallest cache of a process, in megabytes. */
const minCacheMegabytes = 16;

/** `CACHE_MEGABYTES` is for the whole shop: each process gets an equal part. */
export function cacheMegabytesPerProcess(config: Pick<Config, 'PROCESSES' | 'CACHE_MEGABYTES'>): number {
  const count = processCount(config);
  if (count === 1 || config.CACHE_MEGABYTES === 0) return config.CACHE_MEGABYTES;
  return Math.max(minCacheMegabytes, Math.floor(config.CACHE_MEGABYTES / count));
}

/** Processors and memory of this machine; in a container the memory that the container may use. */
function thisMachine(): ServerCapacity {
  const constrained = process.constrainedMemory();
  return { cores: availableParallelism(), bytes: constrained > 0 ? Math.min(constrained, totalmem()) : totalmem() };
}

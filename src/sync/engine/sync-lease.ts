import { readlinkSync } from 'node:fs';
import { z } from 'zod';
import { isBusy } from '#storage/transactions/retry-on-busy.ts';
import { type CatalogCopy, readState, writeState } from '../copy/catalog-copy.ts';

/** A process that has not renewed its lease for so long has ended. */
const leaseMs = 30_000;

const leaseSchema = z
  .object({
    owner: z.number(),
    until: z.number(),
    pid: z.number(),
    /** Of process ids, as Linux names it; null: not known. */
    namespace: z.string().nullable(),
  })
  .nullable()
  .catch(null);

type SyncLease = NonNullable<z.infer<typeof leaseSchema>>;

/**
 * Chooses one of the processes of this machine that share a copy. Returns a function that takes or renews the lease, and
 * says whether this process has it.
 */
export function createSyncLease(copy: CatalogCopy): { readonly hold: () => boolean; readonly release: () => void } {
  const owner = copy.runtime.random();
  const hold = (): boolean => {
    const now = copy.runtime.clock.wall();
    return copy.store.transaction(() => {
      const lease = leaseSchema.parse(readState(copy, 'lease'));
      // One that lasts longer than any lease can was taken before the clock was set back.
      const isTaken =
        lease && lease.owner !== owner && lease.until > now && lease.until <= now + leaseMs && !hasEnded(lease);
      if (!isTaken) {
        const taken: SyncLease = { owner, until: now + leaseMs, pid: process.pid, namespace: pidNamespace };
        writeState(copy, 'lease', taken);
      }
      return !isTaken;
    });
  };
  const release = (): void => {
    copy.store.transaction(() => {
      const lease = leaseSchema.parse(readState(copy, 'lease'));
      if (lease?.owner === owner) writeState(copy, 'lease', null);
    });
  };
  return { hold: () => unlessBusy(hold), release };
}

/** Containers that share a folder number their processes apart: https://man7.org/linux/man-pages/man7/pid_namespaces.7.html */
const pidNamespace = readPidNamespace();

function readPidNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** Whether the process of a lease was killed, so that nobody has to wait for the end of the lease. */
function hasEnded({ pid, namespace }: SyncLease): boolean {
  if (namespace === null || namespace !== pidNamespace) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function unlessBusy(hold: () => boolean): boolean {
  try {
    return hold();
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

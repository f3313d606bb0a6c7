import { z } from 'zod';
import { isBusy } from '#storage/retry-on-busy.ts';
import { type CatalogCopy, readState, writeState } from '../copy/catalog-copy.ts';

/** A process that has not renewed its lease for so long has ended. */
const leaseMs = 30_000;

const leaseSchema = z.object({ owner: z.number(), until: z.number() }).nullable().catch(null);

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
      // One that lasts longer than any was taken before the clock was set back.
      const isTaken = lease && lease.owner !== owner && lease.until > now && lease.until <= now + leaseMs;
      if (!isTaken) writeState(copy, 'lease', { owner, until: now + leaseMs });
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

function unlessBusy(hold: () => boolean): boolean {
  try {
    return hold();
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

import { z } from 'zod';
import { commit, readState, writeState } from '../copy/catalog-copy.ts';
import { logChanges } from './change-log.ts';
import type { EngineContext } from './engine-context.ts';

/** How often a platform that keeps a table of changes is asked for new ones. */
export const changesEveryMs = 5000;

/** A table that returns changes without end is continued in the next round. */
const maxBatches = 100;

const positionSchema = z
  .object({
    cursor: z.string(),
    /** Epoch milliseconds of the last time that there was nothing new. */
    at: z.number(),
  })
  .nullable()
  .catch(null);

/**
 * Logs what a platform's table of changes has since the last time, so that it is read; without a stored position it
 * begins at the table's end. The position advances after the changes are in the log: after an interruption they are
 * logged again. Throws PlatformUnavailableError.
 */
export async function followChangeTable({ copy, feed, runtime, signal, holdsLease }: EngineContext): Promise<void> {
  if (!feed.changes) return;
  const position = positionSchema.parse(readState(copy, 'changeTable'));
  if (position && isRecent(runtime.clock.wall() - position.at)) return;
  let cursor = position?.cursor ?? null;
  for (let batches = 0; batches < maxBatches && holdsLease(); batches += 1) {
    const batch = await feed.changes(cursor, signal);
    const isLast = batch.changes.length === 0;
    if (!isLast) logChanges(copy, [batch.changes]);
    cursor = batch.cursor;
    const at = isLast ? runtime.clock.wall() : (position?.at ?? 0);
    commit(copy, () => writeState(copy, 'changeTable', { cursor, at }));
    if (isLast) return;
  }
}

/** A clock that was set back makes it due. */
function isRecent(milliseconds: number): boolean {
  return milliseconds >= 0 && milliseconds < changesEveryMs;
}

import { z } from 'zod';
import { text } from '#storage/row.ts';
import { type CatalogCopy, commit, readState, writeState } from '../copy/catalog-copy.ts';
import type { EngineContext } from './engine-context.ts';

/** Why a part of the synchronization fails. */
const failureSchema = z
  .object({
    /** Epoch milliseconds of the first failure since the last success. */
    since: z.number(),
    /** Epoch milliseconds before which it is not tried again. */
    until: z.number(),
    message: z.string(),
  })
  .nullable()
  .catch(null);

export type PartFailure = NonNullable<z.infer<typeof failureSchema>>;

/** null: the part succeeded at its last attempt, or was never tried. */
function readFailure(copy: Pick<CatalogCopy, 'store'>, part: string): PartFailure | null {
  return failureSchema.parse(readState(copy, stateName(part)));
}

/** The parts that fail, by name. */
export function readFailures({ store }: Pick<CatalogCopy, 'store'>): ReadonlyMap<string, PartFailure> {
  const rows = store.all("SELECT name, value FROM sync_state WHERE name GLOB 'failed:*' ORDER BY name");
  return new Map(
    rows.flatMap((row) => {
      const failure = failureSchema.parse(JSON.parse(text(row, 'value')));
      return failure ? [[text(row, 'name').replace('failed:', ''), failure] as const] : [];
    }),
  );
}

function stateName(part: string): string {
  return `failed:${part}`;
}

const postponeMs = 60_000;

/** Whether a part has failed within the last minute. */
export function isPostponed({ copy, runtime }: Pick<EngineContext, 'copy' | 'runtime'>, part: string): boolean {
  return (readFailure(copy, part)?.until ?? 0) > runtime.clock.wall();
}

export interface FailedAttempt {
  readonly error: unknown;
  /** It failed the last time too, so the cause lies in this part and not in the platform as a whole. */
  readonly isRepeated: boolean;
}

/**
 * Runs a part of the synchronization. A failure is remembered: `doctor` shows it, and the part is postponed. Returns
 * null after a success. Throws when the process stops.
 */
export async function attemptPart(
  engine: EngineContext,
  part: string,
  work: () => Promise<void>,
): Promise<FailedAttempt | null> {
  const { copy, runtime, signal } = engine;
  const before = readFailure(copy, part);
  try {
    await work();
    if (before) commit(copy, () => copy.store.run('DELETE FROM sync_state WHERE name = ?', stateName(part)));
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    const now = runtime.clock.wall();
    const message = error instanceof Error ? error.message : String(error);
    const failure: PartFailure = { since: before?.since ?? now, until: now + postponeMs, message };
    commit(copy, () => writeState(copy, stateName(part), failure));
    return { error, isRepeated: before !== null };
  }
}

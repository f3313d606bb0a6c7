import { z } from 'zod';
import { invalidationOfEverything } from '#cache/log/invalidation-log.ts';
import { appendInTransaction } from '#cache/log/sqlite-log.ts';
import { type CatalogCopy, commit, readState, writeState } from '../copy/catalog-copy.ts';
import { type EngineContext, marketsOf } from './engine-context.ts';
import { makeEverythingDue } from './polls/polls.ts';

/** How long a copy is kept after its platform has withdrawn the permission to read, where nothing else is configured. */
export const keepDisconnectedMs = 30 * 24 * 60 * 60_000;

/** How often the platform is asked whether the permission was given again. */
const askEveryMs = 60 * 60_000;

/** Epoch milliseconds. */
const disconnectionSchema = z.object({ since: z.number(), askedAt: z.number() }).nullable().catch(null);

const stateName = 'disconnected';

function readDisconnection(copy: CatalogCopy): z.infer<typeof disconnectionSchema> {
  return disconnectionSchema.parse(readState(copy, stateName));
}

/** Epoch milliseconds since when nothing may be read from the platform; null: it may. */
export function disconnectedSince(copy: CatalogCopy): number | null {
  return readDisconnection(copy)?.since ?? null;
}

/** Stops the synchronization, because the platform has withdrawn its permission. Throws PlatformUnavailableError. */
export function markDisconnected(copy: CatalogCopy): void {
  if (disconnectedSince(copy) !== null) return;
  const now = copy.runtime.clock.wall();
  commit(copy, () => writeState(copy, stateName, { since: now, askedAt: now }));
}

/**
 * Whether nothing may be read from the platform. Asks it once an hour, and everything is due when it allows to read
 * again. After `keepMs` without permission the copy is deleted.
 */
export async function staysDisconnected(engine: EngineContext, keepMs: number): Promise<boolean> {
  const { copy, feed, runtime } = engine;
  const disconnection = readDisconnection(copy);
  if (!disconnection) return false;
  const now = runtime.clock.wall();
  if (now - disconnection.askedAt < askEveryMs) return true;
  if (await mayRead(engine)) {
    commit(copy, () => writeState(copy, stateName, null));
    makeEverythingDue(copy, feed.kinds);
    return false;
  }
  if (now - disconnection.since >= keepMs) deleteCopy(copy);
  else commit(copy, () => writeState(copy, stateName, { ...disconnection, askedAt: now }));
  return true;
}

async function mayRead(engine: EngineContext): Promise<boolean> {
  const { feed, signal } = engine;
  const [first] = feed.kinds;
  if (!first) return false;
  try {
    const request = { kind: first.kind, since: null, cursor: null, markets: marketsOf(engine), signal };
    await feed.scan(request)[Symbol.asyncIterator]().next();
    return true;
  } catch {
    return false;
  }
}

/** The file remains, since other processes have it open; the next start of a shop with permission fills it anew. */
function deleteCopy({ store, runtime, signal }: CatalogCopy): void {
  const mark = runtime.random();
  store.transaction(() => {
    for (const table of copiedTables) store.run(`DELETE FROM ${table}`);
    // The deletions above have noted changes.
    store.run('DELETE FROM change_note');
    appendInTransaction(store, { at: runtime.clock.wall(), mark, invalidation: invalidationOfEverything });
  });
  signal.write(mark);
  store.run('VACUUM');
}

/** Rows of other tables are deleted with those that they belong to. */
const copiedTables = [
  'product',
  'collection',
  'document',
  'redirect',
  'picture_host',
  'swatch',
  'search_document',
  'search_posting',
  'search_word',
  'search_pending',
  'copy_record',
  'copy_variant',
  'copy_member',
  'copy_collection',
  'change_entry',
  'pending_read',
  'sync_state',
] as const;

import { PlatformContractError } from '#commerce/errors.ts';
import type { RecordBatch, UnreadableRecord } from '#commerce/feed.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import { requestErrorOf } from '../client/request-error.ts';
import { UnreadableNodeError } from '../documents/common.ts';
import { type ShopifyType, shortId, toGid } from '../records/ids.ts';

/** Shopify's ids of those ids that can be its own, each once. */
export function gidsOf(type: ShopifyType, ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].flatMap((id) => toGid(type, id) ?? []);
}

/** The requested ids that no record has. */
export function missingOf(ids: readonly string[], records: readonly CatalogRecord[]): readonly string[] {
  const found = new Set(records.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => !found.has(id));
}

export interface ReadRecords<R extends CatalogRecord> {
  readonly records: readonly R[];
  readonly unreadable: readonly UnreadableRecord[];
}

/**
 * Makes records of what was answered about some ids; null: nothing was. One that cannot be made is named beside the
 * others. Throws PlatformContractError if not one of several can be made: then it is the answer that is not understood.
 */
export function makeRecords<R extends CatalogRecord>(
  gids: readonly string[],
  make: (gid: string) => R | null,
): ReadRecords<R> {
  const [records, unreadable]: [R[], UnreadableRecord[]] = [[], []];
  for (const gid of gids) {
    try {
      const record = make(gid);
      if (record) records.push(record);
    } catch (error) {
      if (!(error instanceof PlatformContractError)) throw error;
      unreadable.push({ id: shortId(gid), reason: error.message });
    }
  }
  const [first] = unreadable;
  if (first && unreadable.length > 1 && records.length === 0) throw new PlatformContractError(first.reason);
  return { records, unreadable };
}

/** What was read, or why not. */
export type Readable<Answer> = Answer | PlatformContractError;

export function readableOrThrow<Answer>(answer: Readable<Answer>): Answer {
  if (answer instanceof PlatformContractError) throw answer;
  return answer;
}

/**
 * Reads nodes by Shopify's ids. Those that an answer has errors about, also after it was repeated, are unreadable, and
 * the others are read without them.
 */
export async function readWithoutFailing<Node>(
  gids: readonly string[],
  read: (gids: readonly string[]) => Promise<readonly Node[]>,
): Promise<readonly (Node | UnreadableNodeError)[]> {
  try {
    return await read(gids);
  } catch (error) {
    const failed = new Set(requestErrorOf(error)?.nodes.flatMap((position) => gids[position] ?? []));
    if (!(error instanceof Error) || failed.size === 0 || failed.size === gids.length) throw error;
    const others = await read(gids.filter((gid) => !failed.has(gid)));
    return [...others, ...Array.from(failed, (gid) => new UnreadableNodeError(gid, error.message))];
  }
}

/** The requested ids that are neither read nor unreadable. */
export function recordBatch(ids: readonly string[], { records, unreadable }: ReadRecords<CatalogRecord>): RecordBatch {
  const known = new Set(unreadable.map(({ id }) => id));
  const missing = missingOf(ids, records).filter((id) => !known.has(id));
  return { records, missing, ...(unreadable.length > 0 && { unreadable }) };
}

export function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

import { PlatformContractError } from '#commerce/errors.ts';
import type { RecordBatch, UnreadableRecord } from '#commerce/feed.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import { isFailedAnswer, requestErrorOf } from '../client/request-error.ts';
import { type Connection, UnreadableNodeError } from '../documents/common.ts';
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
 * Makes records of the answers about some ids; `make` returns null for an id without an answer. Those that cannot be
 * made are returned as unreadable. Throws PlatformContractError if none of several can be made, because then the answer
 * as a whole is not understood.
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
 * Reads nodes by Shopify's ids. Nodes that the answer has errors about, even when it is repeated, are unreadable, and
 * the others are read without them. If the errors name no nodes, these are found by reading smaller parts.
 */
export async function readWithoutFailing<Node>(
  gids: readonly string[],
  read: (gids: readonly string[]) => Promise<readonly Node[]>,
): Promise<readonly (Node | UnreadableNodeError)[]> {
  try {
    return await read(gids);
  } catch (error) {
    const failed = new Set(requestErrorOf(error)?.nodes.flatMap((position) => gids[position] ?? []));
    if (!(error instanceof Error)) throw error;
    if (failed.size > 0 && failed.size < gids.length) {
      const others = await read(gids.filter((gid) => !failed.has(gid)));
      return [...others, ...Array.from(failed, (gid) => new UnreadableNodeError(gid, error.message))];
    }
    if (gids.length < 2 || !isFailedAnswer(error)) throw error;
    return readParts(gids, read);
  }
}

/** If the first records that are read one by one fail this many times, the cause is not in the records. */
const maxFailedAlone = 3;

/**
 * Halves the ids that cannot be read until the failing ones are isolated. Throws the last error if nothing can be read.
 */
async function readParts<Node>(
  gids: readonly string[],
  read: (gids: readonly string[]) => Promise<readonly Node[]>,
): Promise<readonly (Node | UnreadableNodeError)[]> {
  const [nodes, failed]: [Node[], UnreadableNodeError[]] = [[], []];
  const parts = halvesOf(gids);
  for (let part = parts.pop(); part; part = parts.pop()) {
    try {
      nodes.push(...(await read(part)));
    } catch (error) {
      if (!(error instanceof Error) || !isFailedAnswer(error)) throw error;
      const [only = ''] = part;
      if (part.length > 1) parts.push(...halvesOf(part));
      else failed.push(new UnreadableNodeError(only, error.message));
      const isLast = parts.length === 0 || failed.length >= maxFailedAlone;
      if (nodes.length === 0 && isLast) throw error;
    }
  }
  return [...nodes, ...failed];
}

function halvesOf(gids: readonly string[]): (readonly string[])[] {
  const middle = Math.ceil(gids.length / 2);
  return [gids.slice(middle), gids.slice(0, middle)];
}

export interface NodePageReads<Node, Position> {
  readonly page: (position: Position) => Promise<Connection<Node | UnreadableNodeError>>;
  /** The ids of the same page. */
  readonly idPage: (position: Position) => Promise<Connection<{ readonly id: string }>>;
  readonly byId: (gids: readonly string[]) => Promise<readonly (Node | UnreadableNodeError | null)[]>;
}

/** Reads a page; one that Shopify fails to answer is read by its ids, so that what fails is found. */
export async function readPageWithoutFailing<Node, Position>(
  { page, idPage, byId }: NodePageReads<Node, Position>,
  position: Position,
): Promise<Connection<Node | UnreadableNodeError>> {
  try {
    return await page(position);
  } catch (error) {
    if (!isFailedAnswer(error)) throw error;
    const { nodes: ids, pageInfo } = await idPage(position);
    const gids = ids.map(({ id }) => id);
    const nodes =
      gids.length === 1
        ? [new UnreadableNodeError(gids[0] ?? '', messageOf(error))]
        : await readWithoutFailing(gids, byId);
    return { nodes: nodes.filter((each) => each !== null), pageInfo };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

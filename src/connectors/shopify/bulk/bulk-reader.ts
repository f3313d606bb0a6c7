import { z } from 'zod';
import type { Runtime } from '#cache/runtime.ts';
import { PlatformContractError, PlatformUnavailableError } from '#commerce/errors.ts';
import type { ScanWait } from '#commerce/feed.ts';
import { grantsScope } from '../client/admin-token.ts';
import type { AdminAccess } from '../client/clients.ts';
import { isTemporary, RequestError, requestErrorOf } from '../client/request-error.ts';
import type { Download } from '../client/transport.ts';
import { bulkOperationById, type BulkOperationNode } from '../documents/bulk.ts';
import type { BulkList } from './bulk-lists.ts';
import { type FileLine, readLines } from './json-lines.ts';
import { makeList } from './make-list.ts';

export const bulkPositionSchema = z.object({
  /** Shopify's id of the operation. */
  operation: z.string(),
  /** Bytes of its file that have been read. */
  bytes: z.number().int().min(0),
  /** Objects in these bytes. */
  objects: z.number().int().min(0),
});

/** Where the reading of a list continues, also in another process and for as long as Shopify keeps the file: seven days. */
export type BulkPosition = z.infer<typeof bulkPositionSchema>;

export interface BulkEntry<Entry> {
  readonly entry: Entry;
  /** After this entry. */
  readonly position: BulkPosition;
}

/** The complete list of an operation that has ended. */
export interface BulkFile<Entry> {
  /** How many entries the whole list has. */
  readonly count: number;
  /** Whether it begins after the position that was given; otherwise it is a new list. */
  readonly isContinued: boolean;
  /** Throws PlatformUnavailableError if the file cannot be read to its end. */
  readonly entries: () => AsyncGenerator<BulkEntry<Entry>>;
}

export interface BulkReader {
  /**
   * Waits until Shopify has made a list, or continues reading one. null: Shopify does not make it, because a scope is
   * missing or the operation failed, was cancelled or takes too long; part of a list is never read. Throws
   * PlatformUnavailableError if Shopify does not answer, for minutes once it makes the list.
   */
  open<Entry>(list: BulkList<Entry>, request: BulkRequest): Promise<BulkFile<Entry> | null>;
}

export interface BulkRequest {
  /** null, or of an operation that Shopify no longer has: from the beginning of a new list. */
  readonly position: BulkPosition | null;
  readonly signal: AbortSignal;
  /** Called while Shopify makes the list. */
  readonly onWait?: ((wait: ScanWait) => void) | undefined;
}

export interface BulkServices {
  readonly admin: AdminAccess;
  readonly download: Download;
  readonly runtime: Runtime;
}

/** Lists every object of a kind by Shopify's bulk operations, however many there are. */
export function createBulkReader(services: BulkServices): BulkReader {
  return {
    open: async (list, { position, signal, onWait }) => {
      try {
        if (!(await hasScope(services.admin, list.scope))) return null;
        const known = position && (await findCompleted(services, position, signal));
        const operation = known ?? (await makeList(services, { query: list.query, signal, onWait }));
        if (!operation) return null;
        const from = known && position ? position : { bytes: 0, objects: 0 };
        return {
          count: operation.objectCount,
          isContinued: known !== null,
          entries: () => readEntries(services, list, { operation, from, signal }),
        };
      } catch (error) {
        signal.throwIfAborted();
        const failure = requestErrorOf(error);
        // The app has no access: the Storefront API may still be read.
        if (failure && !isTemporary(failure)) return null;
        throw error;
      }
    },
  };
}

async function hasScope({ tokens }: AdminAccess, scope: string): Promise<boolean> {
  return grantsScope(await readToken(tokens), scope);
}

async function readToken(tokens: AdminAccess['tokens']): ReturnType<AdminAccess['tokens']['read']> {
  try {
    return await tokens.read();
  } catch (error) {
    if (isTemporary(error))
      throw new PlatformUnavailableError('Shopify gives no token of the Admin API.', { cause: error });
    throw error;
  }
}

async function findCompleted(
  { admin }: BulkServices,
  { operation: id }: BulkPosition,
  signal: AbortSignal,
): Promise<BulkOperationNode | null> {
  const { bulkOperation } = await admin.client.run(bulkOperationById, { variables: { id }, use: 'feed', signal });
  return bulkOperation?.status === 'COMPLETED' ? bulkOperation : null;
}

interface EntryRange {
  readonly operation: BulkOperationNode;
  readonly from: Pick<BulkPosition, 'bytes' | 'objects'>;
  readonly signal: AbortSignal;
}

async function* readEntries<Entry>(
  services: BulkServices,
  { entry }: BulkList<Entry>,
  { operation: { id, url, objectCount }, from, signal }: EntryRange,
): AsyncGenerator<BulkEntry<Entry>> {
  // An operation without objects has no file.
  if (url === null) return;
  let { objects } = from;
  const isWhole = (): boolean => objects >= objectCount;
  for await (const { text, end } of readFile(services, { url, from: from.bytes, signal, isWhole })) {
    if (text.trim() === '') continue;
    objects += 1;
    const parsed = entry.safeParse(parseJson(text));
    if (!parsed.success)
      throw new PlatformContractError(`A line of Shopify’s list is not as expected: ${text.slice(0, 200)}`);
    yield { entry: parsed.data, position: { operation: id, bytes: end, objects } };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const maxBreaks = 5;
const firstBreakPauseMs = 500;
const maxBreakPauseMs = 4000;

interface ReadFile {
  readonly url: string;
  readonly from: number;
  readonly signal: AbortSignal;
  /** Whether the lines so far are all that Shopify has written. */
  readonly isWhole: () => boolean;
}

/**
 * The lines of a file. A connection that breaks, as it may while records are applied, or a file that ends too early,
 * continues after the last line.
 */
async function* readFile(
  { download, runtime }: BulkServices,
  { url, from, signal, isWhole }: ReadFile,
): AsyncGenerator<FileLine> {
  let position = from;
  for (let breaks = 0; ;) {
    try {
      for await (const line of readLines(await download({ url, from: position, signal }), position)) {
        position = line.end;
        breaks = 0;
        yield line;
      }
      if (isWhole()) return;
      throw new RequestError('network', 'the file of a list ends before its last object');
    } catch (error) {
      signal.throwIfAborted();
      breaks += 1;
      if (error instanceof PlatformContractError) throw error;
      if (!isTemporary(error) || breaks > maxBreaks)
        throw new PlatformUnavailableError('Shopify’s list cannot be downloaded.', { cause: error });
      await runtime.sleep(Math.min(maxBreakPauseMs, firstBreakPauseMs * 2 ** breaks), signal);
    }
  }
}

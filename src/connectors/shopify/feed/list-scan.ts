import type { ScanBatch, ScanRequest } from '#commerce/feed.ts';
import type { CatalogRecord } from '#commerce/records/catalog-record.ts';
import type { BulkList } from '../bulk/bulk-lists.ts';
import type { BulkFile, BulkPosition } from '../bulk/bulk-reader.ts';
import { nodePresence } from '../documents/shop.ts';
import { maxPage } from '../documents/common.ts';
import { shortId } from '../records/ids.ts';
import { formatCursor, type ListPosition, parseCursor, parseListCursor } from './cursor.ts';
import { type FeedContext, marketVariables } from './readers/kind-reader.ts';
import type { ReadRecords } from './read-batch.ts';

export interface OpenedList<Entry> {
  readonly file: BulkFile<Entry>;
  /** Entries that earlier parts of the scan have left out. */
  readonly skipped: number;
}

/**
 * The list that a complete scan follows, from its cursor on. null: pages of the Storefront API are read instead, because
 * there is no app, it may not list them, or the scan has begun with pages.
 */
export async function openList<Entry>(
  { admin }: FeedContext,
  list: BulkList<Entry>,
  { cursor, since, signal, onWait }: Pick<ScanRequest, 'cursor' | 'since' | 'signal' | 'onWait'>,
): Promise<OpenedList<Entry> | null> {
  const known = parseListCursor(cursor);
  const isInPages = known === null && parseCursor(cursor, null).after !== null;
  if (!admin || since !== null || isInPages) return null;
  const file = await admin.bulk.open(list, { position: known?.list ?? null, signal, onWait });
  return file && { file, skipped: file.isContinued ? (known?.skipped ?? 0) : 0 };
}

export interface ListScan<Entry> {
  readonly opened: OpenedList<Entry>;
  /** Entries in one read. */
  readonly size: number;
  /** Entries that cannot be in the shop need no read. */
  readonly isWanted: (entry: Entry) => boolean;
  /** The records of entries; none for what this shop does not show. */
  readonly read: (entries: readonly Entry[]) => Promise<ReadRecords<CatalogRecord>>;
}

/** Reads the records of a list in batches. The total is that of the list without what it turned out to contain needlessly. */
export async function* scanList<Entry>({ opened, size, isWanted, read }: ListScan<Entry>): AsyncGenerator<ScanBatch> {
  let { skipped } = opened;
  const total = (): number => Math.max(0, opened.file.count - skipped);
  const batchOf = async (entries: readonly Entry[]): Promise<ReadRecords<CatalogRecord>> => {
    const batch = await read(entries);
    skipped += entries.length - batch.records.length;
    return batch;
  };
  let wanted: Entry[] = [];
  let position: BulkPosition | null = null;
  for await (const { entry, position: after } of opened.file.entries()) {
    if (wanted.length === size && position) {
      const batch = await batchOf(wanted);
      const next: ListPosition = { list: position, skipped };
      wanted = [];
      yield { ...batch, cursor: formatCursor(next), total: total() };
    }
    if (isWanted(entry)) wanted.push(entry);
    else skipped += 1;
    position = after;
  }
  const last = await batchOf(wanted);
  yield { ...last, cursor: null, total: total() };
}

interface ListIds<Entry extends { readonly id: string }> {
  readonly opened: OpenedList<Entry>;
  readonly isWanted: (entry: Entry) => boolean;
  /** Entries that the Storefront API does not show although the shop has them. */
  readonly isHidden: (entry: Entry) => boolean;
  readonly signal: AbortSignal;
}

/** The ids in a list that this shop has, in batches. */
export async function* idsInList<Entry extends { readonly id: string }>(
  context: FeedContext,
  { opened, isWanted, isHidden, signal }: ListIds<Entry>,
): AsyncGenerator<readonly string[]> {
  let entries: Entry[] = [];
  const presentIds = async (): Promise<readonly string[]> => {
    const shown = entries.filter((each) => !isHidden(each)).map(({ id }) => id);
    const present = await presentNodes(context, shown, signal);
    return entries.filter((each) => isHidden(each) || present.has(each.id)).map(({ id }) => shortId(id));
  };
  for await (const { entry } of opened.file.entries()) {
    if (!isWanted(entry)) continue;
    entries.push(entry);
    if (entries.length < maxPage) continue;
    yield await presentIds();
    entries = [];
  }
  yield await presentIds();
}

async function presentNodes(
  { client }: FeedContext,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const variables = { ids, ...marketVariables(null) };
  const { nodes } = await client.run(nodePresence, { variables, use: 'feed', signal });
  return new Set(nodes.flatMap((node) => node?.id ?? []));
}

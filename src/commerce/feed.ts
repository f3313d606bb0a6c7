import type { ChangeReference } from './changes.ts';
import type { MarketContext } from './context.ts';
import type { CatalogRecord, RecordKind } from './records/catalog-record.ts';

/**
 * Reads a platform's catalog and content, so that a local copy can be kept equal to it. Nothing here is called while a
 * page is rendered, and no call carries a buyer's IP address.
 *
 * Every method throws PlatformUnavailableError if the platform cannot answer, PlatformContractError if it answers what
 * its schema does not allow, and the reason of `signal` when that is aborted. It never returns a partial result: an
 * answer with data and errors counts as unavailable. Single records that are not understood are named beside the others,
 * unless that is true of all.
 */
export interface Feed {
  /**
   * The kinds that the platform has, in the order in which a first scan reads them: what others refer to comes first. `profile` is
   * read before all others wherever it stands, since prices need its currency; a platform without it has the defaults of
   * a shop's profile (EUR, en-GB).
   */
  readonly kinds: readonly FeedKind[];
  /**
   * All records of a kind, or those that changed since a time, in batches. The next batch is read after the previous one
   * has been applied. The last batch has the cursor null: without it the scan is incomplete, and deletes nothing.
   */
  scan(request: ScanRequest): AsyncIterable<ScanBatch>;
  /** Single records by id, at most `maxRead`; many ids are one or few calls to the platform. */
  read(request: RecordRequest): Promise<RecordBatch>;
  /** The record with a handle (`RecordOf.handle`), or null: for pages that the copy does not have yet. */
  find(request: HandleRequest): Promise<CatalogRecord | null>;
  /** The ids of all records of a kind, in batches: what is missing in a complete result may have been deleted. */
  ids(request: KindRequest): AsyncIterable<readonly string[]>;
  /** Ids of the products of a collection in the platform's order, in batches. */
  members(request: MembersRequest): AsyncIterable<readonly string[]>;
  /** Ids of products, the best-selling first, in batches; absent: the platform does not say. */
  bestSellers?(signal: AbortSignal): AsyncIterable<readonly string[]>;
  /** Products to buy with a product; absent: the platform recommends none. */
  recommendations?(request: RecommendationRequest): Promise<PlatformRecommendations>;
  /** The stock items of all variants, in batches; absent: records name them (`VariantBase.stockItem`), or nothing does. */
  stockItems?(signal: AbortSignal): AsyncIterable<readonly StockItem[]>;
  /** Ids of the products of some stock items, for those that are newer than the list of all; absent: not known. */
  stockedProducts?(items: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  /**
   * What changed since a cursor (null: from now on), for platforms that keep a table of changes: nothing when the cursor
   * is at its end. It replaces no event but the time until one would be missed.
   */
  changes?(after: string | null, signal: AbortSignal): Promise<ChangeBatch>;
}

export interface FeedKind {
  readonly kind: RecordKind;
  /** Whether `scan` can be limited by `since`. If not, changes without an event are found by reading all records. */
  readonly hasChangeTimes: boolean;
  /** How soon a change without an event must be found, in seconds; `doctor` prints it. */
  readonly boundSeconds: number;
}

/** Ids in one call of `Feed.read`; connectors divide them further where their platform takes fewer. */
export const maxRead = 250;

interface FeedRequest {
  readonly signal: AbortSignal;
}

export interface KindRequest extends FeedRequest {
  readonly kind: RecordKind;
}

/** The markets to read overlays for. One is configured for now. */
interface OverlayRequest extends KindRequest {
  readonly markets: readonly MarketContext[];
}

export interface ScanRequest extends OverlayRequest {
  /** ISO 8601: only records that changed then or later; null: all. */
  readonly since: string | null;
  /** The cursor of the last batch that was applied; null: from the start. One that is no longer valid starts anew. */
  readonly cursor: string | null;
  /** Called now and then while the platform prepares the first batch. */
  readonly onWait?: (wait: ScanWait) => void;
}

/** Why a scan has no batch yet. */
export interface ScanWait {
  /**
   * `prepared`: the platform makes a list of all records. `queued`: it does other such work of this shop first.
   * `unanswered`: it does not answer, and is asked again.
   */
  readonly reason: 'prepared' | 'queued' | 'unanswered';
  /** Records that the platform has listed so far; null: not known. */
  readonly count: number | null;
}

export interface ScanBatch {
  readonly records: readonly CatalogRecord[];
  /** Continues the scan after this batch, also in another process; null: this is the last one. */
  readonly cursor: string | null;
  /** How many records the whole scan has; null if not known. May change from batch to batch. */
  readonly total: number | null;
  /** Absent: none. */
  readonly unreadable?: readonly UnreadableRecord[];
}

/**
 * A record of which the platform answers something that is not understood, e.g. a price that is no amount. It does not
 * keep others from being read: the copy keeps what it has of it, and the operator is told.
 */
export interface UnreadableRecord {
  readonly id: string;
  /** Why it cannot be read, for the log. */
  readonly reason: string;
}

export interface RecordRequest extends OverlayRequest {
  readonly ids: readonly string[];
}

export interface RecordBatch {
  readonly records: readonly CatalogRecord[];
  /** Of the requested ids those that the platform does not have, or no longer shows to this shop. */
  readonly missing: readonly string[];
  /** Requested ids of which the platform returned something that is not understood. Absent: none. */
  readonly unreadable?: readonly UnreadableRecord[];
}

export interface HandleRequest extends OverlayRequest {
  readonly handle: string;
}

export interface MembersRequest extends FeedRequest {
  /** Id of the collection. */
  readonly collection: string;
}

export interface RecommendationRequest extends FeedRequest {
  /** Id of the product. */
  readonly product: string;
}

/** Ids of products, best first. */
export interface PlatformRecommendations {
  readonly related: readonly string[];
  readonly complementary: readonly string[];
}

/** What events about stock name (`ChangeReference.stockItems`), and the id of its variant. */
export interface StockItem {
  readonly item: string;
  readonly variant: string;
}

export interface ChangeBatch {
  readonly cursor: string;
  readonly changes: readonly ChangeReference[];
}

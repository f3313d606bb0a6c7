import type { EntityReads } from '../entities/entity-reads.ts';
import type { CacheTag } from '../tags.ts';
import type { EntryKind } from './segmented-lru.ts';

export type Header = readonly [name: string, value: string];

/** Names and values in turn: the form that `ServerResponse.writeHead` takes fastest. */
export type FlatHeaders = readonly string[];

/** A rendered page, before it is finalized: every header but those that caching, security and encoding add. */
export interface PageResponse extends PageReads {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
}

/** What a page was made of: decides its cache key, when it is invalidated and how long it lasts. */
export interface PageReads {
  /** Everything that was read, including what was found to be absent. */
  readonly tags: readonly CacheTag[];
  /** `updatedAt` (ISO 8601) of what was read, where the platform states it. */
  readonly versions?: ReadonlyMap<CacheTag, string>;
  /** False when something was left out because it could not be read. */
  readonly complete?: boolean;
  /** Epoch milliseconds at which the content of the page changes without an event. */
  readonly freshUntil?: number;
  /** Milliseconds after which the page is revalidated in the background, for data that sends no events. */
  readonly revalidateAfterMs?: number;
  /**
   * Query parameters that the page depends on besides those its route declares (the options of a product), with their
   * recognized values; names and values normalized.
   */
  readonly parameters?: RecognizedParameters;
  /** Absent where a page cannot be confirmed. */
  readonly confirm?: ConfirmReads;
}

/**
 * Reads again all that a page was made of. Resolves with what these reads were made of; null if one of them returned
 * something else, or cannot be compared.
 */
export type ConfirmReads = () => Promise<EntityReads | null>;

export type RecognizedParameters = ReadonlyMap<string, ReadonlySet<string>>;

/** An encoding of a body that is stored, as `Content-Encoding` names it. */
export type StoredEncoding = 'br' | 'gzip' | 'identity';

/** An encoding of a body; `zstd` for responses that are sent once. */
export type Encoding = StoredEncoding | 'zstd';

/** A response with all headers but those that differ from request to request, in one encoding. */
export interface FinalizedResponse<Body = Uint8Array> {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly body: Body;
  readonly encoding: Encoding;
  /** Whether it may be converted to another encoding. */
  readonly isCompressible: boolean;
  /** A strong validator of these bytes, quoted; null where the response has none. */
  readonly etag: string | null;
  /** The headers of a 304 for this response (RFC 9110, 15.4.5). */
  readonly notModifiedHeaders: FlatHeaders;
}

/** A finalized page, not yet compressed, and whether and how it may be stored. */
export interface FinalizedPage extends PageReads {
  readonly response: FinalizedResponse;
  /** null: must not be stored. */
  readonly kind: EntryKind | null;
  /** Made for one visitor: nobody else may receive it. */
  readonly isPersonal: boolean;
}

/** Converts a finalized response to another encoding; one that compression does not help stays as it is. */
export type EncodeResponse = (response: FinalizedResponse, encoding: Encoding) => Promise<FinalizedResponse>;

/** What was read before a page turned out not to exist, and how long that is known to last. */
export type NotFoundReads = Pick<PageReads, 'tags' | 'versions' | 'freshUntil' | 'parameters'>;

/** Thrown by a render: there is no page at this address. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  readonly reads: NotFoundReads;

  constructor(reads: NotFoundReads = { tags: [] }) {
    super('There is no page at this address.');
    this.reads = reads;
  }
}

/** Path of the "not found" page: one for all addresses, so that it is rendered once. */
export const notFoundPath = '/404';

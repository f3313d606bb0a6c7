import type { CacheTag } from '../tags.ts';
import type { EntryKind } from './segmented-lru.ts';

export type Header = readonly [name: string, value: string];

/** A page as a render hands it over: every header but those that its encoding and age decide. */
export interface PageResponse {
  readonly status: number;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  /** Everything that was read, absent things too. */
  readonly tags: readonly CacheTag[];
  /** `updatedAt` (ISO 8601) of what was read, where the platform told it. */
  readonly versions?: ReadonlyMap<CacheTag, string>;
  /** False when something was left out because it could not be read. */
  readonly complete?: boolean;
  /** Epoch milliseconds of the next moment at which the page says something else by itself. */
  readonly freshUntil?: number;
  /** After this long it is renewed behind the visitor's back: the stated age of what no event tells of. */
  readonly revalidateAfterMs?: number;
  /** Query parameters that this page looks at besides those its route declares (a product's options), with the values that mean something to it; both folded. */
  readonly parameters?: RecognizedParameters;
}

export type RecognizedParameters = ReadonlyMap<string, ReadonlySet<string>>;

/** How the bytes of a page are packed, as `Content-Encoding` names it. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A page in one encoding: nothing is left to be done but to send it. */
export interface EncodedBody {
  /** The one it is in: not the one asked for where a body does not gain from it. */
  readonly encoding: Encoding;
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** What a 304 repeats of them (RFC 9110, 15.4.5). */
  readonly validators: readonly string[];
  readonly body: Uint8Array;
}

/** Makes pages ready to send. */
export interface PageEncoder {
  /** Compressed, with every header but those that change from answer to answer. */
  encode(page: Pick<PageResponse, 'status' | 'headers' | 'body'>, wanted: Encoding): Promise<EncodedBody>;
  /** The body as it was before. */
  decode(packed: EncodedBody): Promise<Uint8Array>;
}

/** Whether a page is for the one who asked for it and nobody else. */
export function isPersonal(page: PageResponse): boolean {
  return !page.headers.every(isShareableHeader);
}

/** As what a page may be kept; null: not at all. What is not named here is not kept. */
export function entryKindOf(page: PageResponse): EntryKind | null {
  if (page.complete === false || isPersonal(page)) return null;
  switch (page.status) {
    case 200:
      return 'positive';
    case 301:
    case 308:
    case 404:
    case 410:
      return 'negative';
    default:
      return null;
  }
}

function isShareableHeader([name, value]: Header): boolean {
  switch (name.toLowerCase()) {
    case 'set-cookie':
      return false;
    case 'cache-control':
      return !/\b(?:no-store|private)\b/i.test(value);
    case 'vary':
      return /^\s*accept-encoding\s*$/i.test(value);
    default:
      return true;
  }
}

/** What was read in search of a page, and how long its absence is sure to last. */
export type NotFoundReads = Pick<PageResponse, 'tags' | 'versions' | 'freshUntil'>;

/** No page is at this address; thrown by a render. */
export class NotFoundError extends Error {
  override readonly name = 'NoPage';
  readonly reads: NotFoundReads;

  constructor(search: NotFoundReads = { tags: [] }) {
    super();
    this.reads = search;
  }
}

/** The path of the page that says so: the same for all addresses, so that it is made once for all of them. */
export const notFoundPath = '/404';

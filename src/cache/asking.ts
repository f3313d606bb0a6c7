import type { PageFormat } from './format.ts';
import type { CacheEntry } from './held.ts';
import type { Encoding, EncodedBody, PageResponse } from './page.ts';

/** Who asks: path and query as they came, the encoding they take and what the page is to be. */
export interface CacheLookup {
  readonly target: string;
  readonly encoding: Encoding;
  readonly format?: PageFormat;
}

/** A page ready to be sent, its age in seconds, and what happened as `Cache-Status` says it (RFC 9211). */
export interface CacheResponse {
  readonly status: number;
  readonly encodedBody: EncodedBody;
  readonly age: number;
  readonly cacheStatus: string;
  /** What is held of it and known to be right now; null: others may not keep it. */
  readonly entry: CacheEntry | null;
}

/** Makes the page of a path and query: the key, so that a page looks at nothing else. Throws NoPage where none is. */
export type RenderPage = (target: string) => Promise<PageResponse>;

import type { Format } from './format.ts';
import type { Held } from './held.ts';
import type { Encoding, Packed, Page } from './page.ts';

/** Who asks: path and query as they came, the encoding they take and what the page is to be. */
export interface Asking {
  readonly target: string;
  readonly encoding: Encoding;
  readonly format?: Format;
}

/** A page ready to be sent, its age in seconds, and what happened as `Cache-Status` says it (RFC 9211). */
export interface Answered {
  readonly status: number;
  readonly packed: Packed;
  readonly age: number;
  readonly cacheStatus: string;
  /** What is held of it and known to be right now; null: others may not keep it. */
  readonly held: Held | null;
}

/** Makes the page of a path and query: the key, so that a page looks at nothing else. Throws NoPage where none is. */
export type RenderPage = (target: string) => Promise<Page>;

import type { Tag } from '#cache/tags.ts';

/** A request that has passed the front's checks. */
export interface Visit {
  /** Goes to the log and back in `X-Request-Id`. */
  readonly id: string;
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Absolute, canonical path, under the host that was asked for. */
  readonly url: URL;
  /** Lower-case names; repeated ones joined as HTTP has it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clientAddress: string;
  /** The body, capped while it is read; null where there is none. */
  readonly body: Uint8Array | null;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
}

/** What a visit is answered with, before compression and the front's own headers. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null;
}

/** A finished page with all that it read, so that a cache can keep it and know when to drop it. */
export interface Rendered extends Answer {
  readonly body: Uint8Array;
  readonly tags: readonly Tag[];
}

/** The one call that makes a page. Throws what the platform throws; the front makes a status of it. */
export type Render = (visit: Visit) => Promise<Rendered>;

/** Answers an API path. */
export type Handle = (visit: Visit) => Promise<Answer>;

import type { Readable } from 'node:stream';
import type { DraftSession } from '#content/preview/draft-session.ts';
import type { PageFormat } from '#cache/key.ts';
import type { PageResponse, RecognizedParameters } from '#cache/entries/page-response.ts';
import type { CacheTag } from '#cache/tags.ts';

/** Deeds that are counted for each client. */
export type RateLimitBucket = 'write' | 'search' | 'draft';

export type HttpMethod = 'GET' | 'HEAD' | 'POST';

/** A request that has passed the front's checks. */
export interface RequestContext {
  /** Goes to the log and back in `X-Request-Id`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Absolute and canonical, under the shop's own origin: what `Host` said never reaches a page. */
  readonly url: URL;
  /** Lower-case names; repeated ones joined as HTTP has it. */
  readonly headers: RequestHeaders;
  readonly clientAddress: string;
  /** The body, capped while it is read; null where there is none. */
  readonly body: Uint8Array | null;
  /** Aborted when the visitor goes away. */
  readonly signal: AbortSignal;
  /** In draft mode: shown what is not published yet, and never anything kept; null on every other visit. */
  readonly draft: DraftSession | null;
  /** What a page is to be: for people, or the same in Markdown for programs that read. */
  readonly format: PageFormat;
  /** What an error page is to tell; absent on every other page. */
  readonly problem?: HttpProblem;
}

export type RequestHeaders = Readonly<Record<string, string>>;

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A refusal or failure as a visitor is told of it: a stable code and a sentence, nothing internal. */
export interface HttpProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: HeaderList;
}

/** What a visit is answered with, before compression and the front's own headers. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Uint8Array | ReadableStream<Uint8Array> | Readable | null;
}

/** A finished page with all that it read, so that a cache can keep it and know when to drop it. */
export type RenderedPage = PageResponse;

/** What a page in the making is asked to note. */
export interface ReadTracker {
  /** A thing that was read, and its `updatedAt` where events may come before their data. */
  readonly record: (tag: CacheTag, updatedAt?: string) => void;
  /** Epoch milliseconds at which what was read changes by itself. */
  readonly limitFreshness: (moment: number) => void;
  /** Query parameters that the page looks at besides those of its route, and the values that mean something to it. */
  readonly recordParameters: (parameters: RecognizedParameters) => void;
}

/** The one call that makes a page. Throws NoPage where none is, and what the platform throws. */
export type PageRenderer = (visit: RequestContext) => Promise<RenderedPage>;

/** Answers an API path. */
export type ApiHandler = (visit: RequestContext) => Promise<HttpResponse>;

/** An API path with what it takes. */
export interface ApiRoute {
  readonly methods: readonly HttpMethod[];
  /** Bytes. */
  readonly bodyLimit: number;
  /** Which count of deeds a call goes to. */
  readonly rate?: RateLimitBucket;
  readonly handle: ApiHandler;
}

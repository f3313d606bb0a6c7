import type { Readable } from 'node:stream';
import type { PageFormat } from '#cache/key.ts';
import type { ConfirmReads, Header, PageResponse, RecognizedParameters } from '#cache/entries/page-response.ts';
import type { CacheTag } from '#cache/tags.ts';

/** The counter that a request of a client is added to. */
export type RateLimitBucket = (typeof rateLimitBuckets)[number];

export const rateLimitBuckets = ['write', 'cart', 'search', 'draft', 'mail', 'lookup'] as const;

export type HttpMethod = 'GET' | 'HEAD' | 'POST';

/** A request that has passed the checks of the server. */
export interface RequestContext {
  /** Written to the log and returned in `X-Request-Id`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Absolute and canonical, with the shop's own origin: the `Host` header never reaches a page. */
  readonly url: URL;
  /** Names in lower case; repeated headers are joined by commas. */
  readonly headers: RequestHeaders;
  readonly clientAddress: string;
  /** The body, limited while it is read; null where there is none. */
  readonly body: Uint8Array | null;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** In draft mode: drafts are shown and no page is read from or written to the cache; null: draft mode is off. */
  readonly draft: DraftSession | null;
  /** The requested format of pages. */
  readonly format: PageFormat;
  /** The page is rendered for all visitors, and may be stored. */
  readonly isShared?: true;
  /** The problem that an error page shows; absent on all other pages. */
  readonly problem?: HttpProblem;
}

/** Draft mode of one visitor. Times are epoch seconds. */
export interface DraftSession {
  readonly until: number;
  /** When the links that it creates expire at the latest; null: an editor, whose links have their full lifetime. */
  readonly linksUntil: number | null;
  /** The only page whose drafts are shown; null: an editor, who sees those of the whole shop. */
  readonly page: string | null;
}

export type RequestHeaders = Readonly<Record<string, string>>;

export type HeaderList = readonly Header[];

/** A refusal or failure as a client sees it: a stable code and a sentence, nothing internal. */
export interface HttpProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: HeaderList;
}

/** The response of a page or an API handler, before it is finalized. */
export interface HttpResponse<Body = Uint8Array | ReadableStream<Uint8Array> | Readable | null> {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Body;
}

/** Records what a page reads while it is rendered. */
export interface ReadTracker {
  /** Something that was read, and its `updatedAt` where events may arrive before their data. */
  readonly record: (tag: CacheTag, updatedAt?: string) => void;
  /** Epoch milliseconds at which what was read changes without an event. */
  readonly limitFreshness: (moment: number) => void;
  /** Query parameters that the page depends on besides those of its route, with their recognized values. */
  readonly recordParameters: (parameters: RecognizedParameters) => void;
  /** How all that is read can be read again and compared. */
  readonly confirmBy: (confirm: ConfirmReads) => void;
}

/** Renders the page of a request. Throws NotFoundError where there is none, and what the platform throws. */
export type PageRenderer = (request: RequestContext) => Promise<PageResponse>;

/** Handles the requests of an API path. */
export type ApiHandler = (request: RequestContext) => Promise<HttpResponse>;

/** The methods, limits and handler of an API path. */
export interface ApiRoute {
  readonly methods: readonly HttpMethod[];
  /** Bytes. */
  readonly bodyLimit: number;
  /** The counter that limits its rate; absent: not limited. */
  readonly rate?: RateLimitBucket;
  /** A problem becomes JSON, or a page for people who followed a link. */
  readonly handle: (request: RequestContext) => Promise<HttpResponse | HttpProblem>;
}

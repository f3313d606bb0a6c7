import { cdnProviders, type CachingCdn } from '#cache/cdn/cdn.ts';
import type { PageEncoder } from '#cache/entries/page-response.ts';
import type { PageCache } from '#cache/page-cache.ts';
import type { Config } from '#config.ts';
import type { DraftSession } from '#content/preview/draft-session.ts';
import { type RequestBatchOf, createRequestBatches } from './request/request-batch.ts';
import { createStaticHandler, type BuiltFiles } from './static/built-files.ts';
import type { RouteSources } from './router.ts';
import type { ApiRoute, PageRenderer } from './request/request-context.ts';
import { healthRoutes } from './operations/health.ts';
import { allowedHosts, type AllowedHosts } from './security/request-origin.ts';
import { createCachedPages } from './response/cached-pages.ts';
import type { Limits } from './limits.ts';
import type { ServerLog, WriteLine } from './operations/log.ts';
import { createMediaFiles } from './static/media-files.ts';
import { createPagePacker } from './response/finalize-response.ts';
import { createProxyTrust, type IsTrustedProxy } from './request/client-address.ts';
import { createRateLimits, type ConsumeRateLimit } from './security/rate-limits.ts';
import { securityHeaders, type FlatHeaders } from './security/security-headers.ts';
import { speculationRules, speculationRulesPath, speculationRulesType } from './static/speculation-rules.ts';

export interface HttpServerOptions {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_HOSTS' | 'TRUSTED_PROXIES' | 'CDN' | 'CDN_PURGE_URL'> &
    Partial<Pick<Config, 'CDN_SECONDS' | 'DRAFT_FRAME_ANCESTORS'>>;
  readonly render: PageRenderer;
  /** Keeps the pages that are the same for everybody; without it every page is made anew. */
  readonly cache?: PageCache;
  /** API paths. */
  readonly apiRoutes: ReadonlyMap<string, ApiRoute>;
  /** Paths of pages that take forms, with the largest body in bytes. */
  readonly formBodyLimits: ReadonlyMap<string, number>;
  readonly builtFiles: BuiltFiles;
  readonly mediaFolder: string;
  /** Origins besides our own that pictures come from. */
  readonly imageHosts: readonly string[];
  /** The shop's own scheme and host, asked for once it listens. */
  readonly origin: () => string;
  /** Rejects while the platform does not answer. */
  readonly platformReady: () => Promise<void>;
  /** The draft mode that a request's cookies vouch for; absent: there is none. */
  readonly readDraftSession?: (cookie: string | undefined) => DraftSession | null;
  readonly log: ServerLog;
  /** Takes the line of each request; null: none is wanted. */
  readonly writeAccessLine: WriteLine | null;
  readonly limits?: Partial<Limits>;
  /** `development` admits Vite's client in the policy of the pages; `production` unless given. */
  readonly mode?: 'production' | 'development';
}

/** Everything that stays the same from request to request. */
export interface ServerContext {
  readonly limits: Limits;
  readonly draining: () => boolean;
  readonly allowedHosts: AllowedHosts;
  readonly isTrustedProxy: IsTrustedProxy;
  readonly consumeRateLimit: ConsumeRateLimit;
  readonly securityHeaders: FlatHeaders;
  /** Of answers in draft mode, where they differ; null: they do not. */
  readonly draftSecurityHeaders: FlatHeaders | null;
  readonly readDraftSession: (cookie: string | undefined) => DraftSession | null;
  readonly routeSources: RouteSources;
  readonly requestBatchOf: RequestBatchOf;
  readonly origin: () => string;
  readonly log: ServerLog;
  readonly writeAccessLine: WriteLine | null;
  readonly cdn: CachingCdn | null;
}

export function createServerContext(
  options: HttpServerOptions,
  { limits, draining }: Pick<ServerContext, 'limits' | 'draining'>,
): ServerContext {
  const { config, origin, log, writeAccessLine, platformReady } = options;
  return {
    limits,
    draining,
    origin,
    log,
    writeAccessLine,
    cdn: readCdnSettings(config),
    allowedHosts: allowedHosts(config.PUBLIC_URL, config.ALLOWED_HOSTS),
    isTrustedProxy: createProxyTrust(config.TRUSTED_PROXIES ?? []),
    consumeRateLimit: createRateLimits(limits),
    requestBatchOf: createRequestBatches(),
    securityHeaders: createPageSecurityHeaders(options),
    draftSecurityHeaders: createDraftSecurityHeaders(options),
    readDraftSession: options.readDraftSession ?? (() => null),
    routeSources: {
      render: options.render,
      cachedPages: options.cache && createCachedPages(options.cache, options.render),
      builtFiles: new Map([...options.builtFiles, [speculationRulesPath, serveSpeculationRules()]]),
      mediaFiles: createMediaFiles(options.mediaFolder),
      apiRoutes: new Map([...options.apiRoutes, ...healthRoutes({ draining, platformReady })]),
      formBodyLimits: options.formBodyLimits,
    },
  };
}

/** A CDN that cannot be told to drop a page is not told to keep it. */
function readCdnSettings({ CDN, CDN_PURGE_URL, CDN_SECONDS = 0 }: HttpServerOptions['config']): CachingCdn | null {
  return CDN && CDN_PURGE_URL ? { ...cdnProviders[CDN], seconds: CDN_SECONDS } : null;
}

/** How the pages of a server with these settings are packed for a cache. */
export function packerFor(options: PageSecurityOptions): PageEncoder {
  return createPagePacker(createPageSecurityHeaders(options));
}

type PageSecurityOptions = Pick<HttpServerOptions, 'config' | 'imageHosts' | 'mode'>;

function createPageSecurityHeaders(
  { config: { PUBLIC_URL }, imageHosts, mode = 'production' }: PageSecurityOptions,
  frameAncestors: readonly string[] = [],
): FlatHeaders {
  return securityHeaders({ https: PUBLIC_URL?.startsWith('https:') ?? false, imageHosts, frameAncestors, mode });
}

function createDraftSecurityHeaders(options: PageSecurityOptions): FlatHeaders | null {
  const { DRAFT_FRAME_ANCESTORS: frameAncestors = [] } = options.config;
  return frameAncestors.length > 0 ? createPageSecurityHeaders(options, frameAncestors) : null;
}

function serveSpeculationRules() {
  const identity = Buffer.from(JSON.stringify(speculationRules));
  return createStaticHandler(
    { identity, br: null, gzip: null },
    { type: speculationRulesType, caching: 'public, max-age=3600' },
  );
}

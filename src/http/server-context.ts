import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cdnProviders, type CachingCdn } from '#cache/cdn/cdn.ts';
import type { FlatHeaders } from '#cache/entries/page-response.ts';
import type { CacheMoment, PageCache } from '#cache/page-cache.ts';
import type { Config } from '#config.ts';
import { messagesFor } from '#messages/messages.ts';
import type { Limits } from './limits.ts';
import type { DrainState } from './operations/drain.ts';
import { healthRoutes } from './operations/health.ts';
import type { ServerLog, WriteLine } from './operations/log.ts';
import { createTrustedProxies } from './request/client-address.ts';
import { type AllowedHosts, allowedHosts } from './request/host.ts';
import { createArrivals, type ExchangeOptions, type RequestContextOptions } from './request/open-request.ts';
import type { ApiRoute, DraftSession, PageRenderer } from './request/request-context.ts';
import type { ServerLanguage } from './response/problems.ts';
import { createRateLimits, type ConsumeRateLimit } from './security/rate-limits.ts';
import { securityHeaders } from './security/security-headers.ts';
import { type BuiltFiles, createStaticHandler } from './static/built-files.ts';
import { createMediaFiles, type FindMadePicture, type MediaFiles } from './static/media-files.ts';
import { speculationRules, speculationRulesPath, speculationRulesType } from './static/speculation-rules.ts';

export interface HttpServerOptions {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_HOSTS' | 'TRUSTED_PROXIES' | 'CDN' | 'CDN_PURGE_URL'> &
    Partial<Pick<Config, 'CDN_SECONDS' | 'DRAFT_FRAME_ANCESTORS' | 'SEARCH_ENGINES'>>;
  readonly render: PageRenderer;
  /** Stores the pages that are the same for all visitors; without it every page is rendered. */
  readonly cache?: PageCache;
  readonly apiRoutes: ReadonlyMap<string, ApiRoute>;
  /** Paths of pages with forms, with the largest body in bytes. */
  readonly formBodyLimits: ReadonlyMap<string, number>;
  readonly builtFiles: BuiltFiles;
  readonly mediaFolder: string;
  /** Absent: all pictures are in the media folder. */
  readonly findMadePicture?: FindMadePicture;
  /** The current origins of images besides the shop's own; called for each response. */
  readonly imageHosts: () => readonly string[];
  readonly site: Site;
  /** Rejects while the platform does not answer. */
  readonly platformReady: () => Promise<void>;
  /** Absent: there is no draft mode. */
  readonly drafts?: DraftSessions;
  /** English unless given. */
  readonly language?: ServerLanguage;
  readonly log: ServerLog;
  /** Receives a line for each request; null: none is wanted. */
  readonly writeAccessLine: WriteLine | null;
  readonly limits?: Partial<Limits>;
  /** Counts requests of clients; by default in this process alone. */
  readonly consumeRateLimit?: ConsumeRateLimit;
  /** `development` admits Vite's client in the policy of the pages; `production` unless given. */
  readonly mode?: 'production' | 'development';
}

/** The shop's own scheme and host, without a slash at the end; set when the server listens, before any request. */
export interface Site {
  origin: string;
}

export interface DraftSessions {
  readonly cookieNames: readonly string[];
  /** The draft mode of a valid `Cookie` header at a URL; null: draft mode is off there. */
  readonly readSession: (cookie: string | undefined, url: URL) => DraftSession | null;
}

/** The security headers of a response now. Those of drafts may allow other sites to frame them. */
export type SecurityHeadersFor = (audience: 'visitors' | 'editors') => FlatHeaders;

/** What all requests share. */
export interface ServerContext extends ExchangeOptions, RequestContextOptions, RouteSources {
  readonly limits: Limits;
  readonly drainState: DrainState;
  readonly allowedHosts: AllowedHosts;
  readonly consumeRateLimit: ConsumeRateLimit;
  readonly securityHeaders: SecurityHeadersFor;
  readonly render: PageRenderer;
  readonly cache: PageCache | null;
  /** On each connection the last response that was not sent at once. */
  readonly lastResponses: WeakMap<Socket, ServerResponse>;
  readonly language: ServerLanguage;
  readonly log: ServerLog;
  readonly writeAccessLine: WriteLine | null;
  readonly cdn: CachingCdn | null;
}

/** Where the handlers of paths come from. */
export interface RouteSources {
  readonly builtFiles: BuiltFiles;
  readonly mediaFiles: MediaFiles;
  readonly apiRoutes: ReadonlyMap<string, ApiRoute>;
  readonly formBodyLimits: ReadonlyMap<string, number>;
}

export function createServerContext(
  options: HttpServerOptions,
  { limits, drainState }: Pick<ServerContext, 'limits' | 'drainState'>,
): ServerContext {
  const { config, platformReady, drafts = null } = options;
  return {
    limits,
    drainState,
    site: options.site,
    language: options.language ?? { locale: 'en', messages: messagesFor('en') },
    log: options.log,
    writeAccessLine: options.writeAccessLine,
    render: options.render,
    cache: options.cache ?? null,
    drafts,
    draftCookiePattern:
      drafts && new RegExp(`(?:^|;\\s*)(?:${drafts.cookieNames.map((name) => RegExp.escape(name)).join('|')})=`),
    cdn: readCdnSettings(config),
    allowedHosts: allowedHosts(config.PUBLIC_URL, config.ALLOWED_HOSTS),
    trustedProxies: createTrustedProxies(config.TRUSTED_PROXIES ?? []),
    consumeRateLimit: options.consumeRateLimit ?? createRateLimits(limits),
    arrivalOf: createArrivals(options.cache?.readMoment ?? momentWithoutCache),
    lastResponses: new WeakMap(),
    securityHeaders: createSecurityHeaders(options),
    builtFiles: new Map([...options.builtFiles, [speculationRulesPath, serveSpeculationRules()]]),
    mediaFiles: createMediaFiles({ folder: options.mediaFolder, findMade: options.findMadePicture ?? null }),
    apiRoutes: new Map([...options.apiRoutes, ...healthRoutes({ drainState, platformReady })]),
    formBodyLimits: options.formBodyLimits,
  };
}

function momentWithoutCache(): CacheMoment {
  return { steady: performance.now(), wall: Date.now(), isConsistent: false };
}

/** A CDN that cannot be purged must not store pages. */
function readCdnSettings({ CDN, CDN_PURGE_URL, CDN_SECONDS = 0 }: HttpServerOptions['config']): CachingCdn | null {
  return CDN && CDN_PURGE_URL ? { ...cdnProviders[CDN], seconds: CDN_SECONDS } : null;
}

function createSecurityHeaders({
  config: { PUBLIC_URL, DRAFT_FRAME_ANCESTORS: frameAncestors = [], SEARCH_ENGINES: searchEngines = true },
  imageHosts,
  mode = 'production',
}: HttpServerOptions): SecurityHeadersFor {
  const https = PUBLIC_URL?.startsWith('https:') ?? false;
  const build = (hosts: readonly string[]): Readonly<Record<'visitors' | 'editors', FlatHeaders>> => {
    const options = { https, searchEngines, imageHosts: hosts, mode };
    return {
      visitors: securityHeaders({ ...options, frameAncestors: [] }),
      editors: securityHeaders({ ...options, frameAncestors }),
    };
  };
  let builtFor: readonly string[] = [];
  let built = build(builtFor);
  return (audience) => {
    const hosts = imageHosts();
    if (hosts.length !== builtFor.length || hosts.some((host, index) => host !== builtFor[index]))
      [builtFor, built] = [hosts, build(hosts)];
    return built[audience];
  };
}

function serveSpeculationRules() {
  const identity = Buffer.from(JSON.stringify(speculationRules));
  return createStaticHandler(
    { identity, br: null, gzip: null },
    { type: speculationRulesType, caching: 'public, max-age=3600' },
  );
}

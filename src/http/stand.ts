import { cdns, type KeepingCdn } from '#cache/cdn.ts';
import type { Packer } from '#cache/page.ts';
import type { PageCache } from '#cache/page-cache.ts';
import type { Config } from '#config.ts';
import type { DraftVisit } from '#draft/draft-visit.ts';
import { type ArrivalOf, arrivals } from './arrivals.ts';
import { serveBytes, type BuiltFiles } from './built-files.ts';
import type { Sources } from './destinations.ts';
import type { ApiRoute, Render } from './exchange.ts';
import { healthRoutes } from './health.ts';
import { allowedHosts, type Hosts } from './host.ts';
import { keptPages } from './kept-pages.ts';
import type { Limits } from './limits.ts';
import type { Log, WriteLine } from './log.ts';
import { mediaFiles } from './media-files.ts';
import { pagePacker } from './page-packer.ts';
import { trustProxies, type Trusts } from './peer.ts';
import { rateLimits, type CountDeed } from './rate-limits.ts';
import { securityHeaders, type FlatHeaders } from './security-headers.ts';
import { speculationRules, speculationRulesPath, speculationRulesType } from './speculation-rules.ts';

export interface FrontOptions {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_HOSTS' | 'TRUSTED_PROXIES' | 'CDN' | 'CDN_PURGE_URL'> &
    Partial<Pick<Config, 'CDN_SECONDS' | 'DRAFT_FRAME_ANCESTORS'>>;
  readonly render: Render;
  /** Keeps the pages that are the same for everybody; without it every page is made anew. */
  readonly cache?: PageCache;
  /** API paths. */
  readonly handles: ReadonlyMap<string, ApiRoute>;
  /** Paths of pages that take forms, with the largest body in bytes. */
  readonly forms: ReadonlyMap<string, number>;
  readonly built: BuiltFiles;
  readonly mediaFolder: string;
  /** Origins besides our own that pictures come from. */
  readonly imageHosts: readonly string[];
  /** The shop's own scheme and host, asked for once it listens. */
  readonly origin: () => string;
  /** Rejects while the platform does not answer. */
  readonly platformReady: () => Promise<void>;
  /** The draft mode that a request's cookies vouch for; absent: there is none. */
  readonly draftOf?: (cookie: string | undefined) => DraftVisit | null;
  readonly log: Log;
  /** Takes the line of each request; null: none is wanted. */
  readonly requests: WriteLine | null;
  readonly limits?: Partial<Limits>;
}

/** Everything that stays the same from request to request. */
export interface Stand {
  readonly limits: Limits;
  readonly draining: () => boolean;
  readonly hosts: Hosts;
  readonly trusts: Trusts;
  readonly countDeed: CountDeed;
  readonly security: FlatHeaders;
  /** Of answers in draft mode, where they differ; null: they do not. */
  readonly draftSecurity: FlatHeaders | null;
  readonly draftOf: (cookie: string | undefined) => DraftVisit | null;
  readonly sources: Sources;
  readonly arrivalOf: ArrivalOf;
  readonly origin: () => string;
  readonly log: Log;
  readonly requests: WriteLine | null;
  readonly cdn: KeepingCdn | null;
}

export function prepare(options: FrontOptions, { limits, draining }: Pick<Stand, 'limits' | 'draining'>): Stand {
  const { config, origin, log, requests, platformReady, imageHosts } = options;
  return {
    limits,
    draining,
    origin,
    log,
    requests,
    cdn: cdnOf(config),
    hosts: allowedHosts(config.PUBLIC_URL, config.ALLOWED_HOSTS),
    trusts: trustProxies(config.TRUSTED_PROXIES ?? []),
    countDeed: rateLimits(limits),
    arrivalOf: arrivals(),
    security: ownSecurity(config, imageHosts),
    draftSecurity: draftSecurity(config, imageHosts),
    draftOf: options.draftOf ?? (() => null),
    sources: {
      render: options.render,
      kept: options.cache && keptPages(options.cache, options.render),
      built: new Map([...options.built, [speculationRulesPath, serveSpeculationRules()]]),
      media: mediaFiles(options.mediaFolder),
      handles: new Map([...options.handles, ...healthRoutes({ draining, platformReady })]),
      forms: options.forms,
    },
  };
}

/** A CDN that cannot be told to drop a page is not told to keep it. */
function cdnOf({ CDN, CDN_PURGE_URL, CDN_SECONDS = 0 }: FrontOptions['config']): KeepingCdn | null {
  return CDN && CDN_PURGE_URL ? { ...cdns[CDN], seconds: CDN_SECONDS } : null;
}

/** How the pages of a front with these settings are packed for a cache. */
export function packerFor({ config, imageHosts }: Pick<FrontOptions, 'config' | 'imageHosts'>): Packer {
  return pagePacker(ownSecurity(config, imageHosts));
}

function ownSecurity({ PUBLIC_URL }: FrontOptions['config'], imageHosts: readonly string[]): FlatHeaders {
  return securityHeaders({ https: PUBLIC_URL?.startsWith('https:') ?? false, imageHosts, frameAncestors: [] });
}

function draftSecurity(config: FrontOptions['config'], imageHosts: readonly string[]): FlatHeaders | null {
  const { PUBLIC_URL, DRAFT_FRAME_ANCESTORS: frameAncestors = [] } = config;
  if (frameAncestors.length === 0) return null;
  return securityHeaders({ https: PUBLIC_URL?.startsWith('https:') ?? false, imageHosts, frameAncestors });
}

function serveSpeculationRules() {
  const identity = Buffer.from(JSON.stringify(speculationRules));
  return serveBytes(
    { identity, br: null, gzip: null },
    { type: speculationRulesType, caching: 'public, max-age=3600' },
  );
}

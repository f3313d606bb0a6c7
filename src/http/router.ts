import { routes } from '#routes.ts';
import type { BuiltFiles } from './static/built-files.ts';
import type {
  HttpResponse,
  ApiRoute,
  HttpMethod,
  HttpProblem,
  RateLimitBucket,
  PageRenderer,
  RequestContext,
} from './request/request-context.ts';
import { type FinalizedResult, withPageHeaders } from './response/finalize-response.ts';
import type { CachedPages } from './response/cached-pages.ts';
import type { MediaFiles } from './static/media-files.ts';
import { problems } from './response/problems.ts';

/** What answers a path: which methods it takes, how large a body, and the call. */
export interface MatchedRoute {
  readonly methods: readonly HttpMethod[];
  /** Bytes. */
  readonly bodyLimit: number;
  /** Which count of deeds a visit by a method goes to. */
  readonly rateLimits: Readonly<Partial<Record<HttpMethod, RateLimitBucket>>>;
  readonly respond: (visit: RequestContext) => Promise<HttpResponse | FinalizedResult | HttpProblem>;
}

export interface RouteSources {
  readonly builtFiles: BuiltFiles;
  readonly mediaFiles: MediaFiles;
  readonly apiRoutes: ReadonlyMap<string, ApiRoute>;
  /** Paths of pages that take forms, with the largest body in bytes. */
  readonly formBodyLimits: ReadonlyMap<string, number>;
  readonly render: PageRenderer;
  /** Pages that are the same for everybody; absent: every page is made anew. */
  readonly cachedPages: CachedPages | undefined;
}

/** Finds what answers a canonical path. Whatever is no file, no API path and not reserved may be a page. */
export function matchRoute(path: string, sources: RouteSources): MatchedRoute {
  const file = sources.builtFiles.get(path);
  if (file) return { ...readOnlyRoute, respond: file };
  const api = sources.apiRoutes.get(path);
  if (api) return matchApiRoute(api);
  if (path.startsWith(mediaPrefix)) return matchMediaRoute(path.slice(mediaPrefix.length), sources.mediaFiles);
  const form = sources.formBodyLimits.get(path);
  if (form === undefined && isReservedPath(path)) return notFoundRoute;
  const respond = async (context: RequestContext) =>
    (await sources.cachedPages?.respond(context)) ??
    withPageHeaders(await sources.render(context), context.draft ? 'draft' : 'visitor');
  if (form !== undefined) return { methods: formMethods, bodyLimit: form, rateLimits: { POST: 'write' }, respond };
  return { ...readOnlyRoute, rateLimits: searchPaths.has(path) ? { GET: 'search', HEAD: 'search' } : {}, respond };
}

const mediaPrefix = routes.media('');

const formMethods: readonly HttpMethod[] = ['GET', 'HEAD', 'POST'];
const readOnlyRoute = { methods: ['GET', 'HEAD'], bodyLimit: 0, rateLimits: {} } as const;
const notFoundRoute: MatchedRoute = {
  methods: formMethods,
  bodyLimit: 0,
  rateLimits: {},
  respond: async () => problems.notFound,
};

/** Pages that make the platform work for whatever a visitor thinks of. */
const searchPaths: ReadonlySet<string> = new Set([routes.search(), routes.suggest(), routes.suggestJson()]);

function matchApiRoute({ methods, bodyLimit, rate, handle }: ApiRoute): MatchedRoute {
  return { methods, bodyLimit, rateLimits: rate ? { GET: rate, HEAD: rate, POST: rate } : {}, respond: handle };
}

function matchMediaRoute(file: string, media: MediaFiles): MatchedRoute {
  return {
    ...readOnlyRoute,
    respond: async (context) => (await media(file, context)) ?? problems.notFound,
  };
}

/** Paths that are nobody's page: the renderer's inner ones, its error pages, API paths without a handle. */
function isReservedPath(path: string): boolean {
  return /^\/(?:_.*|api(?:\/.*)?|404|500)$/.test(path);
}

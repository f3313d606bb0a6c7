import { routes } from '#routes.ts';
import type { BuiltFiles } from './built-files.ts';
import type { Answer, ApiRoute, Method, Problem, Rate, Render, Visit } from './exchange.ts';
import type { Ready } from './finish.ts';
import type { KeptPages } from './kept-pages.ts';
import type { MediaFiles } from './media-files.ts';
import { asPage } from './page-headers.ts';
import { problems } from './problem.ts';

/** What answers a path: which methods it takes, how large a body, and the call. */
export interface Destination {
  readonly methods: readonly Method[];
  /** Bytes. */
  readonly bodyLimit: number;
  /** Which count of deeds a visit by a method goes to. */
  readonly rates: Readonly<Partial<Record<Method, Rate>>>;
  readonly answer: (visit: Visit) => Promise<Answer | Ready | Problem>;
}

export interface Sources {
  readonly built: BuiltFiles;
  readonly media: MediaFiles;
  readonly handles: ReadonlyMap<string, ApiRoute>;
  /** Paths of pages that take forms, with the largest body in bytes. */
  readonly forms: ReadonlyMap<string, number>;
  readonly render: Render;
  /** Pages that are the same for everybody; absent: every page is made anew. */
  readonly kept: KeptPages | undefined;
}

/** Finds what answers a canonical path. Whatever is no file, no API path and not reserved may be a page. */
export function findDestination(path: string, sources: Sources): Destination {
  const file = sources.built.get(path);
  if (file) return { ...readOnly, answer: file };
  const api = sources.handles.get(path);
  if (api) return apiDestination(api);
  if (path.startsWith(mediaStart)) return mediaDestination(path.slice(mediaStart.length), sources.media);
  const form = sources.forms.get(path);
  if (form === undefined && isReserved(path)) return nowhere;
  const answer = async (visit: Visit) =>
    (await sources.kept?.answer(visit)) ?? asPage(await sources.render(visit), visit.draft ? 'draft' : 'visitor');
  if (form !== undefined) return { methods: anyMethod, bodyLimit: form, rates: { POST: 'write' }, answer };
  return { ...readOnly, rates: searching.has(path) ? { GET: 'search', HEAD: 'search' } : {}, answer };
}

const mediaStart = routes.media('');

const anyMethod: readonly Method[] = ['GET', 'HEAD', 'POST'];
const readOnly = { methods: ['GET', 'HEAD'], bodyLimit: 0, rates: {} } as const;
const nowhere: Destination = { methods: anyMethod, bodyLimit: 0, rates: {}, answer: async () => problems.notFound };

/** Pages that make the platform work for whatever a visitor thinks of. */
const searching: ReadonlySet<string> = new Set([routes.search(), routes.suggest(), routes.suggestJson()]);

function apiDestination({ methods, bodyLimit, rate, handle }: ApiRoute): Destination {
  return { methods, bodyLimit, rates: rate ? { GET: rate, HEAD: rate, POST: rate } : {}, answer: handle };
}

function mediaDestination(file: string, media: MediaFiles): Destination {
  return {
    ...readOnly,
    answer: async (visit) => (await media(file, visit)) ?? problems.notFound,
  };
}

/** Paths that are nobody's page: the renderer's inner ones, its error pages, API paths without a handle. */
function isReserved(path: string): boolean {
  return /^\/(?:_.*|api(?:\/.*)?|404|500)$/.test(path);
}

import type { BuiltFiles } from './built-files.ts';
import type { Answer, ApiRoute, Method, Problem, Render, Visit } from './exchange.ts';
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
  if (file) return { methods: reading, bodyLimit: 0, answer: file };
  const api = sources.handles.get(path);
  if (api) return { methods: api.methods, bodyLimit: api.bodyLimit, answer: api.handle };
  if (path.startsWith('/media/')) return mediaDestination(path, sources.media);
  const form = sources.forms.get(path);
  if (form === undefined && isReserved(path)) return nowhere;
  return {
    methods: form === undefined ? reading : readingAndForms,
    bodyLimit: form ?? 0,
    answer: async (visit) => (await sources.kept?.answer(visit)) ?? asPage(await sources.render(visit), 'visitor'),
  };
}

const reading: readonly Method[] = ['GET', 'HEAD'];
const readingAndForms: readonly Method[] = ['GET', 'HEAD', 'POST'];

const nowhere: Destination = {
  methods: readingAndForms,
  bodyLimit: 0,
  answer: async () => problems.notFound,
};

function mediaDestination(path: string, media: MediaFiles): Destination {
  return {
    methods: reading,
    bodyLimit: 0,
    answer: async (visit) => (await media(path.slice('/media'.length), visit)) ?? problems.notFound,
  };
}

/** Paths that are nobody's page: the renderer's inner ones, its error pages, API paths without a handle. */
function isReserved(path: string): boolean {
  return /^\/(?:_.*|api(?:\/.*)?|404|500)$/.test(path);
}

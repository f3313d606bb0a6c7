import type { App } from 'astro/app';
import { NotFoundError } from '#cache/entries/page-response.ts';
import type { CacheTag } from '#cache/tags.ts';
import type { ReadTracker, PageRenderer, RenderedPage, RequestContext } from '../request/request-context.ts';

/** What a page finds in `Astro.locals`: made for a visit, noting each thing that is read through it. */
export type CreateLocals = (visit: RequestContext, notes: ReadTracker) => object;

/** Pages by Astro. Its own error pages are switched off: what a page throws comes out, and the front answers for it. */
export function createAstroRenderer(app: App, createLocals: CreateLocals): PageRenderer {
  app.renderError = (_request, { status, error }) =>
    Promise.reject(status === 404 ? new NotFoundError() : (error ?? new Error('A page answered 500 without a body.')));
  return async (context) => {
    const request = toAstroRequest(context);
    const routeData = app.match(request);
    // Left to itself Astro makes its 404 page anew for each path that no route knows.
    if (!routeData) throw new NotFoundError();
    const { notes: tracker, told: summarizeReads } = trackReads();
    const { clientAddress } = context;
    const options = { routeData, locals: createLocals(context, tracker), clientAddress, addCookieHeader: true };
    const response = await app.render(request, options).catch((error: unknown) => {
      throw error instanceof NotFoundError ? new NotFoundError(summarizeReads()) : error;
    });
    return toRenderedPage(response, summarizeReads);
  };
}

type PageReads = Pick<RenderedPage, 'tags' | 'versions' | 'freshUntil' | 'parameters'>;

/** Notes for one page, and what they say once it is made. */
function trackReads(): { readonly notes: ReadTracker; readonly told: () => PageReads } {
  const read = new Set<CacheTag>();
  const versions = new Map<CacheTag, string>();
  let freshUntil = Infinity;
  const parameters = new Map<string, ReadonlySet<string>>();
  return {
    notes: {
      record: (tag, updatedAt) => {
        read.add(tag);
        if (updatedAt !== undefined) versions.set(tag, updatedAt);
      },
      limitFreshness: (moment) => {
        freshUntil = Math.min(freshUntil, moment);
      },
      recordParameters: (looked) => {
        for (const [name, values] of looked) parameters.set(name, values.union(parameters.get(name) ?? new Set()));
      },
    },
    told: () => ({ tags: [...read].sort(), versions, freshUntil, parameters }),
  };
}

/** Loads every page ahead of its first visit, which is quicker for it and needs no file when files are short. */
export async function preloadPages({ manifest }: App): Promise<void> {
  await manifest.middleware?.();
  for (const load of manifest.pageMap?.values() ?? []) await (await load()).page();
}

/** The only headers that a page can see, so that no other can change what it shows. */
const forwardedHeaders = [
  'accept',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-purpose',
] as const;

function toAstroRequest({ url, method, headers, body }: RequestContext): Request {
  const entries: [string, string][] = [];
  for (const name of forwardedHeaders) {
    const value = headers[name];
    if (value !== undefined) entries.push([name, value]);
  }
  return new Request(url, {
    method: method === 'HEAD' ? 'GET' : method,
    headers: entries,
    body: method === 'POST' && body ? new Uint8Array(body) : null,
  });
}

/** Astro makes a page while its body is read: only then is all of it told. */
async function toRenderedPage(response: Response, summarizeReads: () => PageReads): Promise<RenderedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return {
    status: response.status,
    headers: headers.map(([name, value]) => [name, value === 'text/html' ? htmlType : value]),
    body,
    ...summarizeReads(),
  };
}

const htmlType = 'text/html; charset=utf-8';

import type { App } from 'astro/app';
import { type ConfirmReads, NotFoundError, type PageReads, type PageResponse } from '#cache/entries/page-response.ts';
import type { CacheTag } from '#cache/tags.ts';
import { isCartLink, isCartView } from '#routes.ts';
import type { PageRenderer, ReadTracker, RequestContext } from '../request/request-context.ts';

/** Creates `Astro.locals` for a request; what the page reads through it is recorded. */
export type CreateLocals = (request: RequestContext, tracker: ReadTracker) => object;

/** Renders pages with Astro. Its error pages are disabled: what a page throws is thrown, and the server answers it. */
export function createAstroRenderer(app: App, createLocals: CreateLocals): PageRenderer {
  app.renderError = (_request, { status, error }) =>
    Promise.reject(
      status === 404 ? new NotFoundError() : (error ?? new Error('A page returned status 500 without a body.')),
    );
  return async (context) => {
    const request = toAstroRequest(context);
    const routeData = app.match(request);
    // Astro would render its 404 page for each path that no route matches.
    if (!routeData) throw new NotFoundError();
    const { tracker, summarize } = context.isShared ? trackReads() : untrackedReads;
    const { clientAddress } = context;
    const options = { routeData, locals: createLocals(context, tracker), clientAddress, addCookieHeader: true };
    const response = await app.render(request, options).catch((error: unknown) => {
      throw error instanceof NotFoundError ? new NotFoundError(summarize()) : error;
    });
    return toPageResponse(response, summarize);
  };
}

interface TrackedReads {
  readonly tracker: ReadTracker;
  readonly summarize: () => PageReads;
}

function trackReads(): TrackedReads {
  const read = new Set<CacheTag>();
  const versions = new Map<CacheTag, string>();
  let freshUntil = Infinity;
  const parameters = new Map<string, ReadonlySet<string>>();
  let confirm: ConfirmReads | null = null;
  return {
    tracker: {
      record: (tag, updatedAt) => {
        read.add(tag);
        if (updatedAt !== undefined) versions.set(tag, updatedAt);
      },
      limitFreshness: (moment) => {
        freshUntil = Math.min(freshUntil, moment);
      },
      recordParameters: (recognized) => {
        for (const [name, values] of recognized) parameters.set(name, values.union(parameters.get(name) ?? new Set()));
      },
      confirmBy: (given) => {
        confirm = given;
      },
    },
    summarize: () => ({ tags: [...read].sort(), versions, freshUntil, parameters, ...(confirm && { confirm }) }),
  };
}

/** A page for one visitor is never stored, so that nobody asks what it was made of. */
const untrackedReads: TrackedReads = {
  tracker: { record: () => {}, limitFreshness: () => {}, recordParameters: () => {}, confirmBy: () => {} },
  summarize: () => ({ tags: [] }),
};

/**
 * Loads the modules of all pages, so that no request waits for one, needs a file descriptor, or resolves an `import()`:
 * Astro does that for each page that it renders.
 */
export async function preloadPages({ manifest }: Pick<App, 'manifest'>): Promise<void> {
  await manifest.middleware?.();
  const { pageMap } = manifest;
  for (const [component, load] of pageMap ?? []) {
    const loaded = await load();
    await loaded.page();
    pageMap?.set(component, async () => loaded);
  }
}

/** The only headers that pages can read, so that no others influence them. */
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

/** HEAD is rendered as GET, so that it has the same headers, except where GET changes something. */
function toAstroRequest({ url, method, headers, body }: RequestContext): Request {
  const entries: [string, string][] = [];
  for (const name of forwardedHeaders) {
    const value = headers[name];
    if (value !== undefined) entries.push([name, value]);
  }
  return new Request(url, {
    method: method === 'HEAD' && !isCartLink(url.pathname) && !isCartView(url.pathname) ? 'GET' : method,
    headers: entries,
    body: method === 'POST' && body ? new Uint8Array(body) : null,
  });
}

/** Astro renders a page while its body is read: its reads are complete after that. */
async function toPageResponse(response: Response, summarize: () => PageReads): Promise<PageResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return {
    status: response.status,
    headers: headers.map(([name, value]) => [name, value === 'text/html' ? htmlType : value]),
    body,
    ...summarize(),
  };
}

const htmlType = 'text/html; charset=utf-8';

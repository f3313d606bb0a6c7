import type { App } from 'astro/app';
import { NoPage } from '#cache/no-page.ts';
import type { Tag } from '#cache/tags.ts';
import type { Notes, Render, Rendered, Visit } from './exchange.ts';

/** What a page finds in `Astro.locals`: made for a visit, noting each thing that is read through it. */
export type MakeLocals = (visit: Visit, notes: Notes) => object;

/** Pages by Astro. Its own error pages are switched off: what a page throws comes out, and the front answers for it. */
export function astroRender(app: App, makeLocals: MakeLocals): Render {
  app.renderError = (_request, { status, error }) =>
    Promise.reject(status === 404 ? new NoPage() : (error ?? new Error('A page answered 500 without a body.')));
  return async (visit) => {
    const request = requestFor(visit);
    const routeData = app.match(request);
    // Left to itself Astro makes its 404 page anew for each path that no route knows.
    if (!routeData) throw new NoPage();
    const { notes, told } = takeNotes();
    const { clientAddress } = visit;
    const options = { routeData, locals: makeLocals(visit, notes), clientAddress, addCookieHeader: true };
    const response = await app.render(request, options).catch((error: unknown) => {
      throw error instanceof NoPage ? new NoPage(told()) : error;
    });
    return rendered(response, told);
  };
}

type Told = Pick<Rendered, 'tags' | 'versions' | 'freshUntil' | 'parameters'>;

/** Notes for one page, and what they say once it is made. */
function takeNotes(): { readonly notes: Notes; readonly told: () => Told } {
  const read = new Set<Tag>();
  const versions = new Map<Tag, string>();
  let freshUntil = Infinity;
  const parameters = new Map<string, ReadonlySet<string>>();
  return {
    notes: {
      record: (tag, updatedAt) => {
        read.add(tag);
        if (updatedAt !== undefined) versions.set(tag, updatedAt);
      },
      until: (moment) => {
        freshUntil = Math.min(freshUntil, moment);
      },
      looksAt: (looked) => {
        for (const [name, values] of looked) parameters.set(name, values.union(parameters.get(name) ?? new Set()));
      },
    },
    told: () => ({ tags: [...read].sort(), versions, freshUntil, parameters }),
  };
}

/** Loads every page ahead of its first visit, which is quicker for it and needs no file when files are short. */
export async function loadPages({ manifest }: App): Promise<void> {
  await manifest.middleware?.();
  for (const load of manifest.pageMap?.values() ?? []) await (await load()).page();
}

/** The only headers that a page can see, so that no other can change what it shows. */
const shown = [
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

function requestFor({ url, method, headers, body }: Visit): Request {
  const passed: [string, string][] = [];
  for (const name of shown) {
    const value = headers[name];
    if (value !== undefined) passed.push([name, value]);
  }
  return new Request(url, {
    method: method === 'HEAD' ? 'GET' : method,
    headers: passed,
    body: method === 'POST' && body ? new Uint8Array(body) : null,
  });
}

/** Astro makes a page while its body is read: only then is all of it told. */
async function rendered(response: Response, told: () => Told): Promise<Rendered> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== 'content-length');
  return {
    status: response.status,
    headers: headers.map(([name, value]) => [name, value === 'text/html' ? htmlType : value]),
    body,
    ...told(),
  };
}

const htmlType = 'text/html; charset=utf-8';

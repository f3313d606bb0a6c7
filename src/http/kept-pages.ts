import type { IncomingMessage } from 'node:http';
import type { Arrival } from '#cache/arrival.ts';
import type { Answered, Asking } from '#cache/asking.ts';
import type { PageCache } from '#cache/page-cache.ts';
import { carriesDraft } from '#draft/draft-cookie.ts';
import { chooseEncoding } from './encoding.ts';
import type { Render, Visit } from './exchange.ts';
import { chooseFormat } from './format.ts';
import type { Finished, Ready } from './finish.ts';
import { limits } from './limits.ts';
import { isHeld } from './validators.ts';

/** A page that has to be neither made nor waited for. */
export interface HeldPage extends Finished {
  readonly body: Uint8Array | null;
}

/** Pages that are the same for everybody, from memory where that is right. */
export interface KeptPages {
  /** A page that is held ready, before anything is parsed; null when the request has to go the long way. */
  readonly hit: (request: IncomingMessage, arrival: Arrival) => HeldPage | null;
  /** The page of a visit; null when it is not for everybody. */
  readonly answer: (visit: Visit) => Promise<Ready> | null;
  /** The page that says that nothing is at the address of a visit; null when it is not for everybody. */
  readonly notFound: (visit: Visit) => Promise<Ready> | null;
}

export function keptPages(cache: PageCache, render: Render): KeptPages {
  return {
    hit: (request, arrival) => hit(cache, request, arrival),
    answer: (visit) => {
      const target = visit.url.pathname + visit.url.search;
      if (!isForEverybody(visit) || cache.keys.keyOf(target) === null) return null;
      const asking = { target, ...wishesOf(visit) };
      return cache.answer(asking, (key) => render(everybody(visit, key))).then((page) => ready(page, visit));
    },
    notFound: (visit) => {
      if (!isForEverybody(visit)) return null;
      const make = (path: string) => render(everybody(visit, path));
      // What is told of it to a CDN would be held under this address, which nothing of it names.
      return cache.notFound(wishesOf(visit), make).then((page) => ready({ ...page, held: null }, visit));
    },
  };
}

function isForEverybody({ method, headers }: Visit): boolean {
  return method !== 'POST' && !carriesDraft(headers['cookie']);
}

function wishesOf({ headers, format }: Visit): Omit<Asking, 'target'> {
  return { encoding: chooseEncoding(headers['accept-encoding']), format };
}

function ready(page: Answered, { headers }: Visit): Ready {
  return { ready: finished(page, headers['if-none-match']) };
}

function hit(cache: PageCache, { method, url = '', headers }: IncomingMessage, arrival: Arrival): HeldPage | null {
  if ((method !== 'GET' && method !== 'HEAD') || carriesDraft(headers.cookie)) return null;
  if (url.includes('?') && url.split('&').length > limits.queryParameters) return null;
  const encoding = chooseEncoding(headers['accept-encoding']?.toString());
  const page = cache.hit({ target: url, encoding, format: chooseFormat(headers.accept) }, arrival);
  return page && finished(page, headers['if-none-match']);
}

/** A visit with nothing in it of the visitor's: what a page is made for that all are shown. */
function everybody(visit: Visit, target: string): Visit {
  return {
    id: visit.id,
    method: 'GET',
    url: new URL(target, visit.url),
    headers: {},
    clientAddress: '',
    body: null,
    draft: null,
    format: visit.format,
    signal: new AbortController().signal,
  };
}

function finished({ status, packed, age, cacheStatus, held }: Answered, ifNoneMatch: string | undefined): HeldPage {
  const told = ['Age', String(age), 'Cache-Status', cacheStatus];
  if (ifNoneMatch !== undefined && packed.etag !== '' && isHeld({ 'if-none-match': ifNoneMatch }, packed)) {
    return { status: 304, headers: [...packed.validators, ...told], body: null, held };
  }
  return { status, headers: [...packed.headers, ...told], body: packed.body, held };
}

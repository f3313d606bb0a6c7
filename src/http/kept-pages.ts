import type { IncomingMessage } from 'node:http';
import type { Held } from '#cache/held.ts';
import { kindOf, type PackPage } from '#cache/page.ts';
import type { Answered, PageCache } from '#cache/page-cache.ts';
import { carriesDraft } from '#draft/draft-cookie.ts';
import { chooseEncoding, type Encoding } from './encoding.ts';
import type { Render, Visit } from './exchange.ts';
import { chooseFormat } from './format.ts';
import { finish, type Ready } from './finish.ts';
import { limits } from './limits.ts';
import { asPage } from './page-headers.ts';
import type { FlatHeaders } from './security-headers.ts';
import { isHeld } from './validators.ts';

/** A page on its way to one visitor, with headers of its own that may be added to. */
export interface HeldPage {
  readonly status: number;
  readonly headers: string[];
  readonly body: Uint8Array | null;
  /** What a CDN may be told of it; null: nothing is to be kept. */
  readonly held: Held | null;
}

/** Pages that are the same for everybody, from memory where that is right. */
export interface KeptPages {
  /** A page that is held ready, before anything is parsed; null when the request has to go the long way. */
  readonly hit: (request: IncomingMessage) => HeldPage | null;
  /** The page of a visit; null when it is not for everybody. */
  readonly answer: (visit: Visit) => Promise<Ready> | null;
}

export function keptPages(cache: PageCache, render: Render): KeptPages {
  return {
    hit: (request) => hit(cache, request),
    answer: (visit) => {
      const target = visit.url.pathname + visit.url.search;
      if (visit.method === 'POST' || carriesDraft(visit.headers['cookie'])) return null;
      if (cache.keys.keyOf(target) === null) return null;
      const encoding = encodingFor(visit.headers['accept-encoding']);
      const make = (key: string) => render(everybody(visit, key));
      return cache.answer({ target, encoding, format: visit.format }, make).then((page) => ({
        ready: finished(page, visit.headers['if-none-match']),
      }));
    },
  };
}

function hit(cache: PageCache, { method, url = '', headers }: IncomingMessage): HeldPage | null {
  if ((method !== 'GET' && method !== 'HEAD') || carriesDraft(headers.cookie)) return null;
  if (url.includes('?') && url.split('&').length > limits.queryParameters) return null;
  const accept = headers['accept-encoding'];
  const encoding = encodingFor(typeof accept === 'string' ? accept : undefined);
  const page = cache.hit({ target: url, encoding, format: chooseFormat(headers.accept) });
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

/** Browsers send the same few headers again and again. */
function encodingFor(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity';
  const known = encodings.get(accept);
  if (known) return known;
  if (encodings.size >= mostEncodings) encodings.clear();
  const chosen = chooseEncoding(accept);
  encodings.set(accept, chosen);
  return chosen;
}

const encodings = new Map<string, Encoding>();
const mostEncodings = 100;

/** Makes pages ready to send: with every header but age, cache status and the request's id. */
export function packPages(security: FlatHeaders): PackPage {
  return async (page, wanted) => {
    const audience = kindOf({ ...page, tags: [] }) === null ? 'visitor' : 'everybody';
    const { headers, body } = await finish(asPage(page, audience), { 'accept-encoding': wanted }, security);
    const encoding = valueOf(headers, 'Content-Encoding');
    return {
      headers,
      body: body instanceof Uint8Array ? body : page.body,
      etag: valueOf(headers, 'ETag') ?? '',
      encoding: encoding === 'br' || encoding === 'gzip' ? encoding : 'identity',
      validators: pairs(headers).flatMap(([name, value]) => (notIn304.test(name) ? [] : [name, value])),
    };
  };
}

/** A 304 says again whatever is not about the body it does not have (RFC 9110, 15.4.5). */
const notIn304 = /^content-(?!security)/i;

function valueOf(headers: FlatHeaders, name: string): string | undefined {
  return pairs(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
}

function pairs(headers: FlatHeaders): readonly (readonly [name: string, value: string])[] {
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []));
}

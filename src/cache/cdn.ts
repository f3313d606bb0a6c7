import { negativeMs, type Held } from './held.ts';
import type { Header } from './page.ts';
import { type Tag, tags } from './tags.ts';

export type CdnName = 'cloudflare' | 'fastly' | 'varnish';

/** How one kind of CDN is told by which tags it may be told to drop a page, and told to. */
export interface Cdn {
  /** The header that names a page's tags; the CDN takes it away before a visitor sees it. */
  readonly tagHeader: (tags: readonly Tag[]) => Header;
  /** Tags in one call. */
  readonly mostTags: number;
  readonly purge: (tags: readonly Tag[], token: string | undefined) => Call;
}

export interface Call {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Tags contain neither blanks nor commas. Every page also carries a tag for the purge of everything. */
export const cdns: Readonly<Record<CdnName, Cdn>> = {
  cloudflare: {
    tagHeader: (list) => ['Cache-Tag', named(list).join(',')],
    mostTags: 30,
    purge: (list, token) => ({ ...jsonCall({ tags: named(list) }), ...bearer(token) }),
  },
  fastly: {
    tagHeader: (list) => ['Surrogate-Key', named(list).join(' ')],
    mostTags: 256,
    purge: (list, token = '') => {
      const { method, headers, body } = jsonCall({ surrogate_keys: named(list) });
      return { method, body, headers: { ...headers, 'fastly-key': token } };
    },
  },
  varnish: {
    tagHeader: (list) => ['xkey', named(list).join(' ')],
    mostTags: 100,
    purge: (list, token) => ({
      method: 'PURGE',
      body: null,
      headers: { 'xkey-purge': named(list).join(' '), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }),
  },
};

/** Bytes of a header that every CDN takes. */
const mostHeaderBytes = 7000;

/** A CDN, and for how many seconds it may keep what nobody tells it to drop: the bound when it cannot be reached. */
export interface KeepingCdn extends Cdn {
  readonly seconds: number;
}

export type KeptPage = Pick<Held, 'tags' | 'kind' | 'provisional' | 'freshUntil'>;

/**
 * What only a CDN is told of a page (RFC 9213): for how long it may keep it, and by which tags it is dropped. null, and
 * what is held for moments only: not to be kept by others. `now` is epoch milliseconds.
 */
export function cdnHeaders(cdn: KeepingCdn, page: KeptPage | null, now: number): readonly Header[] {
  if (!page || page.provisional || page.tags.length === 0) return notKept;
  const longest = page.kind === 'negative' ? Math.min(cdn.seconds, negativeMs / 1000) : cdn.seconds;
  const seconds = Math.min(longest, Math.floor((page.freshUntil - now) / 1000));
  const tagged = cdn.tagHeader([tags.everything, ...page.tags]);
  if (seconds <= 0 || tagged[1].length > mostHeaderBytes) return notKept;
  return [['CDN-Cache-Control', `public, max-age=${seconds}, stale-if-error=86400`], tagged];
}

const notKept: readonly Header[] = [['CDN-Cache-Control', 'no-store']];

function named(list: readonly Tag[]): readonly string[] {
  return list.map((tag) => (tag === tags.everything ? 'everything' : tag));
}

function jsonCall(value: object): Call & { readonly headers: Readonly<Record<string, string>> } {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function bearer(token: string | undefined): Pick<Call, 'headers'> {
  return {
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  };
}

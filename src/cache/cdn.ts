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
/** Seconds for which a CDN may keep what nobody tells it to drop: the stated bound when it cannot be reached. */
export const cdnSeconds = 300;

export interface Kept {
  readonly tags: readonly Tag[];
  /** Whether it is known to be right now: nothing else may be kept by others. */
  readonly sure: boolean;
  /** Epoch milliseconds at which it says something else by itself. */
  readonly freshUntil: number;
}

/** What only a CDN is told of a page (RFC 9213): for how long it may keep it, and by which tags it is dropped. */
export function cdnHeaders(cdn: Cdn, { tags: list, sure, freshUntil }: Kept, now: number): readonly Header[] {
  const seconds = Math.min(cdnSeconds, Math.floor((freshUntil - now) / 1000));
  const tagged = cdn.tagHeader([tags.everything, ...list]);
  if (!sure || list.length === 0 || seconds <= 0 || tagged[1].length > mostHeaderBytes) {
    return [['CDN-Cache-Control', 'no-store']];
  }
  return [['CDN-Cache-Control', `public, max-age=${seconds}, stale-if-error=86400`], tagged];
}

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

import { negativeTtlMs, type CacheEntry } from '../entries/cache-entry.ts';
import type { Header } from '../entries/page-response.ts';
import { type CacheTag, tags } from '../tags.ts';

export type CdnName = 'cloudflare' | 'fastly' | 'varnish';

/** The protocol of one CDN for tagging pages and purging them by tag. */
export interface CdnProvider {
  /** The header that lists the tags of a page; the CDN removes it before it answers a visitor. */
  readonly tagHeader: (tags: readonly CacheTag[]) => Header;
  /** Tags in one request. */
  readonly maxTagsPerPurge: number;
  readonly purge: (tags: readonly CacheTag[], token: string | undefined) => PurgeRequest;
}

export interface PurgeRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Tags contain neither spaces nor commas. Every page also has a tag by which everything can be purged. */
export const cdnProviders: Readonly<Record<CdnName, CdnProvider>> = {
  cloudflare: {
    tagHeader: (list) => ['Cache-Tag', tagNames(list).join(',')],
    maxTagsPerPurge: 30,
    purge: (list, token) => ({ ...jsonPurgeRequest({ tags: tagNames(list) }), ...bearerHeaders(token) }),
  },
  fastly: {
    tagHeader: (list) => ['Surrogate-Key', tagNames(list).join(' ')],
    maxTagsPerPurge: 256,
    purge: (list, token = '') => {
      const { method, headers, body } = jsonPurgeRequest({ surrogate_keys: tagNames(list) });
      return { method, body, headers: { ...headers, 'fastly-key': token } };
    },
  },
  varnish: {
    tagHeader: (list) => ['xkey', tagNames(list).join(' ')],
    maxTagsPerPurge: 100,
    purge: (list, token) => ({
      method: 'PURGE',
      body: null,
      headers: { 'xkey-purge': tagNames(list).join(' '), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }),
  },
};

/** Bytes of a header that every CDN accepts. */
const maxHeaderBytes = 7000;

/** A CDN, and the seconds after which a page expires there without a purge: the bound while purges fail. */
export interface CachingCdn extends CdnProvider {
  readonly seconds: number;
}

export type CdnCacheableEntry = Pick<CacheEntry, 'tags' | 'kind' | 'provisional' | 'freshUntil'>;

/**
 * The headers of a page for a CDN (RFC 9213): how long it may be stored, and the tags by which it is purged. Without an
 * entry, and for a provisional one, the CDN must not store the page. `now` is epoch milliseconds.
 */
export function cdnHeaders(cdn: CachingCdn, entry: CdnCacheableEntry | null, now: number): readonly Header[] {
  if (!entry || entry.provisional || entry.tags.length === 0) return noStoreHeaders;
  const maxSeconds = entry.kind === 'negative' ? Math.min(cdn.seconds, negativeTtlMs / 1000) : cdn.seconds;
  const seconds = Math.min(maxSeconds, Math.floor((entry.freshUntil - now) / 1000));
  const tagHeader = cdn.tagHeader([tags.everything, ...entry.tags]);
  if (seconds <= 0 || tagHeader[1].length > maxHeaderBytes) return noStoreHeaders;
  return [['CDN-Cache-Control', `public, max-age=${seconds}, stale-if-error=86400`], tagHeader];
}

const noStoreHeaders: readonly Header[] = [['CDN-Cache-Control', 'no-store']];

function tagNames(list: readonly CacheTag[]): readonly string[] {
  return list.map((tag) => (tag === tags.everything ? 'everything' : tag));
}

function jsonPurgeRequest(value: object): PurgeRequest & { readonly headers: Readonly<Record<string, string>> } {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function bearerHeaders(token: string | undefined): Pick<PurgeRequest, 'headers'> {
  return {
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  };
}

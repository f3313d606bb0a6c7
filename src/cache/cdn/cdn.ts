import { negativeTtlMs, type CacheEntry } from '../entries/cache-entry.ts';
import type { Header } from '../entries/page-response.ts';
import { type CacheTag, tags } from '../tags.ts';

export type CdnName = 'cloudflare' | 'fastly' | 'varnish';

/** How one kind of CDN is told by which tags it may be told to drop a page, and told to. */
export interface CdnProvider {
  /** The header that names a page's tags; the CDN takes it away before a visitor sees it. */
  readonly tagHeader: (tags: readonly CacheTag[]) => Header;
  /** Tags in one call. */
  readonly maxTagsPerPurge: number;
  readonly purge: (tags: readonly CacheTag[], token: string | undefined) => PurgeRequest;
}

export interface PurgeRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Tags contain neither blanks nor commas. Every page also carries a tag for the purge of everything. */
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

/** Bytes of a header that every CDN takes. */
const maxHeaderBytes = 7000;

/** A CDN, and for how many seconds it may keep what nobody tells it to drop: the bound when it cannot be reached. */
export interface CachingCdn extends CdnProvider {
  readonly seconds: number;
}

export type CdnCacheableEntry = Pick<CacheEntry, 'tags' | 'kind' | 'provisional' | 'freshUntil'>;

/**
 * What only a CDN is told of a page (RFC 9213): for how long it may keep it, and by which tags it is dropped. null, and
 * what is held for moments only: not to be kept by others. `now` is epoch milliseconds.
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

import type { HttpResponse } from './exchange.ts';
import { speculationRulesPath } from './speculation-rules.ts';

/** What a page that says nothing of caching tells browsers and proxies. */
export type CacheAudience = 'everybody' | 'visitor' | 'draft';

const cacheControlByAudience: Readonly<Record<CacheAudience, string>> = {
  everybody: 'public, no-cache',
  visitor: 'private, no-cache',
  draft: 'private, no-store',
};

/** Of the pages that are there for programs. */
export const markdownType = 'text/markdown; charset=utf-8';

/** A page with the headers that every page has. */
export function withPageHeaders<T extends HttpResponse>(page: T, audience: CacheAudience): T {
  const has = (name: string): boolean => page.headers.some(([each]) => each.toLowerCase() === name);
  const isHtml = page.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
  const cacheControl = has('set-cookie') ? cacheControlByAudience.draft : cacheControlByAudience[audience];
  const variesByAccept = isHtml || page.headers.some(([, value]) => value === markdownType);
  const ownHeaders =
    audience === 'draft' ? page.headers.filter(([name]) => name.toLowerCase() !== 'cache-control') : page.headers;
  return {
    ...page,
    headers: [
      ...ownHeaders,
      ...(has('cache-control') && audience !== 'draft' ? [] : ([['Cache-Control', cacheControl]] as const)),
      ...(audience === 'draft' ? ([['X-Robots-Tag', 'noindex']] as const) : []),
      ...(variesByAccept && !has('vary') ? ([['Vary', 'Accept, Accept-Encoding']] as const) : []),
      ...(isHtml ? ([['Speculation-Rules', `"${speculationRulesPath}"`]] as const) : []),
    ],
  };
}

import type { Answer } from './exchange.ts';
import { speculationRulesPath } from './speculation-rules.ts';

/** What a page that says nothing of caching tells browsers and proxies. */
export type Audience = 'everybody' | 'visitor' | 'draft';

const caching: Readonly<Record<Audience, string>> = {
  everybody: 'public, no-cache',
  visitor: 'private, no-cache',
  draft: 'private, no-store',
};

/** Of the pages that are there for programs. */
export const markdownType = 'text/markdown; charset=utf-8';

/** A page with the headers that every page has. */
export function asPage<T extends Answer>(page: T, audience: Audience): T {
  const has = (name: string): boolean => page.headers.some(([each]) => each.toLowerCase() === name);
  const isHtml = page.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
  const said = has('set-cookie') ? caching.draft : caching[audience];
  const isTwin = isHtml || page.headers.some(([, value]) => value === markdownType);
  const kept =
    audience === 'draft' ? page.headers.filter(([name]) => name.toLowerCase() !== 'cache-control') : page.headers;
  return {
    ...page,
    headers: [
      ...kept,
      ...(has('cache-control') && audience !== 'draft' ? [] : ([['Cache-Control', said]] as const)),
      ...(audience === 'draft' ? ([['X-Robots-Tag', 'noindex']] as const) : []),
      ...(isTwin && !has('vary') ? ([['Vary', 'Accept, Accept-Encoding']] as const) : []),
      ...(isHtml ? ([['Speculation-Rules', `"${speculationRulesPath}"`]] as const) : []),
    ],
  };
}

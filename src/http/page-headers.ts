import type { Answer } from './exchange.ts';
import { speculationRulesPath } from './speculation-rules.ts';

/** What a page that says nothing of caching tells browsers and proxies. */
export type Audience = 'everybody' | 'visitor';

const caching: Readonly<Record<Audience, string>> = { everybody: 'public, no-cache', visitor: 'private, no-cache' };

/** A page with the headers that every page has. */
export function asPage<T extends Answer>(page: T, audience: Audience): T {
  const has = (name: string): boolean => page.headers.some(([each]) => each.toLowerCase() === name);
  const isHtml = page.headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
  const said = has('set-cookie') ? 'private, no-store' : caching[audience];
  return {
    ...page,
    headers: [
      ...page.headers,
      ...(has('cache-control') ? [] : ([['Cache-Control', said]] as const)),
      ...(isHtml ? ([['Speculation-Rules', `"${speculationRulesPath}"`]] as const) : []),
    ],
  };
}

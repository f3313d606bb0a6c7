import { parseRequestTarget } from './canonical-path.ts';

/** Path and query to send a browser to, in their canonical spelling; null for whatever could lead to another site. */
export function safeRedirectTarget(given: string): string | null {
  if (!/^\/(?![/\\@])/.test(given)) return null;
  const target = parseRequestTarget(given.split('#', 1)[0] ?? '');
  switch (target.kind) {
    case 'canonical':
      return target.path + target.search;
    case 'moved':
      return target.location;
    case 'malformed':
      return null;
    default:
      return target satisfies never;
  }
}

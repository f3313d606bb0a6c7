import { parseRequestTarget } from '../request/canonical-path.ts';

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

/**
 * A path of this site, perhaps with a query, as a redirect may name it; null for all that a browser could read as
 * another site, or that is an address for programs. What is not in canonical spelling is led to it as usual.
 */
export function safePagePath(text: string): string | null {
  if (!plainPath.test(text) || mayNameOtherHost(text)) return null;
  const parsed = parseRequestTarget(text);
  if (parsed.kind === 'malformed') return null;
  const target = parsed.kind === 'moved' ? parsed.location : parsed.path + parsed.search;
  return /^\/(?:api|_)/u.test(target) ? null : target;
}

/** Visible ASCII without a fragment or backslash, beginning with one slash. */
const plainPath = /^\/(?!\/)[!-"$-[\]-~]*$/u;

/** Characters that compatibility forms, and some clients, take for slashes, and a host's `user@` in first place. */
function mayNameOtherHost(text: string): boolean {
  const [path = ''] = text.split('?', 1);
  try {
    const read = decodeURIComponent(path).normalize('NFKC');
    return (
      /^\/[/\\@]|[\\\u2044\u2215\u29F5\u29F8\u29F9\u2571\u2572]/u.test(read) ||
      read.split('/').length !== path.split('/').length
    );
  } catch {
    return true;
  }
}

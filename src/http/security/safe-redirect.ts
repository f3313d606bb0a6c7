import { parseRequestTarget } from '#shop/seo/canonical-path.ts';

/** The canonical path and query of a redirect; null for a target that could lead to another site. */
export function safeRedirectTarget(given: string): string | null {
  if (!/^\/(?![/\\@])/.test(given)) return null;
  const target = parseRequestTarget(given.split('#', 1)[0] ?? '');
  switch (target.kind) {
    case 'canonical':
      return target.path + target.search;
    case 'redirect':
      return target.location;
    case 'malformed':
      return null;
    default:
      return target satisfies never;
  }
}

/**
 * The canonical path and query of a page of this site; null for a target that a browser could interpret as another site,
 * and for paths that are not pages.
 */
export function safePagePath(text: string): string | null {
  if (!plainPath.test(text) || mayNameOtherHost(text)) return null;
  const parsed = parseRequestTarget(text);
  if (parsed.kind === 'malformed') return null;
  const target = parsed.kind === 'redirect' ? parsed.location : parsed.path + parsed.search;
  return /^\/(?:api|_)/u.test(target) ? null : target;
}

/** Visible ASCII without a fragment or backslash, after exactly one slash. */
const plainPath = /^\/(?!\/)[!-"$-[\]-~]*$/u;

/** Whether clients could read it with further slashes (Unicode look-alikes), or with the `user@` of a host. */
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

/** A parsed request target: canonical, a redirect to its canonical spelling, or malformed. */
export type RequestTarget =
  | { readonly kind: 'canonical'; readonly path: string; readonly search: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'malformed' };

/**
 * Parses a target (`/path?query`) and finds the canonical spelling of its path: single slashes, none at the end, ASCII
 * letters in lower case except in ids and file names, NFC, percent escapes only where needed. The query is not changed, except
 * that the empty fields of a list's form are left out.
 * Ambiguous paths (dot segments, encoded slashes, control characters, double encoding) are malformed.
 */
export function parseRequestTarget(target: string): RequestTarget {
  const mark = target.indexOf('?');
  const raw = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 || mark === target.length - 1 ? '' : target.slice(mark);
  if (!wellFormedPath.test(raw) || !visibleAscii.test(search)) return { kind: 'malformed' };
  const path = alwaysCanonical.test(raw) ? raw : canonicalPath(raw);
  if (path === null) return { kind: 'malformed' };
  const query = hasEmptyListFields(target) ? withoutEmptyFields(search) : search;
  return path === raw && query === search
    ? { kind: 'canonical', path, search }
    : { kind: 'redirect', location: path + query };
}

/** Whether a target is a list with a field that was left empty, as browsers submit its form without a script. */
export function hasEmptyListFields(target: string): boolean {
  return listWithEmptyField.test(target);
}

const listWithEmptyField = /^\/(?:search|collections\/[^/?]+)\?(?:.*&)?[^=&]*=(?:&|$)/i;

function withoutEmptyFields(search: string): string {
  const fields = search.slice(1).split('&');
  const filled = fields.filter((field) => field !== '' && field.indexOf('=') !== field.length - 1).join('&');
  return filled === '' ? '' : `?${filled}`;
}

const wellFormedPath = /^\/[!-~]*$/;
const visibleAscii = /^[!-~]*$/;
/** Matches most paths: they have no other spelling. */
const alwaysCanonical = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;

function canonicalPath(raw: string): string | null {
  const names: string[] = [];
  for (const segment of raw.split('/')) {
    if (segment === '') continue;
    const name = readSegment(isVariantId(names) ? tailOfGlobalId(segment) : segment);
    if (name === null) return null;
    names.push(isCaseSensitive(names) ? name : toLowerAscii(name));
  }
  return `/${names.map(writeSegment).join('/')}`;
}

/** Whether the segment after these is the id of a variant. */
function isVariantId(before: readonly string[]): boolean {
  return before[0] === 'products' && before.length === 2;
}

/** The id at the end of an encoded global id, such as `gid://shop/ProductVariant/12`; another segment itself. */
function tailOfGlobalId(segment: string): string {
  return /^gid(?::|%3a)(?:%2f){2}(?:[\w.-]+%2f)+(?<id>[\w.~-]+)$/iu.exec(segment)?.groups?.['id'] ?? segment;
}

function readSegment(segment: string): string | null {
  try {
    const name = decodeURIComponent(segment).normalize('NFC');
    return ambiguousSegment.test(name) ? null : name;
  } catch {
    return null;
  }
}

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const ambiguousSegment = /^\.{1,2}$|[\u0000-\u001f\u007f-\u009f/\\]|%[0-9a-f]{2}/i;

/** Whether the segment after these is an id, a code or a file name, where case may matter. */
function isCaseSensitive(before: readonly string[]): boolean {
  const first = before[0] ?? '';
  if (first === 'products') return isVariantId(before);
  return caseSensitiveFolders.has(first);
}

const caseSensitiveFolders: ReadonlySet<string> = new Set([
  '_assets',
  '_actions',
  'media',
  'orders',
  'discount',
  'cart',
]);

/** Normalized again: a lower-case letter may compose with an accent where its capital does not. */
function toLowerAscii(name: string): string {
  return name.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()).normalize('NFC');
}

function writeSegment(name: string): string {
  return encodeURIComponent(name).replace(/%(?:3A|2C|40|24|26|2B|3B|3D)/g, decodeURIComponent);
}

import { isPossibleHandle } from '#shop/product/requested-handles.ts';

/**
 * Lists of products that only the browser knows. Nothing but handles is kept: names, pictures and prices are read when
 * they are shown, because what is kept grows old.
 */

/** Reads a list as it was kept; what cannot be a handle is left out. */
export function parseHandles(text: string | null): readonly string[] {
  const value = parseJson(text);
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((each) => typeof each === 'string').filter((each) => isPossibleHandle(each)))];
}

/** The list with a product at its head, once, and no longer than `max`. */
export function addHandle(list: readonly string[], handle: string, max: number): readonly string[] {
  return [handle, ...list.filter((each) => each !== handle)].slice(0, max);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** The list under a key. Storage may be forbidden: then there is none. */
export function readHandles(key: string): readonly string[] {
  try {
    return parseHandles(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Keeps a list; false where storage is forbidden or full. */
export function writeHandles(key: string, list: readonly string[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

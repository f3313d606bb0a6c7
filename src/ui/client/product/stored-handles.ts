import { isPossibleHandle } from '#shop/product/requested-handles.ts';

/**
 * Lists of products in the browser's storage. Only handles are stored; titles, pictures and prices are fetched when they
 * are shown.
 */

/** Parses a stored list; values that cannot be handles are left out. */
export function parseHandles(text: string | null): readonly string[] {
  const value = parseJson(text);
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((each) => typeof each === 'string').filter((each) => isPossibleHandle(each)))];
}

/** The list with a product moved or added to its beginning, at most `max` long. */
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

/** The list under a key; empty where storage is forbidden. */
export function readHandles(key: string): readonly string[] {
  try {
    return parseHandles(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Stores a list; false where storage is forbidden or full. */
export function writeHandles(key: string, list: readonly string[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}

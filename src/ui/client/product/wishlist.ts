import { addHandle, readHandles, writeHandles } from './stored-handles.ts';

const storageKey = 'wishlist';

/** More than anybody looks through; beyond it the oldest is dropped. */
const maxSaved = 96;

/** The handles of saved products, newest first. */
export function readWishlist(): readonly string[] {
  return readHandles(storageKey);
}

/** Saves a product, or removes a saved one; false where the browser keeps nothing. */
export function toggleSaved(handle: string): boolean {
  const saved = readWishlist();
  const changed = saved.includes(handle) ? saved.filter((each) => each !== handle) : addHandle(saved, handle, maxSaved);
  const isKept = writeHandles(storageKey, changed);
  if (isKept) document.dispatchEvent(new Event(changeEvent));
  return isKept;
}

const changeEvent = 'wishlist:changed';

/**
 * Calls back when the list changes: on this page, in another tab, or while this page was in the back/forward cache,
 * after which what it shows may be old even where the list is the same.
 */
export function onWishlistChange(update: () => void): void {
  document.addEventListener(changeEvent, update);
  addEventListener('storage', ({ key }) => (key === storageKey || key === null) && update());
  addEventListener('pageshow', ({ persisted }) => persisted && update());
}

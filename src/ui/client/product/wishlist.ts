import { addHandle, readHandles, writeHandles } from './stored-handles.ts';

const storageKey = 'wishlist';

/** Beyond it, the oldest is dropped. */
const maxSaved = 96;

/** The handles of saved products, newest first. */
export function readWishlist(): readonly string[] {
  return readHandles(storageKey);
}

/** Saves a product, or removes a saved one; false where storage is forbidden or full. */
export function toggleSaved(handle: string): boolean {
  const saved = readWishlist();
  const changed = saved.includes(handle) ? saved.filter((each) => each !== handle) : addHandle(saved, handle, maxSaved);
  const isStored = writeHandles(storageKey, changed);
  if (isStored) document.dispatchEvent(new Event(changeEvent));
  return isStored;
}

const changeEvent = 'wishlist:changed';

/**
 * Calls `update` when the list changes, on this page or in another tab, and when the page is restored from the
 * back/forward cache: then prices may be outdated even if the list is the same.
 */
export function onWishlistChange(update: () => void): void {
  document.addEventListener(changeEvent, update);
  addEventListener('storage', ({ key }) => (key === storageKey || key === null) && update());
  addEventListener('pageshow', ({ persisted }) => persisted && update());
}

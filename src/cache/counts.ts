/** What a page cache has done since it was made. */
export interface PageCacheStats {
  hits: number;
  renders: number;
  collapsed: number;
  /** Pages shown though they may be outdated, and marked so. */
  stale: number;
  /** Renders not kept because what they read was invalidated meanwhile. */
  fenced: number;
  invalidations: number;
}

export function emptyStats(): PageCacheStats {
  return { hits: 0, renders: 0, collapsed: 0, stale: 0, fenced: 0, invalidations: 0 };
}

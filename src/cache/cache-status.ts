/** What became of a request at this cache, as `Cache-Status` says it (RFC 9211). */
export const cacheStatus = {
  hit: 'storefront; hit',
  /** The log could not be asked. */
  unverified: 'storefront; hit; ttl=-1; detail=unverified',
  /** It could not be made anew. */
  failed: 'storefront; hit; ttl=-1; detail=render-failed',
  bypass: 'storefront; fwd=bypass',
  made: ({ known, stored, collapsed }: MissOutcome) =>
    `storefront; fwd=${known ? 'stale' : 'uri-miss'}${stored ? '; stored' : ''}${collapsed ? '; collapsed' : ''}`,
} as const;

/** Of a page that was made: an older one was held; it is held now; another visitor had asked for it already. */
interface MissOutcome {
  readonly known: boolean;
  readonly stored: boolean;
  readonly collapsed: boolean;
}

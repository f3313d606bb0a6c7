/** What a request states about its sender. */
export interface RequestOrigin {
  readonly method: string;
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  /** Origins of this shop: scheme, host and port. */
  readonly ownOrigins: readonly string[];
}

/**
 * Whether an unsafe request was sent by another site. Browsers send `Sec-Fetch-Site`; older ones send an `Origin`, which
 * must be one of this shop's. A request without either was not sent by a browser and has no cookies of a visitor.
 */
export function isCrossSite({ method, fetchSite, origin, ownOrigins }: RequestOrigin): boolean {
  if (safeMethods.has(method)) return false;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !ownOrigins.includes(new URL(origin).origin);
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a request says of where it comes from. */
export interface RequestOrigin {
  readonly method: string;
  readonly fetchSite: string | undefined;
  readonly origin: string | undefined;
  /** Hosts that are this shop, with their ports. */
  readonly hosts: readonly string[];
}

/**
 * Whether an unsafe request was sent by another site. Browsers say so in `Sec-Fetch-Site`; older ones send an `Origin`,
 * which must be one of ours; without either it was no browser and carries nobody's cookies.
 */
export function isCrossSite({ method, fetchSite, origin, hosts }: RequestOrigin): boolean {
  if (safeMethods.has(method)) return false;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

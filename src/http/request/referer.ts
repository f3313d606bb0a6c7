/** The origins by which a request may name this shop: its public one, and that of the host that the request is for. */
export function ownOriginsOf(site: string, { host, forwardedProtocol }: NamedHost): readonly string[] {
  const { origin, protocol } = new URL(site);
  return [origin, `${forwardedProtocol ?? protocol}//${host ?? ''}`];
}

interface NamedHost {
  readonly host: string | null;
  readonly forwardedProtocol: string | null;
}

/**
 * A `Referer` with the shop's public origin where it names a page of this shop by another of its origins: a shop without
 * `PUBLIC_URL` is opened as `localhost` and calls itself `127.0.0.1`. Any other stays as it is.
 */
export function withPublicOrigin(referer: string, site: string, ownOrigins: readonly string[]): string {
  const url = URL.parse(referer);
  return url && ownOrigins.includes(url.origin) ? site + url.pathname + url.search : referer;
}

/** Path and query of the page of this shop that a request comes from; null for another site's, or where none is named. */
export function refererPath(referer: string | null | undefined, origin: string): string | null {
  const url = URL.parse(referer ?? '');
  return url?.origin === origin ? url.pathname + url.search : null;
}

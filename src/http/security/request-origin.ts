import type { IncomingMessage } from 'node:http';
import type { HttpProblem } from '../request/request-context.ts';
import { problems } from '../response/problems.ts';

/** Host names that are answered, in lower case and without a port; null: any. */
export type AllowedHosts = ReadonlySet<string> | null;

/** The hosts of a configuration: the public one and those allowed besides; with neither set, any. */
export function allowedHosts(publicUrl: string | undefined, others: readonly string[] | undefined): AllowedHosts {
  const names = (others ?? []).map((name) => name.toLowerCase());
  if (publicUrl) names.push(new URL(publicUrl).hostname);
  return names.length > 0 ? new Set(names) : null;
}

/**
 * The host that a request is for, with its port: from `Host`, of which there must be exactly one, or from
 * `X-Forwarded-Host` when a trusted proxy speaks. In absolute form the target's host must be the same.
 */
export function readHost(
  request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  trustsForwardedHost: boolean,
): string | null {
  if (countHosts(request.rawHeaders) !== 1) return null;
  const own = (request.headers.host ?? '').toLowerCase();
  const forwardedHost = trustsForwardedHost ? String(request.headers['x-forwarded-host'] ?? '').toLowerCase() : '';
  return authorityPattern.test(own) && (forwardedHost === '' || authorityPattern.test(forwardedHost))
    ? forwardedHost || own
    : null;
}

/** The refusal of a host, or null when it is answered. */
export function validateHost(host: string | null, hosts: AllowedHosts): HttpProblem | null {
  if (host === null) return problems.badHost;
  if (hosts === null || hosts.has(host) || hosts.has(host.replace(/:\d+$/, ''))) return null;
  return problems.foreignHost;
}

/** Path and query of a target, whatever its form; null when it names another host or none of these forms. */
export function toOriginForm(target: string, host: string): string | null {
  if (target.startsWith('/')) return target;
  const [, named = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (named.toLowerCase() !== host) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const authorityPattern = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

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

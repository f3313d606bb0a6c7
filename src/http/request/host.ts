import type { IncomingMessage } from 'node:http';
import { problems } from '../response/problems.ts';
import type { HttpProblem } from './request-context.ts';

/**
 * The host that a request is for, with its port: from `Host`, of which there must be exactly one, or from the
 * `X-Forwarded-Host` of a trusted proxy.
 */
export function readHost(
  request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  isFromTrustedProxy: boolean,
): string | null {
  if (countHosts(request.rawHeaders) !== 1) return null;
  const own = (request.headers.host ?? '').toLowerCase();
  const forwarded = isFromTrustedProxy ? String(request.headers['x-forwarded-host'] ?? '').toLowerCase() : '';
  return authorityPattern.test(own) && (forwarded === '' || authorityPattern.test(forwarded)) ? forwarded || own : null;
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

/** Host names that are answered, in lower case and without a port; null: any. */
export type AllowedHosts = ReadonlySet<string> | null;

/** The public host and the others that are configured; null where there is neither: any host is answered. */
export function allowedHosts(publicUrl: string | undefined, others: readonly string[] | undefined): AllowedHosts {
  const names = (others ?? []).map((name) => name.toLowerCase());
  if (publicUrl) names.push(new URL(publicUrl).hostname);
  return names.length > 0 ? new Set(names) : null;
}

/** Why requests for a host are refused; null when they are answered. */
export function validateHost(host: string | null, allowed: AllowedHosts): HttpProblem | null {
  if (host === null) return problems.badHost;
  if (allowed === null || allowed.has(host) || allowed.has(host.replace(/:\d+$/, ''))) return null;
  return problems.foreignHost;
}

/** Path and query of a request target; null for an absolute target of another host, and for other forms. */
export function toOriginForm(target: string, host: string): string | null {
  if (target.startsWith('/')) return target;
  const [, named = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (named.toLowerCase() !== host) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The configured proxies, whose `X-Forwarded-*` and `X-Request-Id` are trusted; null: none. */
export type TrustedProxies = Pick<BlockList, 'check'> | null;

/** Ranges are addresses or CIDR blocks; throws a RangeError on anything else. */
export function createTrustedProxies(ranges: readonly string[]): TrustedProxies {
  if (ranges.length === 0) return null;
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return list;
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const version = isIP(address);
  const type = version === 4 ? 'ipv4' : 'ipv6';
  if (version === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw new RangeError(range);
  if (bits === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(bits), type);
}

export function isTrustedProxy(proxies: TrustedProxies, address: string): boolean {
  const version = proxies === null ? 0 : isIP(address);
  return proxies !== null && version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** The part of a request that identifies its sender. */
export interface ForwardedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The address of the connected peer; an IPv4 address that is mapped into IPv6 as IPv4. */
export function peerAddress({ socket }: ForwardedRequest): string {
  return unmapIpv4(socket.remoteAddress ?? '');
}

/**
 * The address of the client: the peer or, when the peer is a trusted proxy, the last address in `X-Forwarded-For` that is
 * not one itself. An entry that is not an address ends the chain.
 */
export function clientAddress(request: ForwardedRequest, proxies: TrustedProxies): string {
  let client = peerAddress(request);
  if (!isTrustedProxy(proxies, client)) return client;
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
  for (const entry of chain.toReversed()) {
    const address = unmapIpv4(entry.trim());
    if (isIP(address) === 0) return client;
    client = address;
    if (!isTrustedProxy(proxies, client)) return client;
  }
  return client;
}

export function unmapIpv4(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether an address is one of the configured proxies, whose `X-Forwarded-*` and `X-Request-Id` are believed. */
export type IsTrustedProxy = (address: string) => boolean;

/** Ranges are addresses or CIDR blocks; throws on anything else. */
export function createProxyTrust(ranges: readonly string[]): IsTrustedProxy {
  if (ranges.length === 0) return () => false;
  const list = new BlockList();
  for (const range of ranges) addRange(list, range);
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** As much of a request as tells who sent it. */
export interface ForwardedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The address at the other end of the connection; IPv4 as such even where it came mapped into IPv6. */
export function peerAddress({ socket }: ForwardedRequest): string {
  return unmapIpv4(socket.remoteAddress ?? '');
}

/**
 * Who is asking: the peer, or, when the peer is a trusted proxy, the last address in `X-Forwarded-For` that is not one
 * itself. An entry that is no address ends the chain there.
 */
export function clientAddress(request: ForwardedRequest, trusts: IsTrustedProxy): string {
  let client = peerAddress(request);
  if (!trusts(client)) return client;
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
  for (const entry of chain.toReversed()) {
    const address = unmapIpv4(entry.trim());
    if (isIP(address) === 0) return client;
    client = address;
    if (!trusts(client)) return client;
  }
  return client;
}

/** What counts as one client: an IPv4 address, or the /64 that an IPv6 client has to itself. */
export function clientNetwork(address: string): string {
  const plain = unmapIpv4(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail = ''] = plain.replace(/%.*/, '').split('::');
  const [first, last] = [parseIpv6Groups(head), parseIpv6Groups(tail)];
  const between = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0);
  const network = [...first, ...between, ...last].slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

function parseIpv6Groups(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const version = isIP(address);
  const type = version === 4 ? 'ipv4' : 'ipv6';
  if (version === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw new RangeError(range);
  if (bits === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(bits), type);
}

function unmapIpv4(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

import { BlockList, isIP } from 'node:net';

/**
 * Whether an IP address belongs to the public Internet: it is not private, loopback, link-local, shared, reserved,
 * multicast, for documentation, a wrapper of another address, or the metadata service of a cloud.
 */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  switch (isIP(plain)) {
    case 4:
      return !specialRanges.check(plain, 'ipv4');
    case 6:
      return globalUnicast.check(plain, 'ipv6') && !specialRanges.check(plain, 'ipv6');
    default:
      return false;
  }
}

/** The only IPv6 block that public hosts have (RFC 4291, 2.4; IANA "IPv6 Global Unicast Address Assignments"). */
const globalUnicast = blockList(['2000::/3']);

/** IANA "IPv4 Special-Purpose Address Registry" and the blocks of its IPv6 sibling within 2000::/3. */
const specialRanges = blockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Every large cloud has its metadata service at 169.254.169.254.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // The platform address of Azure (learn.microsoft.com, "What is IP address 168.63.129.16?").
  '168.63.129.16/32',
  // Teredo and other assignments of protocols, documentation, 6to4.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Link-local addresses, and others where cloud providers hand out a machine's keys to any program on it. */
const REFUSED_ADDRESSES = new BlockList();
const IPV4: [string, number][] = [
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
];
for (const [address, bits] of IPV4) {
  REFUSED_ADDRESSES.addSubnet(address, bits, 'ipv4');
  // IPv6 addresses that embed an IPv4 one after these; BlockList itself knows ::ffff:.
  for (const before of ['::', '::ffff:0:', '64:ff9b::'])
    REFUSED_ADDRESSES.addSubnet(before + address, 96 + bits, 'ipv6');
  const hex = Buffer.from(address.split('.').map(Number)).toString('hex');
  REFUSED_ADDRESSES.addSubnet(`2002:${hex.slice(0, 4)}:${hex.slice(4)}::`, 16 + bits, 'ipv6');
}
REFUSED_ADDRESSES.addSubnet('fe80::', 10, 'ipv6');
// A network's own NAT64, which embeds them in several places.
REFUSED_ADDRESSES.addSubnet('64:ff9b:1::', 48, 'ipv6');
for (const address of ['fd00:ec2::254', 'fd20:ce::254', 'fd00:42::42'])
  REFUSED_ADDRESSES.addAddress(address, 'ipv6');

export const NOT_ASKED_THERE =
  'Models are not asked at link-local addresses, nor where providers keep the keys of machines.';

/**
 * True for a link-local address in any spelling that a URL allows; an IPv4 address embedded in IPv6
 * counts as itself.
 */
export function isLinkLocal(address: string): boolean {
  const plain = address.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) return false;
  return REFUSED_ADDRESSES.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Throws for an address that is literally link-local. */
export function refuseLinkLocal(address: string | URL): void {
  if (isLinkLocal(new URL(address).hostname)) throw new Error(NOT_ASKED_THERE);
}

/** The system's lookup, which refuses names that resolve to such an address. */
export const lookupElsewhere: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    if (addresses.some(({ address }) => isLinkLocal(address)))
      return done(new Error(NOT_ASKED_THERE), '', 0);
    const [first] = addresses;
    return options.all
      ? done(null, addresses)
      : done(null, first?.address ?? '', first?.family ?? 0);
  });
};

import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses that mean this machine's own link: providers of machines answer there with keys of the machine, to whoever
 * asks from it.
 */
const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');

/** Some providers answer there by another address of theirs. */
const METADATA = new BlockList();
METADATA.addAddress('fd00:ec2::254', 'ipv6');
METADATA.addAddress('100.100.100.200', 'ipv4');

const REFUSED = 'Models are not asked at link-local addresses.';

/** Whether an address, in any spelling that a URL has, is link-local; an IPv4 address within an IPv6 one counts as itself. */
export function isLinkLocal(address: string): boolean {
  const plain = address.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) return false;
  const type = version === 4 ? 'ipv4' : 'ipv6';
  return LINK_LOCAL.check(plain, type) || METADATA.check(plain, type) || isMapped(plain);
}

/** ::ffff:, ::, and NAT64's and 6to4's prefixes carry an IPv4 address. BlockList knows the first. */
function isMapped(address: string): boolean {
  if (isIP(address) !== 6) return false;
  const [, high = '', low = ''] =
    /^\[(?:::|64:ff9b::|::ffff:0:|2002:)([\da-f]{1,4}):([\da-f]{1,4})(?:::)?\]$/.exec(
      new URL(`http://[${address}]`).hostname,
    ) ?? [];
  return high !== '' && low !== '' && Number.parseInt(high, 16) === 0xa9fe;
}

/** Throws for an address that is link-local as it is written. */
export function refuseLinkLocal(address: string | URL): void {
  if (isLinkLocal(new URL(address).hostname)) throw new Error(REFUSED);
}

/** As the system's own, for names that lead elsewhere alone. */
export const lookupElsewhere: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    if (addresses.some(({ address }) => isLinkLocal(address)))
      return done(new Error(REFUSED), '', 0);
    const [first] = addresses;
    return options.all
      ? done(null, addresses)
      : done(null, first?.address ?? '', first?.family ?? 0);
  });
};

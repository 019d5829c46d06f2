import { SocketAddress, isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The key that a visitor's requests count under: the connection's address, or the one that the
 * proxy appended to X-Forwarded-For, normalised by `normaliseAddress`; `unknown` without one.
 */
export function visitorAddress(c: Context, isBehindProxy: boolean): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1);
  const visitor = isBehindProxy && forwarded ? normaliseAddress(forwarded) : null;
  return visitor ?? normaliseAddress(getConnInfo(c).remote.address ?? '') ?? 'unknown';
}

/**
 * One form for all spellings of an address: with a port, brackets, quotes, padded octets or a zone.
 * IPv4 stays as it is, also when mapped into IPv6. IPv6 is cut to its /64, because each household
 * has a whole one. Null for anything that is not an address.
 */
export function normaliseAddress(text: string): string | null {
  const address = withoutPort(text.trim().replace(/^"(.*)"$/, '$1'))
    .replace(/%.*$/, '')
    // Padded, not octal: proxies that write 077 for 77 pad all octets to three digits.
    .replace(/\b0+(?=\d)/g, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  return mapped ?? `${firstGroups(plain).join(':')}::/64`;
}

function withoutPort(text: string): string {
  const [, inBrackets, alone] = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  return inBrackets ?? alone ?? text;
}

/** The first four groups, which identify the network. */
function firstGroups(plain: string): string[] {
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4);
}

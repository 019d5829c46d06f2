import { SocketAddress, isIPv4, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor that a request counts for: the connection's address, or what the proxy in front appended to
 * X-Forwarded-For, if that is an address. The name of a network (`normaliseAddress`), or `unknown`.
 */
export function visitorAddress(c: Context, isBehindProxy: boolean): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1);
  const visitor = isBehindProxy && forwarded ? normaliseAddress(forwarded) : null;
  return visitor ?? normaliseAddress(getConnInfo(c).remote.address ?? '') ?? 'unknown';
}

/**
 * One name for all spellings of an address: with a port, in brackets, quoted, with padded octets, with a
 * zone. An IPv4 address as it is, also where it is mapped into IPv6. Of an IPv6 address its /64, because one
 * household has a whole one to choose from. Null for what is no address.
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

/** The four groups that name the network. */
function firstGroups(plain: string): string[] {
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4);
}

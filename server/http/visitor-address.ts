import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who a request counts for: the socket's address, or what the proxy in front appended to
 * X-Forwarded-For. One household has a whole IPv6 /64 to choose addresses from, so that is one visitor.
 */
export function visitorAddress(c: Context, isBehindProxy: boolean): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = isBehindProxy && forwarded ? forwarded : getConnInfo(c).remote.address;
  return address ? networkOf(address) : 'unknown';
}

/** An IPv4 address as it is, also where it is mapped into IPv6; of an IPv6 address its /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => parseInt(group, 16));
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

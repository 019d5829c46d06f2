import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackName } from '../exposure.ts';
import { notOffered } from './refusal.ts';

/**
 * Headers that browsers and programs send themselves. Any other may have been added on the way;
 * proxies name theirs as they like, so no list of those is ever complete.
 */
const SENT_BY_CLIENTS =
  /^(host|connection|keep-alive|user-agent|accept(-(encoding|language|charset))?|sec-.+|dnt|te|priority|purpose|cookie|origin|referer|range|if-.+|cache-control|pragma|upgrade-insecure-requests|save-data|content-(type|length)|transfer-encoding|expect|authorization|apikey|x-client-info)$/;

/**
 * True when a request seems to come from this machine: a loopback address, a loopback name, only
 * headers that a browser sends, and not HTTP/1.0, which proxies speak and browsers do not. A local
 * proxy that changes nothing, or sends a loopback name as Host, looks like a browser.
 */
export function isAtThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // A request without a socket was created within this process.
  const peer = incoming?.socket.remoteAddress?.replace(/^::ffff:/, '');
  return (
    (peer === undefined || isLoopbackName(peer)) &&
    incoming?.httpVersion !== '1.0' &&
    isLoopbackName(new URL(c.req.url).hostname) &&
    [...c.req.raw.headers.keys()].every((name) => SENT_BY_CLIENTS.test(name))
  );
}

export const atThisMachineAlone: MiddlewareHandler = async (c, next) =>
  isAtThisMachine(c) ? next() : notOffered();

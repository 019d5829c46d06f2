import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackName } from '../exposure.ts';
import { notOffered } from './refusal.ts';

/**
 * Headers that browsers and programs send by themselves. Any other was added on the way, or might have been: proxies
 * name what they add as they like, so a list of theirs is never complete.
 */
const SENT_BY_CLIENTS =
  /^(host|connection|keep-alive|user-agent|accept(-(encoding|language|charset))?|sec-.+|dnt|te|priority|purpose|cookie|origin|referer|range|if-.+|cache-control|pragma|upgrade-insecure-requests|save-data|content-(type|length)|transfer-encoding|expect|authorization|apikey|x-client-info)$/;

/**
 * True when a request seems to come from this machine: from a loopback address, to a loopback name, with no header that
 * a browser would not send, and not by HTTP/1.0, which proxies speak and browsers do not. A proxy on this machine that
 * changes nothing, or puts a loopback name into Host, looks like a browser.
 */
export function isAtThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // A request without a socket was made within this process.
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

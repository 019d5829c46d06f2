import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';

/**
 * The library drops `redirect_to` of a sign-in request, so that its mailed link always leads to `/`.
 * This carries the wanted address from the request to the mail it causes. Remove this file when the
 * link names it by itself (@supabase/lite 0.10.0 does not).
 */
const wanted = new AsyncLocalStorage<string>();

/** Addresses on one of `origins` (this product's own) are carried; every other is ignored. */
export function carryRedirect(origins: string[]): MiddlewareHandler {
  return async (c, next) => {
    const target = c.req.query('redirect_to');
    const isAllowed = target && URL.canParse(target) && origins.includes(new URL(target).origin);
    await (isAllowed ? wanted.run(target, next) : next());
  };
}

/** The mailed link, leading to where the request at hand wanted to go. */
export function withRedirect(link: string): string {
  const target = wanted.getStore();
  if (!target) return link;
  const url = new URL(link);
  url.searchParams.set('redirect_to', target);
  return url.href;
}

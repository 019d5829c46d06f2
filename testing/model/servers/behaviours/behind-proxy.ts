import type { Behaviour } from '../behaviour.ts';

const REASONS = {
  200: 'Sign in to continue',
  413: 'Request Entity Too Large',
  502: 'Bad Gateway',
  504: 'Gateway Time-out',
  524: 'A timeout occurred',
};

/**
 * A proxy answers with a page of its own: the server behind it is down (502), slower than the proxy waits (504,
 * Cloudflare's 524 after 100 seconds), the photo larger than it lets through (413), or somebody has to sign in (200).
 */
export function behindProxy({ status = 502 as keyof typeof REASONS } = {}): Behaviour {
  return () =>
    Promise.resolve({
      kind: 'page',
      status,
      html: `<html><head><title>${REASONS[status]}</title></head><body><center><h1>${REASONS[status]}</h1></center><hr><center>nginx</center></body></html>`,
    });
}

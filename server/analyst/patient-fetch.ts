import { Agent, fetch as fetchWith } from 'undici';
import { lookupElsewhere, refuseLinkLocal } from './refuse-link-local.ts';

/**
 * Node's own fetch gives up 300 s after a question when no header has come, and a model on a processor may
 * read a photo for longer before its first word. Anyone who asks a model has limits of their own.
 */
const WITHOUT_LIMITS = new Agent({
  headersTimeout: 0,
  bodyTimeout: 0,
  connect: { lookup: lookupElsewhere },
});

/** As fetch, for who sets time limits by a signal. Follows nobody elsewhere: the request carries a key and a photo. */
export async function patientFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  if (input instanceof Request) throw new TypeError('Takes an address, not a Request');
  refuseLinkLocal(input);
  // The two libraries describe one standard in types of their own.
  const options = { ...init, redirect: 'error', dispatcher: WITHOUT_LIMITS } as Parameters<
    typeof fetchWith
  >[1];
  return fetchWith(input, options) as unknown as Promise<Response>;
}

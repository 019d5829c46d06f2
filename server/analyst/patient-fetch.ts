import { Agent, fetch as fetchWith } from 'undici';
import { lookupElsewhere, refuseLinkLocal } from './refuse-link-local.ts';

/**
 * Node's own fetch gives up 300 s after a request without headers, but a model on a CPU may take
 * longer to read a photo. Callers of models have their own limits.
 */
const WITHOUT_LIMITS = new Agent({
  headersTimeout: 0,
  bodyTimeout: 0,
  connect: { lookup: lookupElsewhere },
});

/** Like fetch, for callers that set limits by a signal. Follows no redirect: the request carries a key and a photo. */
export async function patientFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  if (input instanceof Request) throw new TypeError('Takes an address, not a Request');
  refuseLinkLocal(input);
  // The two libraries have their own types for one standard.
  const options = { ...init, redirect: 'error', dispatcher: WITHOUT_LIMITS } as Parameters<
    typeof fetchWith
  >[1];
  return fetchWith(input, options) as unknown as Promise<Response>;
}

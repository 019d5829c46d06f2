import { lookupElsewhere, refuseLinkLocal } from './refuse-link-local.ts';

/**
 * Node's own fetch gives up 300 s after a request without headers, but a model on a CPU may take
 * longer to read a photo. Callers of models have their own limits.
 */
async function makeClient() {
  const { Agent, fetch } = await import('undici');
  const connect = { lookup: lookupElsewhere };
  return { fetch, dispatcher: new Agent({ headersTimeout: 0, bodyTimeout: 0, connect }) };
}

/** Made at the first request: loading the library takes a tenth of a host's start. */
let client: ReturnType<typeof makeClient> | undefined;

/** Like fetch, for callers that set limits by a signal. Follows no redirect: the request carries a key and a photo. */
export async function patientFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  if (input instanceof Request) throw new TypeError('Takes an address, not a Request');
  refuseLinkLocal(input);
  const { fetch, dispatcher } = await (client ??= makeClient());
  // The two libraries have their own types for one standard.
  const options = { ...init, redirect: 'error', dispatcher } as Parameters<typeof fetch>[1];
  return fetch(input, options) as unknown as Promise<Response>;
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { isOffline } from './errors';
import { nobodyAnswered, refusePage } from './refuse-page';

/** Milliseconds for renewing a token; a person on a slow line is informed meanwhile. */
const REFRESH_MS = 15_000;
/** Statuses of the sign-in service for an ended session; any other says nothing about it. */
const REFUSED = [400, 401, 403];
/**
 * Requests whose answer holds a session. A proxy or network may answer them too, even in JSON, with refusals or
 * success.
 */
const GIVES_SESSION = /\/(?:token|verify)$/;
/** The form of the sign-in service's codes, in every Supabase version: words, no number. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/;
/** Supabase storage's messages for a refused token, which come with 400. */
export const TOKEN_REFUSED = /claim timestamp check failed|invalid compact jws|jwt/i;

interface Parts {
  publishableKey: string;
  isStored: () => boolean;
  /** The client that uses this fetch. */
  auth: () => Pick<SupabaseClient['auth'], 'getSession' | 'refreshSession'>;
}

/**
 * A fetch for the backend's client that never takes a failure for an answer. A session has ended only if the sign-in
 * service says so: no answer, a proxy's page or "too many requests" do not count. While a stored session cannot be
 * renewed, nothing is requested as a visitor. Token expiry is computed by this device's clock, which may be hours off:
 * a refused token is renewed, once for all waiting requests, which then try again.
 */
export function sessionFetch({ publishableKey, isStored, auth }: Parts): typeof fetch {
  let renewing: Promise<string | null> | undefined;
  /** The last token refused as soon as it was renewed: renewing does not help. */
  let hopeless: string | null = null;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith('/auth/v1/')) {
      const headers = new Headers(init?.headers);
      const bearer = headers.get('authorization');
      const isVisitors = bearer === null || bearer === `Bearer ${publishableKey}`;
      if (isVisitors && isStored()) throw nobodyAnswered();
      const response = refusePage(await fetch(input, init));
      if (isVisitors || bearer === hopeless || !(await isTokenRefused(response))) return response;
      renewing ??= newerBearer(auth(), bearer).finally(() => (renewing = undefined));
      const newer = await renewing;
      if (newer === null && isStored()) throw nobodyAnswered();
      if (newer === null || newer === bearer) return response;
      headers.set('authorization', newer);
      const again = refusePage(await fetch(input, { ...init, headers }));
      if (await isTokenRefused(again)) hopeless = newer;
      return again;
    }
    if (!GIVES_SESSION.test(url.pathname)) return refusePage(await fetch(input, init));
    const isRefresh = url.searchParams.get('grant_type') === 'refresh_token';
    const signal = isRefresh ? AbortSignal.timeout(REFRESH_MS) : init?.signal;
    const response = await fetch(input, { ...init, signal: signal ?? null });
    const { ok, status, headers } = response;
    const answer = (await response.json().catch(() => null)) as TokenAnswer | null;
    const isAnswer = ok ? answer?.access_token && answer.refresh_token : isOfService(answer);
    if (!isAnswer || (isRefresh && !ok && !REFUSED.includes(status))) throw nobodyAnswered();
    // Without the server's timestamp, the client counts from now.
    return Response.json({ ...answer, expires_at: undefined }, { status, headers });
  };
}

interface TokenAnswer {
  access_token?: unknown;
  refresh_token?: unknown;
  error_code?: unknown;
  code?: unknown;
}
const isOfService = (answer: TokenAnswer | null) =>
  CODE.test(String(answer?.error_code ?? answer?.code));

const isTokenRefused = async (response: Response) =>
  response.status === 401 ||
  (response.status === 400 && TOKEN_REFUSED.test(await response.clone().text()));

/** Another tab may have renewed it; null without a session, and where it cannot be renewed. */
async function newerBearer(auth: ReturnType<Parts['auth']>, bearer: string) {
  const read = async () => (await auth.getSession()).data.session?.access_token ?? null;
  const isOld = `Bearer ${await read()}` === bearer;
  if (isOld && isOffline((await auth.refreshSession()).error)) throw nobodyAnswered();
  const token = await read();
  return token && `Bearer ${token}`;
}

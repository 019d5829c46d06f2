import type { SupabaseClient } from '@supabase/supabase-js';
import { isOffline } from './errors';
import { nobodyAnswered, refusePage } from './refuse-page';

/** Milliseconds for a token's renewal; a person on a bad line is informed meanwhile. */
const REFRESH_MS = 15_000;
/** Statuses of the sign-in service for a session that is over; any other status says nothing of it. */
const REFUSED = [400, 401, 403];
/**
 * Requests whose answer holds a session. A proxy or a network may answer them too, also in JSON, with refusals and with
 * success.
 */
const GIVES_SESSION = /\/(?:token|verify)$/;
/** The form of the sign-in service's codes, as Supabase's has them in each of its versions: in words, no number. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/;
/** Refusals of a token in the words of Supabase's storage, which answers them with 400. */
export const TOKEN_REFUSED = /claim timestamp check failed|invalid compact jws|jwt/i;

interface Parts {
  publishableKey: string;
  isStored: () => boolean;
  /** The client that uses this fetch. */
  auth: () => Pick<SupabaseClient['auth'], 'getSession' | 'refreshSession'>;
}

/**
 * A fetch for the backend's client that takes no failure for an answer. A session is over only where the sign-in
 * service says so itself: no answer, a proxy's page or "too many requests" are no answer. While a session is stored
 * that could not be renewed, nothing is asked in a visitor's name. When a token ends is counted by the clock of this
 * device, which may be hours off: one that is refused is renewed, once for all who meet that, and they ask again.
 */
export function sessionFetch({ publishableKey, isStored, auth }: Parts): typeof fetch {
  let renewing: Promise<string | null> | undefined;
  /** The last that was refused as soon as it was new: renewing is no help. */
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
    // Without the moment by the server's clock the client counts from now.
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

/** Another tab may have it by now; null for no session, and for one that cannot be renewed. */
async function newerBearer(auth: ReturnType<Parts['auth']>, bearer: string) {
  const read = async () => (await auth.getSession()).data.session?.access_token ?? null;
  const isOld = `Bearer ${await read()}` === bearer;
  if (isOld && isOffline((await auth.refreshSession()).error)) throw nobodyAnswered();
  const token = await read();
  return token && `Bearer ${token}`;
}

/** In which a new token is answered; a person on a bad line is told meanwhile. */
const REFRESH_MS = 15_000;
/** With which the sign-in service says that a session is over; any other status says nothing of it. */
const REFUSED = [400, 401, 403];

interface Parts {
  publishableKey: string;
  /** Whether a session is kept in this browser. */
  isStored: () => boolean;
}

/**
 * A fetch for the backend's client that takes no failure for an answer. A session is over only where the sign-in
 * service says so itself: no answer, a proxy's page or "too many requests" are no answer. While a session is stored
 * that could not be renewed, nothing is asked in a visitor's name. When a token ends is counted by the clock of this
 * device, which may be hours off.
 */
export function sessionFetch({ publishableKey, isStored }: Parts): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith('/auth/v1/')) {
      const bearer = new Headers(init?.headers).get('authorization');
      if (bearer === `Bearer ${publishableKey}` && isStored()) throw nobodyAnswered();
      return fetch(input, init);
    }
    const isRefresh = url.searchParams.get('grant_type') === 'refresh_token';
    if (!isRefresh) return fetch(input, init).then(byThisClock);
    const signal = AbortSignal.timeout(REFRESH_MS);
    const response = await fetch(input, { ...init, signal });
    const isAnswer = response.headers.get('content-type')?.includes('json') ?? false;
    if (!isAnswer || (!response.ok && !REFUSED.includes(response.status))) throw nobodyAnswered();
    return byThisClock(response);
  };
}

/** As browsers say it, so that it is put into words as any lost connection. */
function nobodyAnswered(): TypeError {
  return new TypeError('Failed to fetch');
}

/** Without the moment by the server's clock the client counts from now. */
async function byThisClock(response: Response): Promise<Response> {
  const { ok, status, headers } = response;
  if (!ok || !headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const told = JSON.parse(text) as { expires_at?: number; expires_in?: number } | null;
  if (told?.expires_in === undefined) return new Response(text, { status, headers });
  return Response.json({ ...told, expires_at: undefined }, { status, headers });
}

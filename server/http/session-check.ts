import { verify } from 'hono/jwt';
import { z } from 'zod';

/** What a request's token says: nobody signed in, a session that exists, or none that counts. */
export type SessionState = 'visitor' | 'live' | 'ended';

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aud: z.literal('authenticated'),
});
type Claims = z.output<typeof claimsSchema>;

const A_MOMENT_MS = 10_000;
const MOST_SEEN = 10_000;

interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export interface SessionCheck {
  /** Whom a request's token names by a signature of this host that has not expired; null for anybody else. */
  callerOf(request: Request): Promise<string | null>;
  sessionOf(request: Request): Promise<SessionState>;
  /** Whether its session was live a moment ago: enough for reading its body, and for nothing else. */
  wasLive(request: Request): Promise<boolean>;
}

/**
 * Says whether a request comes in the name of a session that exists: its token is signed by this host,
 * has not expired, and was not signed out. Row level security decides the same for rows; this is for
 * what has to be known before a body is read.
 */
export function sessionCheck(options: {
  jwtSecret: string;
  publishableKey: string;
  database: Database;
}): SessionCheck {
  /** Several guards ask about one request; its signature is checked once. */
  const read = new WeakMap<Request, Promise<Claims | null>>();
  /** When a session was last seen to be live. */
  const seen = new Map<string, number>();
  const claimsOf = (request: Request) => {
    const known = read.get(request) ?? verifiedClaims(tokenOf(request), options.jwtSecret);
    read.set(request, known);
    return known;
  };
  return {
    callerOf: async (request) => (await claimsOf(request))?.sub ?? null,
    sessionOf: async (request) => {
      const token = tokenOf(request);
      // A signed-out browser sends the publishable key as its token.
      if (!token || token === options.publishableKey) return 'visitor';
      const claims = await claimsOf(request);
      if (!claims) return 'ended';
      const { rows } = await options.database.query(
        'select 1 from auth.sessions where id = $1 and user_id = $2',
        [claims.session_id, claims.sub],
      );
      if (seen.size >= MOST_SEEN) seen.clear();
      if (rows.length > 0) seen.set(claims.session_id, performance.now());
      else seen.delete(claims.session_id);
      return rows.length > 0 ? 'live' : 'ended';
    },
    wasLive: async (request) => {
      const claims = await claimsOf(request);
      const at = claims === null ? undefined : seen.get(claims.session_id);
      return at !== undefined && performance.now() - at < A_MOMENT_MS;
    },
  };
}

async function verifiedClaims(token: string | undefined, secret: string): Promise<Claims | null> {
  if (!token) return null;
  try {
    return claimsSchema.parse(await verify(token, secret, 'HS256'));
  } catch {
    return null;
  }
}

function tokenOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

import { decode, verify } from 'hono/jwt';
import { z } from 'zod';

/** What a request's token says: nobody signed in, a session that exists, or none that counts. */
export type SessionState = 'visitor' | 'live' | 'ended';

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

interface Database {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
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
}): (request: Request) => Promise<SessionState> {
  return async (request) => {
    const token = tokenOf(request);
    // A signed-out browser sends the publishable key as its token.
    if (!token || token === options.publishableKey) return 'visitor';
    const claims = await claimsOf(token, options.jwtSecret);
    if (!claims) return 'ended';
    const { rows } = await options.database.query(
      'select 1 from auth.sessions where id = $1 and user_id = $2',
      [claims.session_id, claims.sub],
    );
    return rows.length > 0 ? 'live' : 'ended';
  };
}

async function claimsOf(token: string, secret: string) {
  try {
    return claimsSchema.parse(await verify(token, secret, 'HS256'));
  } catch {
    return null;
  }
}

/** Whose a request is that was found to come in the name of a live session; null for any other. */
export function userIdOf(request: Request): string | null {
  try {
    return claimsSchema.parse(decode(tokenOf(request) ?? '').payload).sub;
  } catch {
    return null;
  }
}

function tokenOf(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

import { verify } from 'hono/jwt';
import { z } from 'zod';
import type { Queries } from '../database/database.ts';

/** The state of a request's token: none, of a live session, or of one no longer valid. */
export type SessionState = 'visitor' | 'live' | 'ended';

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  exp: z.number(),
});
/** A token's claims: the person, the session, and whatever else policies read. */
export type Claims = z.output<typeof claimsSchema>;

const A_MOMENT_MS = 10_000;
const MOST_SEEN = 10_000;
/** Entries of a kilobyte or two each. */
const MOST_VERIFIED = 2000;

export interface SessionCheck {
  isVisitors(request: Request): boolean;
  /** The claims of a token signed by this host and not expired; null for any other, and for none. */
  readClaims(request: Request): Promise<Claims | null>;
  /** The person named by a token signed by this host and not expired; null for any other. */
  findCaller(request: Request): Promise<string | null>;
  checkSession(request: Request): Promise<SessionState>;
  /** Records whether the database has just found the request's session live. */
  note(request: Request, isLive: boolean): Promise<void>;
  /** True when the session was live a moment ago: enough to read the body, and for nothing else. */
  wasLive(request: Request): Promise<boolean>;
}

/**
 * Checks that a request belongs to an existing session: its token is signed by this host, not
 * expired and not signed out. Row level security checks the same for rows; this is for decisions
 * before a body is read.
 */
export function sessionCheck(options: {
  jwtSecret: string;
  publishableKey: string;
  database: Pick<Queries, 'query'>;
}): SessionCheck {
  /** By token: a browser sends the same one for an hour, and several guards check each request. */
  const verified = new Map<string, Claims>();
  /** When each session was last known to be live. */
  const seen = new Map<string, number>();
  const readClaims = async (request: Request) => {
    const token = readToken(request);
    if (!token) return null;
    const known = verified.get(token);
    if (known && known.exp * 1000 > Date.now()) return known;
    const claims = await verifiedClaims(token, options.jwtSecret);
    if (verified.size >= MOST_VERIFIED) verified.clear();
    if (claims) verified.set(token, claims);
    return claims;
  };
  const note = ({ session_id }: Claims, isLive: boolean) => {
    if (seen.size >= MOST_SEEN) seen.clear();
    if (isLive) seen.set(session_id, performance.now());
    else seen.delete(session_id);
  };
  const isVisitors = (request: Request) => {
    const token = readToken(request);
    // A signed-out browser sends the publishable key as its token.
    return !token || token === options.publishableKey;
  };
  return {
    isVisitors,
    readClaims,
    findCaller: async (request) => (await readClaims(request))?.sub ?? null,
    checkSession: async (request) => {
      if (isVisitors(request)) return 'visitor';
      const claims = await readClaims(request);
      if (!claims) return 'ended';
      const { rows } = await options.database.query(
        'select 1 from auth.sessions where id = $1 and user_id = $2',
        [claims.session_id, claims.sub],
      );
      note(claims, rows.length > 0);
      return rows.length > 0 ? 'live' : 'ended';
    },
    note: async (request, isLive) => {
      const claims = await readClaims(request);
      if (claims) note(claims, isLive);
    },
    wasLive: async (request) => {
      const claims = await readClaims(request);
      const at = claims === null ? undefined : seen.get(claims.session_id);
      return at !== undefined && performance.now() - at < A_MOMENT_MS;
    },
  };
}

async function verifiedClaims(token: string, secret: string): Promise<Claims | null> {
  try {
    return claimsSchema.parse(await verify(token, secret, 'HS256'));
  } catch {
    return null;
  }
}

function readToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

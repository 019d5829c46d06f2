/** While its database is away, an answer of the sign-in service says nothing about the link that was tried. */
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../database/database-error.ts';
import { rethrowAway } from '../database/request-scope.ts';
import { signInCodes } from '../sign-in-codes.ts';
import { answerAway } from './answer-away.ts';
import { type AuthParts, authRoutes } from './auth-routes.ts';
import { refusal } from './refusal.ts';

const LINK = { type: 'email', token_hash: 'a'.repeat(64) };
const away = () => new DatabaseError({ message: 'ended', code: '57P01' });

/** A host whose library refuses each link, and whose database goes away for it at the named statement. */
function hostAwayAt(statement: string | null) {
  const asked: string[] = [];
  const query = (sql: string) => {
    asked.push(sql);
    if (statement !== null && sql.includes(statement))
      return Promise.reject(away()).catch(rethrowAway);
    const rows = sql.includes('from auth.users') ? [{ id: 'one' }] : [];
    return Promise.resolve({ rows });
  };
  const database = { query } as unknown as AuthParts['database'];
  const parts = {
    settings: { rateLimits: {}, isBehindProxy: false, sessionDays: 30 },
    database,
    codes: signInCodes(database),
    // As the library does: what its own question meets is a refusal to it.
    askBackend: () =>
      database.query('of the library').then(
        () => refusal(403, 'otp_expired', 'No'),
        () => refusal(403, 'otp_expired', 'No'),
      ),
  } as unknown as AuthParts;
  const app = new Hono().use(answerAway).route('/', authRoutes(parts));
  const verify = () =>
    app.request(
      '/verify',
      { method: 'POST', body: JSON.stringify(LINK) },
      { incoming: { socket: {} } },
    );
  const counted = () => asked.filter((sql) => sql.includes('host.rate_limits')).length;
  return { verify, counted };
}

describe('a link that is tried while the database is away', () => {
  it.each(['of the library', 'from auth.users'])(
    'is no wrong try: away at %s',
    async (statement) => {
      const { verify, counted } = hostAwayAt(statement);
      const { status, headers } = await verify();
      expect([status, headers.get('retry-after')]).toEqual([503, expect.any(String)]);
      expect(counted()).toBe(0);
    },
  );

  it('and is one where the database answers that it is wrong', async () => {
    const { verify, counted } = hostAwayAt(null);
    expect((await verify()).status).toBe(403);
    expect(counted()).toBe(1);
  });
});

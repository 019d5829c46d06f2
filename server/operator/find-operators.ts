import type { Context } from 'hono';
import { type Exposure, reachedByOthers } from '../exposure.ts';
import { isAtThisMachine } from '../http/at-this-machine.ts';
import type { SessionCheck } from '../http/session-check.ts';
import { readOperators } from './named-operators.ts';

/** Who runs a host, as far as its screens go. */
export interface Operators {
  /** Whether a request is an operator's; null where nobody is signed in. */
  isAsking(c: Context): Promise<boolean | null>;
  /** Their addresses, for whoever wants to ask them. */
  addresses(): Promise<string[]>;
}

interface Parts {
  dataDir: string;
  exposure: Exposure;
  session: Pick<SessionCheck, 'sessionOf' | 'callerOf'>;
  database: { query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }> };
}

/**
 * Operators are those who were named by `npm run operator`. While nobody was, and the host serves its own machine
 * alone, it is the first account, at this machine: whoever is there reads everybody's sign-in links anyway.
 */
export function findOperators({ dataDir, exposure, session, database }: Parts): Operators {
  const isOwnMachine = reachedByOthers(exposure) === null;
  const firstAccount = async () => {
    if (!isOwnMachine) return null;
    const { rows } = await database.query<{ id: string; email: string }>(
      'select id, email from auth.users order by created_at, id limit 1',
    );
    return rows[0] ?? null;
  };
  const addressOf = async (id: string) => {
    const { rows } = await database.query<{ email: string }>(
      'select email from auth.users where id = $1',
      [id],
    );
    return rows[0]?.email.toLowerCase();
  };
  return {
    isAsking: async (c) => {
      if ((await session.sessionOf(c.req.raw)) !== 'live') return null;
      const caller = await session.callerOf(c.req.raw);
      if (caller === null) return null;
      const named = readOperators(dataDir);
      if (named.length > 0) return named.includes((await addressOf(caller)) ?? '');
      return isAtThisMachine(c) && (await firstAccount())?.id === caller;
    },
    addresses: async () => {
      const named = readOperators(dataDir);
      if (named.length > 0) return named;
      const first = await firstAccount();
      return first ? [first.email] : [];
    },
  };
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { z } from 'zod';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import type { Database } from '../database/database.ts';
import { isAtThisMachine } from '../http/at-this-machine.ts';
import type { SessionCheck } from '../http/session-check.ts';
import { namedAdministrators } from './operate.ts';

/** Who runs a host, as far as its screens go: its administrators. */
export interface Operators {
  /** Whether a request is an operator's; null where nobody is signed in. */
  isAsking(c: Context): Promise<boolean | null>;
  /** Their addresses, for whoever wants to ask them. */
  addresses(): Promise<string[]>;
}

interface Parts {
  session: Pick<SessionCheck, 'sessionOf' | 'callerOf'>;
  database: Pick<Database, 'query'>;
}

/**
 * Operators are those whom the database names. While nobody is, it is the account that came first on a host that served
 * its own machine alone, and for what is at this machine, at this machine: whoever is there reads everybody's sign-in
 * links anyway.
 */
export function findOperators({ session, database }: Parts): Operators {
  return {
    isAsking: async (c) => {
      if ((await session.sessionOf(c.req.raw)) !== 'live') return null;
      const caller = await session.callerOf(c.req.raw);
      if (caller === null) return null;
      const { rows } = await database.query<{ may: boolean; named: boolean }>(
        'select private.administers($1) as may, exists (select from private.administrators) as named',
        [caller],
      );
      return rows[0]?.may === true && (rows[0].named || isAtThisMachine(c));
    },
    addresses: async () => {
      const named = await namedAdministrators(database);
      if (named.length > 0) return named;
      const { rows } = await database.query<{ email: string }>(
        'select email from auth.users where private.administers(id)',
      );
      return rows.map(({ email }) => email);
    },
  };
}

/** Those whom `npm run operator` named in a file of the data folder, before the database knew them. Throws DataFolderFault. */
export async function carryOverOperators(
  dataDir: string,
  database: Pick<Database, 'query'>,
): Promise<void> {
  const file = join(dataDir, 'operators.json');
  if (!existsSync(file)) return;
  await database.query(
    'insert into private.administrators (address) select unnest($1::text[]) on conflict do nothing',
    [namedIn(file)],
  );
  rmSync(file);
}

function namedIn(file: string): string[] {
  try {
    return z.array(z.email()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new DataFolderFault(`${file} is damaged. Remove it and name the operators again.`);
  }
}

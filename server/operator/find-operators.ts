import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { z } from 'zod';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import type { Database } from '../database/database.ts';
import { isAtThisMachine } from '../http/at-this-machine.ts';
import type { SessionCheck } from '../http/session-check.ts';

/** A host's operators: administrators who also run the machine. */
export interface Operators {
  /** True for an operator's request; null when nobody is signed in. */
  isAsking(c: Context): Promise<boolean | null>;
  /** Their addresses, for people who want to ask them. */
  addresses(): Promise<string[]>;
  /** Records an operator's action where nobody can change it. */
  writeAct(c: Context, act: 'connected' | 'disconnected', detail: string): Promise<void>;
}

interface Parts {
  session: Pick<SessionCheck, 'checkSession' | 'findCaller'>;
  database: Pick<Database, 'query'>;
}

/**
 * Finds operators in the database: administrators who run the machine. While none is named, it is
 * the first account of a host that only served its own machine, and only at this machine, whose
 * user can read everybody's sign-in links anyway.
 */
export function findOperators({ session, database }: Parts): Operators {
  return {
    isAsking: async (c) => {
      if ((await session.checkSession(c.req.raw)) !== 'live') return null;
      const caller = await session.findCaller(c.req.raw);
      if (caller === null) return null;
      const { rows } = await database.query<{ may: boolean; named: boolean }>(
        'select private.runs_machine($1) as may, exists (select from private.administrators) as named',
        [caller],
      );
      return rows[0]?.may === true && (rows[0].named || isAtThisMachine(c));
    },
    addresses: async () => {
      const { rows } = await database.query<{ address: string }>(
        `select address from private.administrators where runs_machine
         union select private.plain_address(email) from auth.users where private.runs_machine(id) order by 1`,
      );
      return rows.map(({ address }) => address);
    },
    async writeAct(c, act, detail) {
      await database.query(
        `insert into private.administrator_acts (administrator, act, detail)
         select private.plain_address(email), $2, $3 from auth.users where id = $1`,
        [await session.findCaller(c.req.raw), act, detail],
      );
    },
  };
}

/** Imports operators from a file of the data folder, where earlier versions kept them. Throws DataFolderFault. */
export async function carryOverOperators(
  dataDir: string,
  database: Pick<Database, 'query'>,
): Promise<void> {
  const file = join(dataDir, 'operators.json');
  if (!existsSync(file)) return;
  await database.query(
    'insert into private.administrators (address) select unnest($1::text[]) on conflict do nothing',
    [readOperators(file)],
  );
  rmSync(file);
}

function readOperators(file: string): string[] {
  try {
    return z.array(z.email()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new DataFolderFault(`${file} is damaged. Remove it and name the operators again.`);
  }
}

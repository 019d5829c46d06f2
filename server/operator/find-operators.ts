import { unwatchFile, watchFile } from 'node:fs';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { type Exposure, reachedByOthers } from '../exposure.ts';
import { isAtThisMachine } from '../http/at-this-machine.ts';
import type { SessionCheck } from '../http/session-check.ts';
import type { HostSettings } from '../settings.ts';
import { operatorsFile, readOperators } from './named-operators.ts';

/** How soon `npm run operator` counts for a host that runs. */
const LOOK_EVERY_MS = 1000;

/** Who runs a host, as far as its screens go: its administrators. */
export interface Operators {
  /** Whether a request is an operator's; null where nobody is signed in. */
  isAsking(c: Context): Promise<boolean | null>;
  /** Their addresses, for whoever wants to ask them. */
  addresses(): Promise<string[]>;
}

interface Parts {
  settings: Exposure & Pick<HostSettings, 'dataDir' | 'databaseUrl'>;
  session: Pick<SessionCheck, 'sessionOf' | 'callerOf'>;
  database: Pick<Database, 'query' | 'transaction'>;
  log(message: string, cause?: unknown): void;
}

interface FoundOperators extends Operators {
  /** Ends looking at the file that names them. */
  stopWatching(): void;
}

/**
 * Operators are those who were named by `npm run operator`. While nobody was, and the host serves its own machine
 * alone, it is the first account, and for what is at this machine, at this machine: whoever is there reads everybody's
 * sign-in links anyway. The database is told, which decides by it who administers.
 */
export async function findOperators(parts: Parts): Promise<FoundOperators> {
  const { settings, session, database, log } = parts;
  const { dataDir } = settings;
  const isOwnMachine = reachedByOthers(settings) === null;
  // Other hosts of a shared database name operators in folders of their own.
  const isShared = settings.databaseUrl !== null;
  let told: readonly string[] | null = null;
  const tell = async () => {
    const named = readOperators(dataDir);
    if (told?.join() === named.join()) return named;
    const gone = told?.filter((address) => !named.includes(address)) ?? (isShared ? [] : null);
    await tellDatabase(database, { named, gone, isOwnMachine });
    told = named;
    return named;
  };
  const look = () => {
    tell().catch((error: unknown) => log('The operators could not be read', error));
  };
  await tell();
  watchFile(operatorsFile(dataDir), { interval: LOOK_EVERY_MS, persistent: false }, look);
  return {
    stopWatching: () => unwatchFile(operatorsFile(dataDir), look),
    isAsking: async (c) => {
      if ((await session.sessionOf(c.req.raw)) !== 'live') return null;
      const caller = await session.callerOf(c.req.raw);
      if (caller === null) return null;
      const named = await tell();
      const { rows } = await database.query<{ may: boolean }>(
        'select private.administers($1) as may',
        [caller],
      );
      return rows[0]?.may === true && (named.length > 0 || isAtThisMachine(c));
    },
    addresses: async () => {
      const named = await tell();
      if (named.length > 0) return named;
      const { rows } = await database.query<{ email: string }>(
        'select email from auth.users where private.administers(id)',
      );
      return rows.map(({ email }) => email);
    },
  };
}

/** Writes down who is named; of those who are not any more, these are `gone`, or all where nobody is said. */
async function tellDatabase(
  database: Pick<Database, 'transaction'>,
  told: { named: readonly string[]; gone: readonly string[] | null; isOwnMachine: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      'delete from private.administrators where address = any(coalesce($1::text[], array(select address from private.administrators)))',
      [told.gone],
    );
    await transaction.query(
      'insert into private.administrators (address) select unnest($1::text[]) on conflict do nothing',
      [told.named],
    );
    await transaction.exec(
      told.isOwnMachine
        ? 'insert into private.first_account_administers default values on conflict do nothing'
        : 'delete from private.first_account_administers',
    );
  });
}

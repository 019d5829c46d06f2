import { BadSetting } from '../bad-setting.ts';
import type { Queries } from '../database/database.ts';
import type { HostConnection } from '../database/host-connection.ts';
import { reachedByOthers } from '../exposure.ts';
import type { HostSettings } from '../settings.ts';
import { SHARED_SETTINGS } from './shared-settings.ts';

const CHANNEL = 'plumbline_settings';

/**
 * Combines a host's settings with those that its database shares, and follows changes. A host that does not set one
 * takes the shared value, the first host of a database sets it, and a host with a different value throws BadSetting.
 */
export async function shareSettings(
  connection: HostConnection,
  given: HostSettings,
  log: (message: string, cause?: unknown) => void,
): Promise<{ settings: HostSettings; follow(): Promise<void> }> {
  const settings = {
    ...given,
    rateLimits: { ...given.rateLimits },
    allowance: { ...given.allowance },
  };
  const { driver } = connection;
  const follow = async () => {
    for (const [name, value] of await readSettings(driver))
      SHARED_SETTINGS[name]?.take(settings, value);
  };
  await connection.withLock('settings', async () => {
    const stored = await readSettings(driver);
    refuseOther(stored, given);
    await driver.transaction((transaction) => setMissing(transaction, stored, given));
  });
  await follow();
  await connection.listen(CHANNEL, () => {
    follow().catch((error: unknown) => log('The settings could not be read', error));
  });
  return { settings, follow };
}

/** The settings that all hosts of the database share, by name. */
export async function readSettings(database: Pick<Queries, 'query'>): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; value: string }>(
    'select name, value from private.settings order by name',
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function setSetting(database: Pick<Queries, 'query'>, name: string, value: string) {
  await database.query('select private.set_setting($1, $2)', [name, value]);
}

function refuseOther(stored: Map<string, string>, settings: HostSettings): void {
  for (const [name, setting] of Object.entries(SHARED_SETTINGS)) {
    const own = String(setting.of(settings));
    const theirs = stored.get(name);
    if (theirs === undefined || theirs === own || !settings.given.includes(name)) continue;
    throw new BadSetting(
      `The setting ${name} is ${own} here, and ${theirs} in the database. Leave it out here, or change it there for all hosts: npm run operator -- ${name}=${own}`,
    );
  }
}

async function setMissing(
  database: Queries,
  stored: Map<string, string>,
  settings: HostSettings,
): Promise<void> {
  for (const [name, setting] of Object.entries(SHARED_SETTINGS))
    if (!stored.has(name)) await setSetting(database, name, String(setting.of(settings)));
  if (reachedByOthers(settings) !== null) {
    // On a host that others reach, the first account may be anybody's. The setting stays when another host starts.
    await setSetting(database, 'FIRST_ACCOUNT', 'nobody');
  } else if (!stored.has('FIRST_ACCOUNT')) {
    const { rows } = await database.query('select 1 from auth.users limit 1');
    await setSetting(database, 'FIRST_ACCOUNT', rows.length > 0 ? 'nobody' : 'next');
  }
}

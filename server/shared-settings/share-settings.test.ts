/**
 * Settings that all hosts of a database share have one owner: a host that starts last, or leaves a setting out, changes
 * nothing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { tellOperator } from '../../testing/hosts/name-operator.ts';
import { canShareDatabase, shareDatabase } from '../../testing/hosts/two-hosts.ts';
import { BadSetting } from '../bad-setting.ts';
import type { HostSettings } from '../settings.ts';
import { type Host, startHost } from '../start-host.ts';
import { SHARED_SETTINGS, readAssignment } from './shared-settings.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const SIGN_UPS = [undefined, 'open', 'invited', 'domain:example.com'] as const;
const PUBLIC = {
  publicUrl: 'https://reports.example.com',
  mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'x@example.com' },
};
const PLACES = { 'own machine': {}, public: PUBLIC };
type Place = keyof typeof PLACES;

const config = async ({ localUrl }: Host) =>
  (await (await fetch(`${localUrl}/config.json`)).json()) as { signUp: string };

describe.skipIf(!canShareDatabase)('two hosts of one database', () => {
  const shared = openForSuite(shareDatabase);
  let count = 0;

  const freshDatabase = async () => {
    const name = `pair_${(count += 1)}`;
    await shared.cluster.create(name);
    return shared.cluster.buildUrl(name);
  };

  const pairs = SIGN_UPS.flatMap((first) => SIGN_UPS.map((second) => [first, second] as const));
  it('have one SIGN_UP, whatever each says of it @shared-settings-1', async () => {
    for (const [first, second] of pairs) {
      const databaseUrl = await freshDatabase();
      const start = (signUp: (typeof SIGN_UPS)[number]) =>
        shared.start({ databaseUrl, ...(signUp && { signUp }) });
      const holds = first ?? 'open';
      const one = await start(first);
      const other = await start(second).catch((error: unknown) => error);
      const name = `${first} then ${second}`;
      if (second === undefined || second === holds) {
        expect((await config(other as Host)).signUp, name).toBe(holds.split(':')[0]);
        await (other as Host).close();
      } else {
        expect(other, name).toBeInstanceOf(BadSetting);
        expect((other as Error).message, name).toBe(
          `The setting SIGN_UP is ${second} here, and ${holds} in the database. Leave it out here, or change it there for all hosts: npm run operator -- SIGN_UP=${second}`,
        );
      }
      expect((await config(one)).signUp, name).toBe(holds.split(':')[0]);
      await one.close();
    }
  });

  const places = Object.keys(PLACES) as Place[];
  const cases = places.flatMap((first) =>
    places.flatMap((second) => [true, false].map((isNamed) => [first, second, isNamed] as const)),
  );
  it('let no first account administer where one of them is reached by others @shared-settings-2', async () => {
    for (const [first, second, isNamed] of cases) {
      const databaseUrl = await freshDatabase();
      const one = await shared.start({ databaseUrl, ...PLACES[first] });
      if (isNamed) await tellOperator(one.dataDir, ['named@example.com']);
      const other = await shared.start({ databaseUrl, ...PLACES[second] });
      // And once more: the one that is started last decides nothing.
      const again = await shared.start({ databaseUrl, ...PLACES[first] });
      const { openServerDatabase } = await import('../database/postgres/open-server-database.ts');
      const connection = await openServerDatabase(databaseUrl);
      const ask = async (sql: string) => (await connection.driver.query(sql)).rows;
      await ask(`insert into auth.users (id, email) values
        (gen_random_uuid(), 'first@example.com')`);
      await ask(`insert into auth.users (id, email) values
        (gen_random_uuid(), 'named@example.com')`);
      const administrators = async () =>
        (await ask('select email from auth.users where private.administers(id)')).map(
          ({ email }) => email,
        );
      const isOwn = first === 'own machine' && second === 'own machine';
      const expected = isNamed ? ['named@example.com'] : isOwn ? ['first@example.com'] : [];
      expect(await administrators(), `${first}, ${second}, named: ${isNamed}`).toEqual(expected);
      // A second account never becomes the first, also when the first is deleted.
      await ask(`delete from auth.users where email = 'first@example.com'`);
      await ask(
        `insert into auth.users (id, email) values (gen_random_uuid(), 'third@example.com')`,
      );
      expect(await administrators()).toEqual(isNamed ? ['named@example.com'] : []);
      await connection.close();
      for (const host of [one, other, again]) await host.close();
    }
  });

  it.each(Object.keys(SHARED_SETTINGS))(
    'share %s, which a command changes for both',
    async (name) => {
      const databaseUrl = await freshDatabase();
      const setting = SHARED_SETTINGS[name];
      if (!setting) throw new Error(name);
      const with_ = (value: string): Partial<HostSettings> => {
        const settings = testSettings({ dataDir: temporaryFolder(), databaseUrl });
        setting.take(settings, value);
        return { databaseUrl, [setting.field]: settings[setting.field] };
      };
      const [before, after] = name === 'SIGN_UP' ? ['open', 'invited'] : ['7', '9'];
      const one = await shared.start(with_(before));
      const refused = await shared.start(with_(after)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(BadSetting);
      expect((refused as Error).message).toMatch(
        new RegExp(
          `^The setting ${name} is ${after} here, and ${before} in the database\\. [^\\n]+$`,
        ),
      );
      expect(await tellOperator(one.dataDir, [`${name}=${after}`])).toContain(
        `${name} is ${after}`,
      );
      const other = await shared.start(with_(after));
      await one.close();
      await expect(shared.start(with_(before))).rejects.toThrow(BadSetting);
      await other.close();
    },
  );
});

describe('a host of its own', () => {
  it('follows the command at once, and starts again with the setting left out or alike', async () => {
    const dataDir = temporaryFolder();
    const host = await startHost(testSettings({ dataDir, signUp: 'open' }));
    await tellOperator(dataDir, ['SIGN_UP=domain:Example.org, example.com']);
    expect((await config(host)).signUp).toBe('domain');
    await host.close();
    await expect(startHost(testSettings({ dataDir, signUp: 'open' }))).rejects.toThrow(
      /^The setting SIGN_UP is open here, and domain:example\.com,example\.org in the database\. /,
    );
    const again = await startHost(testSettings({ dataDir }));
    expect((await config(again)).signUp).toBe('domain');
    await again.close();
  });

  it('carries over once whom a file beside the database named', async () => {
    const dataDir = temporaryFolder();
    const file = join(dataDir, 'operators.json');
    const start = () => startHost(testSettings({ dataDir }));
    const first = await start();
    await first.close();
    writeFileSync(file, JSON.stringify(['ann@example.com']));
    const host = await start();
    expect(await tellOperator(dataDir, [])).toBe('Administrators: ann@example.com.');
    expect(await tellOperator(dataDir, ['ann@example.com'], { isRemoving: true })).toMatch(
      /^Nobody is named/,
    );
    await host.close();
    const again = await start();
    expect(await tellOperator(dataDir, [])).toMatch(/^Nobody is named/);
    await again.close();
  });

  it.each(['SIGN_UP=closed', 'SIGN_UP=', 'AI_DAILY_ANALYSES=many', 'RATE_LIMIT_OTP_IN_ALL=0'])(
    'is not told %s',
    (text) => expect(() => readAssignment(text)).toThrow(BadSetting),
  );
});

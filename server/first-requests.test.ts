import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testSettings } from '../testing/hosts/host-settings.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { readAccessToken, publishableKey, signIn } from '../testing/people.ts';
import type { HostConnection } from './database/host-connection.ts';
import { EngineThread } from './database/engine-thread.ts';
import { openStoredDatabase } from './database/open-stored-database.ts';
import { type Host, startHost } from './start-host.ts';

const PEOPLE = 5;
/** Statements about the catalogue, and grants, that the library runs before it answers anything. */
const PREPARATION = /information_schema|pg_(class|namespace|roles|proc)|^\s*(grant|create|do)\b/i;
/** Stands in one of the statements that read the schema. */
const ONE_READING = /n_live_tup/;

let dataDir: string;
let host: Host;
let connection: HostConnection;
let asked: string[];
let isUnreadable: boolean;

beforeEach(async () => {
  dataDir = temporaryFolder();
  asked = [];
  isUnreadable = false;
  const run = EngineThread.prototype.run;
  vi.spyOn(EngineThread.prototype, 'run').mockImplementation(function (
    this: EngineThread,
    ...args
  ) {
    const statements = args[0].map(({ sql }) => sql);
    asked.push(...statements);
    if (isUnreadable && statements.some((sql) => ONE_READING.test(sql)))
      return Promise.reject(new Error('The catalogue cannot be read.'));
    return run.apply(this, args);
  });
  return () => {
    vi.restoreAllMocks();
    rmSync(dataDir, { recursive: true });
  };
});
afterEach(() => host.close());

async function start(): Promise<void> {
  const open = async (folder: string) => (connection = await openStoredDatabase(folder));
  host = await startHost(testSettings({ dataDir }), { openDatabase: open });
}

/** Eight requests each of five people who were signed in before the start, to every service, all at once. */
async function firstRequests(headers: Record<string, string>[]): Promise<number[]> {
  const body = (content: object) => ({ method: 'POST', body: JSON.stringify(content) });
  const requests: [string, RequestInit?][] = [
    ['/rest/v1/reports?select=*'],
    ['/rest/v1/observations?select=id'],
    ['/rest/v1/rpc/restore_version', body({ p_version: crypto.randomUUID() })],
    ['/auth/v1/user'],
    ['/auth/v1/otp', body({ email: 'first@example.com' })],
    ['/storage/v1/object/list/inspection_photos', body({ prefix: '', limit: 10 })],
    ['/storage/v1/object/public/inspection_photos/none.jpg'],
    ['/functions/v1/delete_report_files', body({ report_id: crypto.randomUUID() })],
  ];
  return Promise.all(
    headers.flatMap((own) =>
      requests.map(async ([path, init]) => {
        const answer = await fetch(host.url + path, {
          ...init,
          headers: { 'content-type': 'application/json', ...own },
        });
        await answer.text();
        return answer.status;
      }),
    ),
  );
}

async function signPeopleIn(): Promise<Record<string, string>[]> {
  const apikey = await publishableKey(host.url);
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const token = await readAccessToken(await signIn(host.url, `first-${index}@example.com`));
      return { apikey, authorization: `Bearer ${token}` };
    }),
  );
}

it('find everything prepared, however many come at once @first-requests-1', async () => {
  await start();
  const people = await signPeopleIn();
  await host.close();
  await start();
  asked = [];
  const statuses = await firstRequests(people);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(asked.filter((sql) => PREPARATION.test(sql))).toEqual([]);
  expect(asked.length).toBeGreaterThan(40);
});

it('share one reading of the schema where it has to be read again @first-requests-2', async () => {
  await start();
  const people = await signPeopleIn();
  await connection.clearSchemaCache();
  asked = [];
  await firstRequests(people);
  expect(asked.filter((sql) => ONE_READING.test(sql))).toHaveLength(1);
});

it('find the schema again after it could not be read @first-requests-3', async () => {
  await start();
  const [own] = await signPeopleIn();
  const read = async () =>
    (await fetch(`${host.url}/rest/v1/reports?select=*`, { headers: own })).status;
  await connection.clearSchemaCache();
  isUnreadable = true;
  expect(await read()).toBeGreaterThanOrEqual(500);
  isUnreadable = false;
  expect(await read()).toBe(200);
});

/** What a slow statement costs everybody else, seen from outside. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Host, startHost } from '../start-host.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { seedReport } from '../../testing/reports.ts';
import { openDatabase } from './open-database.ts';
import { EngineQueue } from './engine-queue.ts';

/** Reading reports takes an hour now, no matter who asks. */
const SLOW_REPORTS = `
  create function public.slow() returns boolean language sql as
    'select count(*) > 0 from generate_series(1, 1e10)';
  create policy "slow" on public.reports as restrictive for select using (public.slow());
`;

const dataDir = temporaryFolder();
let host: Host;
let person: Person;

beforeAll(async () => {
  host = await startHost(testSettings({ dataDir }));
  person = await signIn(host.url, 'load@example.com');
  await seedReport(person, 'North wall');
  await host.close();
  const connection = await openDatabase({ folder: join(dataDir, 'database') });
  await connection.driver.exec(SLOW_REPORTS);
  await connection.close();
  host = await startHost(testSettings({ dataDir }));
  person = await signIn(host.url, 'load@example.com');
});

afterAll(async () => {
  await host.close();
  rmSync(dataDir, { recursive: true });
});

const slowRead = (signal = new AbortController().signal) =>
  person.client.from('reports').select('id').abortSignal(signal);

async function msFor(work: () => PromiseLike<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

it('answers other requests at once while a slow statement runs, and ends that one @host-under-load-1', async () => {
  const slow = slowRead().then();
  for (let index = 0; index < 5; index += 1) {
    expect(await msFor(() => fetch(`${host.url}/config.json`))).toBeLessThan(1000);
  }
  const { error, status } = await slow;
  expect({ status, ...error }).toMatchObject({
    status: 504,
    code: '57014',
    message: 'This took too long and was stopped. Please try again with less at once.',
  });
  expect(await msFor(() => fetch(`${host.url}/healthz`))).toBeLessThan(2000);
});

it('waits for one slot of the database, to read as to change @host-under-load-2', async () => {
  const taken = vi.spyOn(EngineQueue.prototype, 'take');
  await person.client.from('style_profiles').select('user_id').throwOnError();
  expect(taken).toHaveBeenCalledTimes(1);
  const own = person.client.from('style_profiles').update({ style_hint: 'Plain.' });
  await own.eq('user_id', person.id).throwOnError();
  expect(taken).toHaveBeenCalledTimes(2);
});

it('runs nothing for clients that have gone away @host-under-load-3', async () => {
  const gone = new AbortController();
  const reads = Array.from({ length: 10 }, () => slowRead(gone.signal).then());
  await new Promise((resolve) => setTimeout(resolve, 200));
  gone.abort();
  await Promise.all(reads);
  // One of them was at work; the others would have taken 3 s each.
  expect(await msFor(() => fetch(`${host.url}/healthz`))).toBeLessThan(6000);
});

it('stops within two seconds of being asked to, whatever runs @host-under-load-4', async () => {
  const slow = slowRead().then();
  await new Promise((resolve) => setTimeout(resolve, 200));
  // One second for the statement, the rest for a machine that has other work; it was eleven.
  expect(await msFor(() => host.close())).toBeLessThan(4000);
  expect((await slow).status).toBe(503);
  host = await startHost(testSettings({ dataDir }));
});

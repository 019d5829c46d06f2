/** The cost of a slow statement to everybody else, seen from outside. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Host, startHost } from '../start-host.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { seedReport } from '../../testing/reports.ts';
import { openDatabase } from './open-database.ts';
import { STATEMENT_LIMIT_MS } from './engine-connection.ts';
import { EngineQueue } from './engine-queue.ts';

/** Reading reports takes an hour now, no matter who asks. */
const SLOW_REPORTS = `
  create function public.slow() returns boolean language sql as
    'select count(*) > 0 from generate_series(1, 1e10)';
  create policy "slow" on public.reports as restrictive for select using (public.slow());
`;

const dataDir = temporaryFolder();
// It looks at the database every now and then, which is counted here.
vi.mock('../questions/question-loop.ts', () => ({
  QuestionLoop: class {
    wake = () => undefined;
    close = () => undefined;
  },
}));

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
  host = await startHost(testSettings({ dataDir, statementLimitMs: STATEMENT_LIMIT_MS }));
  person = await signIn(host.url, 'load@example.com');
});

afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await host.close();
  rmSync(dataDir, { recursive: true });
});

const slowRead = (signal = new AbortController().signal) =>
  person.client.from('reports').select('id').abortSignal(signal);

it('answers other requests at once while a slow statement runs, and ends that one @host-under-load-1', async () => {
  let isRunning = true;
  const slow = slowRead().then((answer) => {
    isRunning = false;
    return answer;
  });
  let meanwhile = 0;
  while (isRunning) {
    expect((await fetch(`${host.url}/config.json`)).status).toBe(200);
    meanwhile += 1;
  }
  // Held up by the statement, the first of them would have been the last.
  expect(meanwhile).toBeGreaterThan(5);
  const { error, status } = await slow;
  expect({ status, ...error }).toMatchObject({
    status: 504,
    code: '57014',
    message: 'This took too long and was stopped. Please try again with less at once.',
  });
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
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
  const taken = vi.spyOn(EngineQueue.prototype, 'take');
  const gone = new AbortController();
  const reads = Array.from({ length: 10 }, () => slowRead(gone.signal).then());
  await expect.poll(() => taken.mock.calls.length).toBe(10);
  gone.abort();
  await Promise.all(reads);
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  // One was at work, and another may have been next at that moment; none of the others got the database.
  const slots = taken.mock.settledResults.slice(0, 10).map(({ type }) => type);
  expect(slots.filter((type) => type === 'fulfilled').length).toBeLessThanOrEqual(2);
});

it('stops when it is asked to, before a statement that runs has had its time @host-under-load-4', async () => {
  const taken = vi.spyOn(EngineQueue.prototype, 'take');
  const slow = slowRead().then();
  await expect.poll(() => taken.mock.settledResults.length).toBe(1);
  await host.close();
  // At its limit it would have been 504; 0 is a connection that was cut, as a busy machine leaves no time for an answer.
  expect([503, 0]).toContain((await slow).status);
  host = await startHost(testSettings({ dataDir, statementLimitMs: STATEMENT_LIMIT_MS }));
});

/** Every door of a host whose PostgreSQL is away: 503, when to ask again, and a sentence; never 500, and no wrong refusal. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SharingHosts,
  canShareDatabase,
  shareDatabase,
} from '../../testing/hosts/two-hosts.ts';
import { freshEmail, publishableKey } from '../../testing/people.ts';
import { type OwnedReport, makeReport } from '../../testing/reports.ts';
import type { Host } from '../start-host.ts';
import { picture } from '../storage/uploads.fixture.ts';

const AWAY = 'The database cannot be reached at the moment. Please try again in a minute.';
const SERVER_ONLY = ['/healthz', '/config.json'];

type Door = [
  method: string,
  path: (report: OwnedReport) => string,
  body?: (report: OwnedReport) => unknown,
];

const PHOTO = ({ id, reportId }: OwnedReport) => `${id}/${reportId}/1_a.jpg`;
const DOORS: Door[] = [
  ['GET', () => '/rest/v1/reports?select=id'],
  ['POST', () => '/rest/v1/reports', ({ id }) => ({ title: 'Pier', user_id: id })],
  ['PATCH', ({ reportId }) => `/rest/v1/reports?id=eq.${reportId}`, () => ({ title: 'Pier' })],
  ['DELETE', ({ reportId }) => `/rest/v1/reports?id=eq.${reportId}`],
  ['POST', () => '/rest/v1/rpc/storage_usage', () => ({})],
  ['POST', () => '/rest/v1/signup_emails', () => ({ email: freshEmail() })],
  ['POST', () => '/auth/v1/otp', () => ({ email: freshEmail() })],
  ['POST', () => '/auth/v1/verify', () => ({ type: 'email', token_hash: 'a'.repeat(64) })],
  [
    'POST',
    () => '/auth/v1/token?grant_type=refresh_token',
    () => ({ refresh_token: 'abcdefabcdef' }),
  ],
  ['GET', () => '/auth/v1/user'],
  ['POST', () => '/auth/v1/logout?scope=local', () => ({})],
  ['POST', (report) => `/storage/v1/object/inspection_photos/${PHOTO(report)}`, () => picture(1)],
  ['GET', (report) => `/storage/v1/object/inspection_photos/${PHOTO(report)}`],
  ['GET', (report) => `/storage/v1/object/public/inspection_photos/${PHOTO(report)}`],
  ['POST', () => '/storage/v1/object/list/inspection_photos', ({ id }) => ({ prefix: id })],
  [
    'DELETE',
    () => '/storage/v1/object/inspection_photos',
    (report) => ({ prefixes: [PHOTO(report)] }),
  ],
  [
    'POST',
    () => '/functions/v1/analyze_photos',
    ({ reportId }) => ({ report_id: reportId, observation_id: randomUUID() }),
  ],
  ['POST', () => '/rest/v1/rpc/ask_about', ({ reportId }) => ({ p_report: reportId, p_rows: [] })],
  ['POST', () => '/functions/v1/generate_summary', ({ reportId }) => ({ report_id: reportId })],
  ['POST', () => '/functions/v1/delete_report_files', ({ reportId }) => ({ report_id: reportId })],
  ['POST', () => '/functions/v1/delete_account', ({ email }) => ({ email })],
  ['GET', () => '/model'],
  ['GET', () => '/mailbox.json'],
  ['GET', () => '/readyz'],
];

describe.skipIf(!canShareDatabase)('a host whose PostgreSQL is away', () => {
  let shared: SharingHosts;
  let host: Host;
  let report: OwnedReport;
  let key: string;

  const ask = ([method, path, body]: Door) => {
    const content = body?.(report);
    const isFile = content instanceof Uint8Array;
    return fetch(`${host.url}${path(report)}`, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${report.token}`,
        ...(body ? { 'content-type': isFile ? 'image/jpeg' : 'application/json' } : {}),
      },
      ...(body
        ? { body: isFile ? (content as Uint8Array<ArrayBuffer>) : JSON.stringify(content) }
        : {}),
    });
  };

  beforeAll(async () => {
    shared = await shareDatabase();
    host = await shared.start();
    report = await makeReport(host.url);
    key = await publishableKey(host.url);
    await shared.cluster.end('fast');
  });
  afterAll(async () => {
    await shared.cluster.begin();
    await shared.close();
  });

  it.each(
    DOORS.map(
      (door) =>
        [`${door[0]} ${door[1]({ id: 'id', reportId: 'report' } as OwnedReport)}`, door] as const,
    ),
  )('answers 503, and when to ask again: %s', async (_, door) => {
    const answer = await ask(door);
    const text = await answer.text();
    expect({ status: answer.status, text }).toMatchObject({ status: 503 });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    if (door[1](report) !== '/readyz') expect(text).toMatch(/try again/);
    if (door[1](report).startsWith('/rest/')) expect(text).toContain(AWAY);
  });

  it.each(SERVER_ONLY)('goes on with what needs no database: %s', async (path) => {
    expect((await fetch(`${host.url}${path}`)).status).toBe(200);
  });

  it('answers again once it is back', async () => {
    await shared.cluster.begin();
    await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status).toBe(200);
    const [list] = DOORS;
    expect(list && (await ask(list)).status).toBe(200);
    await shared.cluster.end('immediate');
  });
});

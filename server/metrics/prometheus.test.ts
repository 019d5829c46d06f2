import { beforeAll, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { seedReport } from '../../testing/reports.ts';
import { countedMail } from './counted-mail.ts';
import { NO_METRICS } from './metrics.ts';
import { prometheusMetrics } from './prometheus.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const TOKEN = 'of-the-monitoring-alone';
const EMAIL = 'mill.lane@example.com';
const photo = new Uint8Array(sitePhotoJpeg({ kind: 'damp', width: 320, height: 240, seed: 5 }));

const host = openForSuite(() => startTestHost({ metricsToken: TOKEN }));
let person: Person;

beforeAll(async () => {
  person = await signIn(host.url, EMAIL);
});

const read = (authorization?: string) =>
  fetch(`${host.url}/metrics`, { headers: authorization ? { authorization } : {} });

async function figures(): Promise<string> {
  return (await read(`Bearer ${TOKEN}`)).text();
}

async function figure(name: string): Promise<number> {
  const line = (await figures()).split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

it('is read with the token alone, under any name @metrics-1', async () => {
  for (const shown of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const answer = await read(shown);
    expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('#')]);
  }
  const headers = { host: 'plumbline:3000', authorization: `Bearer ${TOKEN}` };
  const answer = await sendRaw(host.url, { path: '/metrics', headers });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('# HELP')]);
  expect((await read(`Bearer ${TOKEN}`)).headers.get('content-type')).toMatch(/^text\/plain/);
});

it('counts an upload, an analysis and requests by route, and names nobody', async () => {
  const report = await seedReport(person, 'Crack at Mill Lane');
  const path = `${person.id}/${report}/1_Mill Lane.jpg`;
  const bucket = person.client.storage.from('inspection_photos');
  const upload = await bucket.upload(path, new Blob([photo], { type: 'image/jpeg' }));
  expect(upload.error).toBe(null);
  const photo_url = bucket.getPublicUrl(path).data.publicUrl;
  const row = { report_id: report, user_id: person.id, photo: photo_url };
  const { data } = await person.client
    .from('observations')
    .insert(row)
    .select('id')
    .single()
    .throwOnError();
  const body = { observation_id: data.id, report_id: report, photo_url };
  expect((await person.client.functions.invoke('analyze_photos', { body })).error).toBe(null);
  await fetch(`${host.url}/Mill/Lane?token=${person.id}`, { method: 'PROPFIND' });

  expect(await figure('plumbline_uploads_total')).toBe(1);
  expect(await figure('plumbline_upload_bytes_total')).toBe(photo.length);
  expect(await figure('plumbline_analyses_total{outcome="not_assessed"}')).toBe(1);
  expect(await figure('plumbline_analyses_under_way')).toBe(0);
  expect(await figure('plumbline_mails_total{result="sent"}')).toBe(1);
  const text = await figures();
  expect(text).toMatch(
    /plumbline_request_duration_seconds_count\{route="\/storage\/v1\/object\/:bucket\/\*",method="POST",status="2xx"\} 1\n/,
  );
  expect(text).toMatch(/method="other",status="4xx"/);
  for (const secret of ['Mill', 'example.com', person.id, report, data.id, TOKEN]) {
    expect(text).not.toContain(secret);
  }
});

it('counts requests under way, and how the database stands', async () => {
  expect(await figure('plumbline_requests_under_way')).toBe(1);
  expect(await figure('plumbline_database_waiting')).toBe(0);
  expect(await figure('plumbline_database_timeouts')).toBe(0);
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
});

it('says when something was last done, and what failed', async () => {
  const at = new Date('2026-11-25T02:00:00Z');
  let lastBackup: { at: Date; bytes: number } | null = null;
  const metrics = prometheusMetrics({
    databaseLoad: () => ({ waiting: 3, held: 1, timeouts: 2 }),
    lastBackup: () => lastBackup,
  });
  metrics.choreEnded('sweep', false);
  metrics.choreEnded('sweep', true);
  const failing = { send: () => Promise.reject(new Error('no server')) };
  const mail = { to: 'a@b.example', subject: '', text: '', html: '' };
  await expect(countedMail(failing, metrics).send(mail)).rejects.toThrow('no server');
  const before = await metrics.render();
  expect(before).toContain('plumbline_chores_total{chore="sweep",result="failed"} 1');
  expect(before).toMatch(/plumbline_chore_last_success_timestamp_seconds\{chore="sweep"\} \d{10}/);
  expect(before).toContain('plumbline_mails_total{result="failed"} 1');
  expect(before).toContain('plumbline_database_waiting 3');
  expect(before).toContain('plumbline_database_timeouts 2');
  expect(before).toContain('plumbline_backup_last_success_timestamp_seconds 0');
  lastBackup = { at, bytes: 17 };
  const after = await metrics.render();
  expect(after).toContain(`plumbline_backup_last_success_timestamp_seconds ${at.getTime() / 1000}`);
  expect(after).toContain('plumbline_backup_last_size_bytes 17');
});

it('is not there, and counts nothing, without a token', async () => {
  const other = await startTestHost();
  try {
    expect((await fetch(`${other.url}/metrics`)).status).toBe(404);
  } finally {
    await other.close();
  }
  expect(Object.values(NO_METRICS).every((count: () => void) => count() === undefined)).toBe(true);
});

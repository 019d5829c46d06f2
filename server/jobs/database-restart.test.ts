/** Photos that are looked at in the background while their database is restarted. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFunction } from '../../testing/functions.ts';
import { type HostProcess, startProcess } from '../../testing/hosts/host-process.ts';
import {
  canShareDatabase,
  shareDatabase,
  type SharingHosts,
} from '../../testing/hosts/two-hosts.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { type ReportOf, addRow, makeReport, storePhoto } from '../../testing/reports.ts';

const PHOTOS = 24;
const LONG = { timeout: 150_000, interval: 500 };
const WAYS = ['fast', 'immediate', 'killed'] as const;

describe.skipIf(!canShareDatabase)('photos in the background of a restarted database', () => {
  let shared: SharingHosts;
  let host: HostProcess;
  let report: ReportOf;
  const dataDir = temporaryFolder();

  beforeAll(async () => {
    shared = await shareDatabase();
    host = startProcess({
      DATABASE_URL: shared.cluster.urlOf('shared'),
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      AI_PROVIDER: 'builtin',
      AI_CONCURRENCY: '2',
    });
    report = await makeReport(await host.ready);
  });
  afterAll(async () => {
    await host.end();
    await shared.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function answered(): Promise<number> {
    const { data } = await report.client.from('observations').select('outcome');
    return data?.filter(({ outcome }) => outcome !== null).length ?? 0;
  }
  async function waiting(): Promise<number | undefined> {
    const { data } = await report.client.from('background_analyses').select('waiting');
    return data?.flatMap((run) => run.waiting).length;
  }

  it('are all answered once it is back', async () => {
    const photo = await storePhoto(report);
    for (let index = 0; index < PHOTOS; index += 1) await addRow(report, { photo });
    const { answer } = await callFunction(report, 'analyze_report', { report_id: report.reportId });
    expect(answer).toEqual({ success: true });
    await expect.poll(answered).toBeGreaterThan(0);
    for (const way of WAYS) {
      await shared.cluster.end(way);
      await wait(300);
      await shared.cluster.begin();
    }
    // A job whose end could not be written is found after a minute: that much time passes.
    await shared.ask(`update public.analyses_under_way set until = now();
      update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`);
    await expect.poll(answered, LONG).toBe(PHOTOS);
    await expect.poll(waiting, LONG).toBe(0);
  }, 200_000);
});

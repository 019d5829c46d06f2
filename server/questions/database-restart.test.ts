/** Photos that are analysed while their database is restarted. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostProcess, startProcess } from '../../testing/hosts/host-process.ts';
import {
  canShareDatabase,
  shareDatabase,
  type SharingHosts,
} from '../../testing/hosts/two-hosts.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import {
  type OwnedReport,
  addRow,
  askAboutAll,
  makeReport,
  readQuestions,
  storePhoto,
} from '../../testing/reports.ts';

const PHOTOS = 24;
const LONG = { timeout: 150_000, interval: 500 };
const WAYS = ['fast', 'immediate', 'killed'] as const;

describe.skipIf(!canShareDatabase)('photos beside a database that is restarted', () => {
  let shared: SharingHosts;
  let host: HostProcess;
  let report: OwnedReport;
  const dataDir = temporaryFolder();

  beforeAll(async () => {
    shared = await shareDatabase();
    host = startProcess({
      DATABASE_URL: shared.cluster.buildUrl('shared'),
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
  const settled = async () =>
    (await readQuestions(report)).filter(({ state }) => state === 'answered').length;

  it('are all answered once it is back', async () => {
    const photo = await storePhoto(report);
    for (let index = 0; index < PHOTOS; index += 1) await addRow(report, { photo });
    await askAboutAll(report);
    await expect.poll(answered).toBeGreaterThan(0);
    for (const way of WAYS) {
      await shared.cluster.end(way);
      await wait(300);
      await shared.cluster.begin();
    }
    // A question that could not be settled is free after a minute, and one that failed waits: that much time passes.
    await shared.ask('update public.analyst_questions set taken_until = now(), not_before = now()');
    await expect.poll(answered, LONG).toBe(PHOTOS);
    await expect.poll(settled, LONG).toBe(PHOTOS);
  }, 200_000);
});

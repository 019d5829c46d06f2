/** A host that is killed in the middle of a report's photos: the other one answers the rest. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostProcess, startProcess } from '../../testing/hosts/host-process.ts';
import {
  canShareDatabase,
  shareDatabase,
  type SharingHosts,
} from '../../testing/hosts/two-hosts.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { makePhotoAnswer } from '../../testing/model/model-answers.ts';
import { type OpenAiStub, startOpenAiStub } from '../../testing/model/openai-stub.ts';
import {
  type OwnedReport,
  addRow,
  askAboutAll,
  makeReport,
  storePhoto,
} from '../../testing/reports.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';

/** A report of sixty photos takes a minute and a half; `PHOTOS=60` has the whole. */
const PHOTOS = Number(process.env['PHOTOS'] ?? 16);
const ANSWERS_AFTER_MS = 250;
const LONG = { timeout: 150_000, interval: 500 };

describe.skipIf(!canShareDatabase)('a host that is killed', () => {
  let shared: SharingHosts;
  let bucket: S3Server;
  let model: OpenAiStub;
  let a: HostProcess;
  let b: HostProcess;
  let report: OwnedReport;

  beforeAll(async () => {
    [shared, bucket, model] = await Promise.all([
      shareDatabase(),
      startS3Server(),
      startOpenAiStub(),
    ]);
    const place = bucket.makePlace();
    const settings = {
      DATABASE_URL: shared.cluster.buildUrl('shared'),
      STORAGE_URL: `s3://${place.bucket}?endpoint=${place.endpoint}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'm',
      AI_BASE_URL: model.baseUrl,
      AI_JUDGE: 'off',
      AI_CONCURRENCY: '4',
    };
    const start = () => startProcess({ ...settings, DATA_DIR: temporaryFolder() });
    a = start();
    b = start();
    report = await makeReport(await a.ready);
    await b.ready;
  });
  afterAll(async () => {
    await Promise.all([a.end(), b.end()]);
    await Promise.all([shared.close(), bucket.close(), model.close()]);
  });

  async function answered(): Promise<number> {
    const rows = await shared.ask('select outcome from public.observations');
    return rows.filter(({ outcome }) => outcome !== null).length;
  }

  it('leaves every photo to the other one, which asks about none that has its answer', async () => {
    model.script(
      ...Array.from({ length: PHOTOS * 2 }, (_, index) => ({
        kind: 'held' as const,
        text: JSON.stringify(makePhotoAnswer()),
        until: new Promise<void>((resolve) => setTimeout(resolve, index * ANSWERS_AFTER_MS)),
      })),
    );
    const photo = await storePhoto(report);
    for (let index = 0; index < PHOTOS; index += 1) await addRow(report, { photo });
    await askAboutAll(report);
    await expect.poll(answered, LONG).toBeGreaterThan(3);
    await a.end();
    expect(await answered()).toBeLessThan(PHOTOS);
    // A question is free a minute after its host died, and its place at the model after 45 s: that much time passes.
    await shared.ask(`update public.analyst_questions set taken_until = now();
      update host.model_questions set until = now()`);
    await expect.poll(answered, LONG).toBe(PHOTOS);
    const settled = () =>
      shared.ask(
        `select count(*)::int as n from public.analyst_questions where state = 'answered'`,
      );
    await expect.poll(settled, LONG).toEqual([{ n: PHOTOS }]);
    // The killed host's own are asked about again: four at most.
    expect(model.requests.length).toBeLessThanOrEqual(PHOTOS + 4);
  }, 200_000);
});

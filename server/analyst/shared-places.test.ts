/** Two hosts that ask one model. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callFunction } from '../../testing/functions.ts';
import {
  canShareDatabase,
  shareDatabase,
  type SharingHosts,
} from '../../testing/hosts/two-hosts.ts';
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
import { analystFromEnvironment } from '../../supabase/functions/_shared/function-settings.ts';
import { openServerDatabase } from '../database/postgres/open-server-database.ts';
import { sharedPlaces } from './shared-places.ts';

const AT_ONCE = 2;
const PHOTOS = 6;
const TEN_MINUTES_S = 600;
const ANSWER = JSON.stringify(makePhotoAnswer());

describe.skipIf(!canShareDatabase)('two hosts that ask one model', () => {
  let shared: SharingHosts;
  let bucket: S3Server;
  let model: OpenAiStub;
  /** A person at each host. */
  let atA: OwnedReport;
  let atB: OwnedReport;

  beforeAll(async () => {
    [shared, bucket, model] = await Promise.all([
      shareDatabase(),
      startS3Server(),
      startOpenAiStub(),
    ]);
    const storagePlace = bucket.makePlace();
    const start = () => {
      const { analyst, analystAtOnce } = analystFromEnvironment({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'm',
        AI_BASE_URL: model.baseUrl,
        AI_JUDGE: 'off',
        AI_CONCURRENCY: String(AT_ONCE),
      });
      return shared.start({ storagePlace, analyst, analystAtOnce });
    };
    const [a, b] = await Promise.all([start(), start()]);
    [atA, atB] = await Promise.all([makeReport(a.url), makeReport(b.url)]);
  });
  afterAll(async () => {
    await shared.close();
    await Promise.all([bucket.close(), model.close()]);
  });
  beforeEach(() => shared.ask('delete from public.observations'));

  const addPhotos = async (report: OwnedReport, count: number) => {
    const photo = await storePhoto(report);
    const rows = Array.from({ length: count }, () => addRow(report, { photo }));
    return (await Promise.all(rows)).map(({ id }) => ({
      observation_id: id,
      photo_url: photo,
      report_id: report.reportId,
    }));
  };
  const analyse = (report: OwnedReport, questions: object[]) =>
    questions.map((question) => callFunction(report, 'analyze_photos', question));
  const count = async (rows: string) =>
    (await shared.ask(`select count(*)::int as count from ${rows}`))[0]?.['count'];
  const inLine = () => count('host.model_questions');

  it('ask it no more at a time than one of them would, from pages and without', async () => {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    model.script({ kind: 'held', text: ANSWER, until });
    const questions = await addPhotos(atA, PHOTOS);
    await addPhotos(atB, PHOTOS);
    const asked = analyse(atA, questions);
    await askAboutAll(atB);
    // As many of each host as may be asked: half of them wait behind the other half.
    await expect.poll(inLine).toBe(2 * AT_ONCE);
    await expect.poll(() => model.requests.length).toBe(AT_ONCE);
    release();
    for (const { answer } of await Promise.all(asked)) expect(answer.success).toBe(true);
    await expect
      .poll(() => count('public.observations where outcome is not null'))
      .toBe(2 * PHOTOS);
    expect(model.mostAtOnce).toBe(AT_ONCE);
    await expect.poll(inLine).toBe(0);
  });

  it('give back the places of a host that was killed', async () => {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    model.script({ kind: 'held', text: ANSWER, until });
    const asked = analyse(atA, await addPhotos(atA, AT_ONCE));
    await expect.poll(() => model.requests.length).toBe(AT_ONCE);
    const [lease] = await shared.ask(
      'select max(extract(epoch from until - now()))::int as seconds from host.model_questions',
    );
    expect(lease?.['seconds']).toBeLessThanOrEqual(60);
    const waiting = analyse(atB, await addPhotos(atB, 1));
    await expect.poll(inLine).toBe(AT_ONCE + 1);
    expect(model.requests).toHaveLength(AT_ONCE);
    // Nobody lives on to put them off.
    await shared.ask(
      'update host.model_questions set until = now() where id < (select max(id) from host.model_questions)',
    );
    await expect.poll(() => model.requests.length).toBe(AT_ONCE + 1);
    release();
    for (const { answer } of await Promise.all([...asked, ...waiting]))
      expect(answer.success).toBe(true);
  });

  it('keep the place of a question that takes long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const connection = await openServerDatabase(shared.cluster.buildUrl('shared'));
    const places = sharedPlaces(connection, () => undefined);
    const place = await places.take('slow', 1, new AbortController().signal);
    await shared.ask(`update host.model_questions set until = now() + interval '20 seconds'`);
    vi.advanceTimersByTime(15_000);
    await expect
      .poll(() => count(`host.model_questions where until > now() + interval '30 seconds'`))
      .toBe(1);
    await place.leave();
    expect(await inLine()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await connection.close();
  });

  it('both wait when one of them is told to', async () => {
    model.script(
      { kind: 'status', status: 429, message: 'Slow down', retryAfterS: TEN_MINUTES_S },
      { kind: 'text', text: ANSWER },
    );
    const [question] = await addPhotos(atA, 1);
    const gone = new AbortController();
    const refused = fetch(`${atA.hostUrl}/functions/v1/analyze_photos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${atA.token}` },
      body: JSON.stringify(question),
      signal: gone.signal,
    });
    await expect.poll(() => count('host.model_pauses')).toBe(1);
    await expect.poll(inLine).toBe(0);
    const [waiting] = analyse(atB, await addPhotos(atB, 1));
    await expect.poll(inLine).toBe(1);
    await shared.ask('notify plumbline_model');
    const [pause] = await shared.ask(
      'select extract(epoch from until - now())::int as seconds from host.model_pauses',
    );
    expect(pause?.['seconds']).toBeGreaterThan(TEN_MINUTES_S / 2);
    expect(model.requests).toHaveLength(1);
    // Before the pause ends: the host that was told would ask again too.
    gone.abort();
    // An answer may have begun, whose first bytes only say that it will come.
    await expect(refused.then((response) => response.text())).rejects.toThrow();
    await shared.ask('update host.model_pauses set until = now(); notify plumbline_model');
    expect((await waiting)?.answer.success).toBe(true);
    expect(model.requests).toHaveLength(2);
  });
});

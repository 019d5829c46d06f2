import { beforeAll, describe, expect, it } from 'vitest';
import { EXPECTED_TEXTS, makePhotoAnswer } from '../../../testing/model/model-answers.ts';
import {
  addRow,
  makeReport,
  readRow,
  type OwnedReport,
  storePhoto,
  type StoredRow,
} from '../../../testing/reports.ts';
import { readAnswer, sendAnalysis, text, type Trial } from './model-trial.ts';

const HONEST = text(makePhotoAnswer());

/** While a model works: what keeps the connection, and what becomes of a call whose connection is cut. */
export function describeConnections(trial: Trial): void {
  describe('a slow answer of analyze_photos', () => {
    let report: OwnedReport;
    let photo: string;

    beforeAll(async () => {
      report = await makeReport(trial.runtime.hostUrl);
      photo = await storePhoto(report);
    });

    /** A model that is at it until the test lets it answer. */
    function held(reply: ReturnType<typeof text>): {
      until: Promise<void>;
      answer(): void;
    } {
      let answer = (): void => undefined;
      const until = new Promise<void>((resolve) => (answer = resolve));
      trial.stub.script({ ...reply, kind: 'held', until });
      return { until, answer };
    }

    /** Asks, and has the connection cut while the model is at it. */
    async function cutOff(row: StoredRow, before?: () => Promise<void>): Promise<void> {
      const leaving = new AbortController();
      const asked = sendAnalysis(trial, report, row, leaving.signal).then(readAnswer);
      const broken = expect(asked).rejects.toMatchObject({ name: 'AbortError' });
      await expect.poll(() => trial.stub.requests.length, { timeout: 10_000 }).toBe(1);
      await before?.();
      leaving.abort();
      await broken;
    }

    it.each([
      ['an answer', HONEST, { success: true }],
      ['a refusal', text('no JSON at all'), { success: false, code: 'analyst_answer_invalid' }],
    ])('says that it is alive until it has %s, and ends with that', async (_, reply, expected) => {
      const model = held(reply);
      const row = await addRow(report, { photo });
      const response = await sendAnalysis(trial, report, row);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      const [heard, whole] = response.body?.tee() ?? [];
      const reader = heard?.getReader();
      // Two: more would come.
      for (let sign = 0; sign < 2; sign += 1) {
        const { value } = (await reader?.read()) ?? {};
        expect(new TextDecoder().decode(value)).toMatch(/^\s+$/);
      }
      model.answer();
      const { raw, answer } = await readAnswer(new Response(whole));
      expect(raw).toMatch(/^\s+\{.*\}$/);
      expect(answer).toMatchObject(expected);
      await reader?.cancel();
    });

    it('fills the row of a caller who was cut off, and asks the model once', async () => {
      const model = held(HONEST);
      const row = await addRow(report, { photo });
      await cutOff(row);
      const { answer } = await readAnswer(await sendAnalysis(trial, report, row));
      expect(answer).toMatchObject({ code: 'already_under_way' });
      model.answer();
      const filled = async () => (await readRow(report, row.id)).element;
      await expect.poll(filled, { timeout: 10_000 }).toBe(EXPECTED_TEXTS.element);
      expect(trial.stub.abandoned).toBe(0);
      expect((await readAnswer(await sendAnalysis(trial, report, row))).answer).toEqual({
        success: true,
      });
      expect(trial.stub.requests).toHaveLength(1);
    });

    it('stops asking when a person calls it off, and leaves the row', async () => {
      trial.stub.script({ kind: 'hang' });
      const before = await addRow(report, { photo });
      const of = { p_report: report.reportId };
      const hold = { ...of, p_hold: 'cancelled' };
      // While it is paused no host takes what waits.
      await report.client.rpc('hold_analysis', { ...of, p_hold: 'paused' }).throwOnError();
      const ask = { ...of, p_rows: [before.id], p_unasked: true, p_replaces: false };
      await report.client.rpc('ask_about', ask).throwOnError();
      await cutOff(before, async () => {
        await report.client.rpc('hold_analysis', hold).throwOnError();
      });
      await expect.poll(() => trial.stub.abandoned, { timeout: 10_000 }).toBe(1);
      expect(await readRow(report, before.id)).toEqual(before);
    });
  });
}

/** A model's server that is restarted, stalls, floods or lies: each photo has its sentence, and the host goes on. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type FaultyServer,
  MISBEHAVIOURS,
  type Misbehaviour,
} from '../../testing/faulty-server.ts';
import { callFunction } from '../../testing/functions.ts';
import {
  makeDescription,
  type ScriptedHost,
  startScriptedHost,
} from '../../testing/hosts/scripted-host.ts';
import { startFaultyAnalyst } from '../../testing/model/faulty-analyst.ts';
import { addRow, makeReport, type OwnedReport, storePhoto } from '../../testing/reports.ts';
import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';

const ALL = Object.keys(MISBEHAVIOURS) as Misbehaviour[];
/** Codes by which a page handles a model that is unreachable or answers wrongly (wire.ts). */
const CODES = /^analyst_(unreachable|answer_invalid|answer_empty|not_configured)$/;

let server: FaultyServer;
let host: ScriptedHost;
let faulty: Analyst;
let report: OwnedReport;

beforeAll(async () => {
  host = await startScriptedHost();
  ({ server, analyst: faulty } = await startFaultyAnalyst('ends at once'));
});
afterAll(async () => {
  await host.close();
  await server.close();
});
beforeEach(async () => {
  report = await makeReport(host.url);
});

it.each(ALL)(
  'which %s: one photo has a code of the contract, and the next is answered',
  async (how) => {
    server.misbehave(how);
    host.analyst.observe = (...asked) => faulty.observe(...asked);
    const photo = await storePhoto(report);
    const row = await addRow(report, { photo });
    const body = { observation_id: row.id, photo_url: photo, report_id: report.reportId };
    const { answer } = await callFunction(report, 'analyze_photos', body);
    expect(answer).toMatchObject({ success: false, code: expect.stringMatching(CODES) });

    host.analyst.observe = () => Promise.resolve(makeDescription());
    const next = { ...body, observation_id: (await addRow(report, { photo })).id };
    expect((await callFunction(report, 'analyze_photos', next)).answer).toEqual({ success: true });
  },
);

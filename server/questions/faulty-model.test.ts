/** Photos that nobody waits for, beside a model's server that is restarted, stalls, floods or lies. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FaultyServer,
  MISBEHAVIOURS,
  type Misbehaviour,
} from '../../testing/faulty-server.ts';
import {
  makeDescription,
  type ScriptedHost,
  startScriptedHost,
} from '../../testing/hosts/scripted-host.ts';
import { startFaultyAnalyst } from '../../testing/model/faulty-analyst.ts';
import {
  addRow,
  askAboutAll,
  makeReport,
  readQuestions,
  readRow,
  storePhoto,
} from '../../testing/reports.ts';
import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';

const ALL = Object.keys(MISBEHAVIOURS) as Misbehaviour[];

const FAILED = expect.stringMatching(/^analyst_answer_(invalid|empty)$/);

const servers: FaultyServer[] = [];
let host: ScriptedHost;

beforeAll(async () => {
  host = await startScriptedHost();
});
afterAll(async () => {
  await host.close();
  for (const server of servers) await server.close();
});

/** An address that answers with a page: all questions fail for a person to mend it. */
const ENDS_RUN: Misbehaviour = 'answers 200 with a page';

it('go on to the next one, and are asked about again where that may help', async () => {
  const asked: string[] = [];
  const faulty = new Map<string, Analyst>();
  host.analyst.observe = (photo, context, work) => {
    const analyst = asked.includes(context.note) ? undefined : faulty.get(context.note);
    asked.push(context.note);
    return analyst?.observe(photo, context, work) ?? Promise.resolve(makeDescription());
  };
  const runs = await Promise.all(
    ALL.map(async (how) => {
      const { server, analyst } = await startFaultyAnalyst(how);
      servers.push(server);
      faulty.set(how, analyst);
      const report = await makeReport(host.url);
      const photo = await storePhoto(report);
      const first = await addRow(report, { photo, note: how });
      const next = await addRow(report, { photo, note: `after ${how}` });
      await askAboutAll(report);
      return { how, report, first, next };
    }),
  );
  const goOn = runs.filter(({ how }) => how !== ENDS_RUN);
  for (const { report, next } of goOn) {
    await expect.poll(async () => (await readRow(report, next.id)).outcome).toBe('defect');
  }
  for (const { how, report, first } of runs) {
    // It was answered at a later try, or failed and its reason is kept.
    const open = async () =>
      (await readQuestions(report)).filter(({ state }) => ['waiting', 'asked'].includes(state));
    await expect.poll(open).toEqual([]);
    const { outcome } = await readRow(report, first.id);
    const failed = (await readQuestions(report, first.id)).flatMap(({ code }) => code ?? []);
    if (outcome === 'defect') expect({ how, failed }).toEqual({ how, failed: [] });
    else expect(failed).toEqual([how === ENDS_RUN ? 'analyst_not_configured' : FAILED]);
  }
});

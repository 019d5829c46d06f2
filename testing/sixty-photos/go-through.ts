import { type ModelServer, startModelServer } from '../model/servers/model-server.ts';
import type { StoredQuestion, StoredRow } from '../reports.ts';
import { openTab } from './browser-tab.ts';
import type { Inspection } from './inspection.ts';
import type { ModelHost } from './model-host.ts';
import type { Trial } from './trial.ts';

export interface Ending {
  /** As they were settled. */
  questions: StoredQuestion[];
  rows: StoredRow[];
  log: ModelServer['log'];
  /** The growth of the person's allowance and the report's costs. */
  counted: Awaited<ReturnType<Inspection['counted']>>;
}

/** Starts the trial's server, sets it up on the host for this report, whose rows are rebuilt. */
export async function beginTrial(
  host: ModelHost,
  inspection: Inspection,
  { kind, behaviours, answer, settings, language = 'en', photos }: Trial,
) {
  const server = await startModelServer({
    kind,
    behaviours: behaviours?.() ?? [],
    ...(answer && { answer }),
    timeScale: 1 / host.times,
    clientClock: 'server',
  });
  await inspection.beginAnew({ language, ...(photos && { photos }) });
  return { server, atOnce: host.useModel([inspection.title], server, settings) };
}

/** Goes through the report once, as a person who asks for it and stays until the end. */
export async function goThrough(
  host: ModelHost,
  inspection: Inspection,
  trial: Trial,
): Promise<Ending> {
  const { server } = await beginTrial(host, inspection, trial);
  try {
    const before = await inspection.counted();
    const tab = await openTab(inspection);
    await tab.ask();
    const questions = await tab.waitForAnswers();
    const after = await inspection.counted();
    return {
      questions,
      rows: await inspection.rows(),
      log: server.log,
      counted: {
        allowance: after.allowance - before.allowance,
        questions: after.questions - before.questions,
        calls: after.calls - before.calls,
        inputTokens: after.inputTokens - before.inputTokens,
      },
    };
  } finally {
    await server.close();
  }
}

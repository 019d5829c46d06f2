import { describe, expect, it } from 'vitest';
import { slowOneAtATime } from '../model/servers/behaviours/slow-one-at-a-time.ts';
import { openTab } from './browser-tab.ts';
import { beginTrial } from './go-through.ts';
import { startImpatientProxy } from './impatient-proxy.ts';
import { hasWords, PHOTOS } from './inspection.ts';
import { startLanes } from './lanes.ts';
import { type Trial, TRIAL_LIMIT_MS } from './trial.ts';
import { openForSuite } from '../open-for-suite.ts';

/** Slow enough for a busy machine: the proxy's three seconds are most of a second. */
const TIMES = 4;
const LIMIT_MS = 3000;

const lanes = openForSuite(() => startLanes(2, { times: TIMES }));

const SLOW: Trial = {
  name: '8 s a photo, ten at a time',
  kind: 'vllm',
  behaviours: () => [slowOneAtATime({ seconds: 8, atOnce: 10 })],
  settings: { AI_CONCURRENCY: '10' },
};

/** Goes through the report in a tab that has the photos answered itself, through a proxy. */
async function goThroughProxy(of: 'silence' | 'whole') {
  return lanes.use(async (host, inspection) => {
    const proxy = await startImpatientProxy(host.url, { of, ms: LIMIT_MS });
    const { server, atOnce } = await beginTrial(host, inspection, SLOW);
    try {
      const tab = await openTab({ ...inspection, hostUrl: proxy.url });
      await tab.askHeld();
      await tab.answerHere(atOnce);
      const failed = (await tab.waitForAnswers()).filter(({ state }) => state === 'failed');
      const rows = (await inspection.rows()).filter(hasWords);
      const { brokenOff, unbegun } = proxy;
      return { failed, rows, brokenOff, unbegun, questions: server.log.records.length };
    } finally {
      await server.close();
      await proxy.close();
    }
  });
}

describe.concurrent(
  `${String(PHOTOS)} photos end with ${String(PHOTOS)} rows`,
  { timeout: TRIAL_LIMIT_MS },
  () => {
    it('all of them, behind a proxy that waits three seconds for a sign of life', async () => {
      const { failed, rows, brokenOff, questions } = await goThroughProxy('silence');
      expect(failed).toEqual([]);
      expect(rows).toHaveLength(PHOTOS);
      expect(questions).toBe(PHOTOS);
      expect(brokenOff).toBe(0);
    });

    it('behind one that cuts every answer after three seconds, each asked about once', async () => {
      const { failed, rows, questions, ...cut } = await goThroughProxy('whole');
      expect(failed).toEqual([]);
      expect(rows).toHaveLength(PHOTOS);
      expect(questions).toBe(PHOTOS);
      expect(cut.brokenOff + cut.unbegun).toBeGreaterThanOrEqual(PHOTOS);
    });
  },
);

import { describe, expect, it } from 'vitest';
import { slowOneAtATime } from '../model/servers/behaviours/slow-one-at-a-time.ts';
import type { ModelServer } from '../model/servers/model-server.ts';
import { readQuestions, type StoredRow } from '../reports.ts';
import { openTab } from './browser-tab.ts';
import { beginTrial } from './go-through.ts';
import { hasWords, type Inspection, PHOTOS } from './inspection.ts';
import { startLanes } from './lanes.ts';
import type { ModelHost } from './model-host.ts';
import { IS_ALL, type Trial, TRIAL_LIMIT_MS } from './trial.ts';
import { waitFor } from '../wait-for.ts';
import { openForSuite } from '../open-for-suite.ts';

const lanes = openForSuite(() => startLanes(2));

/** When something happens: a third of them have their rows. */
const MIDDLE = PHOTOS / 3;

/** Slow enough for anything to happen in the middle. */
const SLOW: Trial = {
  name: '8 s a photo, one at a time',
  kind: 'lm-studio',
  behaviours: () => [slowOneAtATime({ seconds: 8 })],
};

/** Leaves out of every run what only the long one need repeat. */
const inAll = (name: string, test: () => Promise<void>) => {
  if (IS_ALL) it(name, test);
};

const answered = ({ log }: ModelServer) =>
  log.records.filter(({ outcome }) => outcome === 'answered').length;
const untilAnswered = (server: ModelServer, count: number) =>
  waitFor(() => expect(answered(server)).toBeGreaterThanOrEqual(count));

async function during(
  work: (parts: {
    host: ModelHost;
    inspection: Inspection;
    server: ModelServer;
    atOnce: number;
  }) => Promise<void>,
): Promise<StoredRow[]> {
  return lanes.use(async (host, inspection) => {
    const { server, atOnce } = await beginTrial(host, inspection, SLOW);
    try {
      await work({ host, inspection, server, atOnce });
      expect(server.log.askedTwiceAtOnce).toEqual([]);
      expect(server.log.answersByPhoto.size).toBe(PHOTOS);
      const rows = await inspection.rows();
      expect(rows.filter(hasWords)).toHaveLength(PHOTOS);
      return rows;
    } finally {
      await server.close();
    }
  });
}

describe('one model for two persons', { timeout: TRIAL_LIMIT_MS }, () => {
  it('takes their photos in turns, and neither waits for the other to be done', async () => {
    const photos = PHOTOS;
    await lanes.use((host, one) =>
      lanes.use(async (_, other) => {
        const { server } = await beginTrial(host, one, { ...SLOW, photos });
        try {
          await other.beginAnew({ photos });
          host.useModel([one.title, other.title], server);
          const tabs = [await openTab(one), await openTab(other)];
          await Promise.all(tabs.map((tab) => tab.ask()));
          await untilAnswered(server, photos);
          for (const { rows } of [one, other]) {
            // Half each, but for what is not stored yet.
            expect((await rows()).filter(hasWords).length).toBeGreaterThan(photos / 5);
          }
          const settled = await Promise.all(tabs.map((tab) => tab.waitForAnswers()));
          expect(settled.flat().every(({ state }) => state === 'answered')).toBe(true);
          expect(server.log.records).toHaveLength(2 * photos);
          for (const { rows } of [one, other]) {
            expect((await rows()).filter(hasWords)).toHaveLength(photos);
          }
        } finally {
          await server.close();
        }
      }),
    );
  });
});

describe.concurrent(`${PHOTOS} photos are done once each`, { timeout: TRIAL_LIMIT_MS }, () => {
  it('when two devices ask at the same time, and neither stays', async () => {
    await during(async ({ inspection, server }) => {
      const [phone, desk] = [await openTab(inspection), await openTab(inspection)];
      await Promise.all([phone.ask(), desk.ask()]);
      await desk.waitForAnswers();
      expect(server.log.records).toHaveLength(PHOTOS);
    });
  });

  it('when two tabs have them answered where no host does', async () => {
    await during(async ({ inspection, server, atOnce }) => {
      const tabs = [await openTab(inspection), await openTab(inspection)];
      await tabs[0]?.askHeld();
      await Promise.all(tabs.map((tab) => tab.answerHere(atOnce)));
      expect(server.log.records).toHaveLength(PHOTOS);
    });
  });

  inAll('when a person pauses it, and has it go on', async () => {
    await during(async ({ inspection, server }) => {
      const tab = await openTab(inspection);
      await tab.ask();
      await untilAnswered(server, MIDDLE);
      await tab.hold('paused');
      const open = async () =>
        (await readQuestions(inspection)).filter(({ state }) => state === 'asked');
      await waitFor(async () => expect(await open()).toEqual([]));
      const before = server.log.records.length;
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      expect(server.log.records.length).toBe(before);
      await tab.hold('');
      await tab.waitForAnswers();
      expect(server.log.records).toHaveLength(PHOTOS);
    });
  });

  it('but for those not asked about yet when it is cancelled', async () => {
    await lanes.use(async (host, inspection) => {
      const { server } = await beginTrial(host, inspection, SLOW);
      try {
        const tab = await openTab(inspection);
        await tab.ask();
        await untilAnswered(server, MIDDLE);
        await tab.hold('cancelled');
        expect(await tab.waitForAnswers()).not.toEqual([]);
        const before = server.log.records.length;
        await new Promise((resolve) => setTimeout(resolve, 60_000));
        expect(server.log.records.length).toBe(before);
        expect((await inspection.rows()).filter(hasWords).length).toBeLessThan(PHOTOS);
      } finally {
        await server.close();
      }
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedBrowser } from '../../src/features/observations/analysis/simulated-browser.fixture.ts';
import { slowOneAtATime } from '../model/servers/behaviours/slow-one-at-a-time.ts';
import type { ModelServer } from '../model/servers/model-server.ts';
import type { StoredRow } from '../reports.ts';
import { openTab } from './browser-tab.ts';
import { beginTrial } from './go-through.ts';
import { hasWords, type Inspection, PHOTOS } from './inspection.ts';
import { type Lanes, startLanes } from './lanes.ts';
import type { ModelHost } from './model-host.ts';
import { IS_ALL, type Trial, TRIAL_LIMIT_MS } from './trial.ts';
import { waitFor } from '../wait-for.ts';

let lanes: Lanes;
beforeAll(async () => {
  lanes = await startLanes(2);
});
afterAll(() => lanes.close());

/** When something happens: a third of them have their rows. */
const MIDDLE = PHOTOS / 3;

/** Slow enough for anything to happen in the middle. */
const SLOW: Trial = {
  name: '8 s a photo, one at a time',
  kind: 'lm-studio',
  behaviours: () => [slowOneAtATime({ seconds: 8 })],
};
const ASKED_FOR = { leaveOutFailed: false };
const UNASKED = { leaveOutFailed: true };

/** What every run need not repeat. */
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
    tab: (browser?: SimulatedBrowser) => ReturnType<typeof openTab>;
  }) => Promise<void>,
): Promise<StoredRow[]> {
  return lanes.use(async (host, inspection) => {
    const { server, atOnce } = await beginTrial(host, inspection, SLOW);
    try {
      const tab = (browser?: SimulatedBrowser) => openTab(inspection, atOnce, browser);
      await work({ host, inspection, server, tab });
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
    const photos = 15;
    await lanes.use((host, one) =>
      lanes.use(async (_, other) => {
        const { server } = await beginTrial(host, one, { ...SLOW, photos });
        try {
          await other.beginAnew({ photos });
          const atOnce = host.useModel([one.title, other.title], server);
          const tabs = [await openTab(one, atOnce), await openTab(other, atOnce)];
          const done = Promise.all(tabs.map((tab) => tab.goOn(ASKED_FOR)));
          await untilAnswered(server, photos);
          for (const { store } of tabs) {
            // Half each, but for what a tab has not heard of yet.
            expect(store.getState().analysed.length).toBeGreaterThan(photos / 5);
          }
          expect((await done).flatMap((outcome) => outcome?.errors)).toEqual([]);
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
  it('when the tab is closed in the middle, and the report opened again', async () => {
    await during(async ({ inspection, server, tab }) => {
      const browser = new SimulatedBrowser();
      const first = await tab(browser);
      void first.goOn(ASKED_FOR);
      await untilAnswered(server, MIDDLE);
      first.leave();
      first.close();
      const done = (await inspection.rows()).filter(hasWords);
      // Two are under way at a time, and what the model has answered is stored a moment later.
      expect(done.length).toBeGreaterThanOrEqual(MIDDLE - 2);
      expect(done.length).toBeLessThan(PHOTOS);
      const second = await tab(browser);
      const outcome = await second.goOn(UNASKED);
      expect(outcome?.errors).toEqual([]);
      // Only what was under way when the tab was closed may have been asked about once more.
      const questions = server.log.records.length;
      expect(questions).toBeLessThanOrEqual(PHOTOS + 2);
      expect(outcome?.analysed.map(({ id }) => id)).not.toEqual(
        expect.arrayContaining(done.slice(0, 1).map(({ id }) => id)),
      );
      expect(outcome?.analysed.length).toBeLessThanOrEqual(PHOTOS - done.length);
    });
  });

  inAll('when two tabs are open, and one is closed', async () => {
    await during(async ({ server, tab }) => {
      const browser = new SimulatedBrowser();
      const [first, second] = [await tab(browser), await tab(browser)];
      void first.goOn(ASKED_FOR);
      await untilAnswered(server, 2);
      const going = second.goOn(ASKED_FOR);
      await untilAnswered(server, MIDDLE);
      expect(second.store.getState().analysed.length).toBeGreaterThan(0);
      first.close();
      expect((await going)?.errors).toEqual([]);
      expect(server.log.records).toHaveLength(PHOTOS);
    });
  });

  it('when two devices go through the report at the same time', async () => {
    await during(async ({ server, tab }) => {
      const [phone, desk] = [await tab(), await tab()];
      const outcomes = await Promise.all([phone.goOn(ASKED_FOR), desk.goOn(ASKED_FOR)]);
      expect(outcomes.flatMap((outcome) => outcome?.errors)).toEqual([]);
      // Both see the whole of it, no matter who asked.
      for (const outcome of outcomes) expect(outcome?.analysed).toHaveLength(PHOTOS);
      expect(server.log.records).toHaveLength(PHOTOS);
    });
  });

  inAll('when a person pauses it, and has it go on', async () => {
    await during(async ({ server, tab }) => {
      const only = await tab();
      const going = only.goOn(ASKED_FOR);
      await untilAnswered(server, 10);
      only.hold('paused');
      await waitFor(() => expect(only.store.getState().underWay.size).toBe(0));
      const before = server.log.records.length;
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      expect(server.log.records.length).toBe(before);
      expect(only.store.getState()).toMatchObject({ state: 'analysing', hold: 'paused' });
      only.hold(null);
      expect((await going)?.analysed).toHaveLength(PHOTOS);
      expect(server.log.records).toHaveLength(PHOTOS);
    });
  });
});

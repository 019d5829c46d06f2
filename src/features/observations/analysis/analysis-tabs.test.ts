import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORY_LIMIT_MS, storyCount, storyOf } from '../../../../testing/stories';
import { isAnalysisPending } from '../schema';
import { createReportAnalysis } from './report-analysis';
import { isStopped, countProgress } from './run-state';
import { passed, SimulatedAnalyst, type Fate } from './simulated-analyst.fixture';
import { SimulatedBrowser } from './simulated-browser.fixture';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A tab with the report's rows on its screen, which goes on by itself as the screen does. */
function openTab(browser: SimulatedBrowser, server: SimulatedAnalyst) {
  const shared = browser.open();
  /** A tab that is closed hears of nothing any more, and nothing hears of it. */
  const whileOpen = async <T>(answer: Promise<T>): Promise<T> => {
    const [settled] = await Promise.allSettled([answer]);
    if (!shared.isOpen()) return new Promise(() => undefined);
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
  const closed = new AbortController();
  const run = {};
  const analysis = createReportAnalysis(
    {
      readRows: () => whileOpen(passed(10).then(() => [...server.rows.values()])),
      readRow: ({ id }) => whileOpen(passed(10).then(() => server.read(id))),
      knownRow: (row) => row,
      fillTexts: ({ id }, signal) => {
        if (!shared.isOpen()) return new Promise(() => undefined);
        browser.noteBeginning(id);
        return whileOpen(server.analyse(id, run, AbortSignal.any([signal, closed.signal])));
      },
      askAgain: ({ id }) => whileOpen(server.analyse(id, null, closed.signal)),
      showRow: () => undefined,
      callOff: () => whileOpen(passed(10)),
      atOnce: () => 3,
    },
    shared.hold,
  );
  const goOnUnasked = () => {
    if (!shared.isOpen()) return;
    const now = analysis.store.getState();
    const { state, hold, failedRows } = now;
    const isLeft = [...server.rows.values()].some(
      (row) => isAnalysisPending(row) && !failedRows.has(row.id),
    );
    if (isLeft && hold !== 'cancelled' && state === 'resting' && !isStopped(now)) {
      void analysis.goOn({ leaveOutFailed: true });
    }
  };
  analysis.store.subscribe(() => {
    setTimeout(goOnUnasked, 0);
  });
  goOnUnasked();
  return {
    ...analysis,
    close: () => {
      shared.close();
      closed.abort();
    },
  };
}

type Happening =
  | { type: 'open' }
  | { type: 'close' | 'pause' | 'resume' | 'cancel' | 'ask' | 'leave'; tab: number }
  | { type: 'again' | 'elsewhere'; tab: number; id: string }
  | { type: 'fate'; fate: Fate; ms: number }
  | { type: 'time'; ms: number };

const tab = fc.nat(2);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Happening>({ type: 'open' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('close', 'pause', 'resume', 'cancel', 'ask', 'leave'),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('again', 'elsewhere'),
      tab,
      id: fc.constantFrom(...IDS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('fate'),
      fate: fc.constantFrom<Fate>(
        ...([
          'answer',
          'lost',
          'analyst_refused',
          'analyst_unreachable',
          'analyst_no_credit',
        ] as const),
      ),
      ms: fc.constantFrom(5, 900, 20_000, 130_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('time'),
      ms: fc.constantFrom(1, 15, 500, 3000, 30_000),
    }),
  },
);

type Tab = ReturnType<typeof openTab>;

function begin() {
  const server = new SimulatedAnalyst(IDS);
  const browser = new SimulatedBrowser();
  const tabs: Tab[] = [openTab(browser, server)];
  const happens = async (event: Happening) => {
    const one = 'tab' in event ? tabs[event.tab] : undefined;
    if (event.type === 'open' && tabs.length < 3) tabs.push(openTab(browser, server));
    if (event.type === 'time') await vi.advanceTimersByTimeAsync(event.ms);
    if (event.type === 'fate') server.fates.push({ fate: event.fate, ms: event.ms });
    if (event.type === 'elsewhere') void server.lookFromElsewhere(event.id, 40_000);
    if (!one) return;
    if (event.type === 'close') {
      one.close();
      tabs.splice(tabs.indexOf(one), 1);
    }
    if (event.type === 'pause') one.hold('paused');
    if (event.type === 'resume') one.hold(null);
    if (event.type === 'cancel') one.hold('cancelled');
    if (event.type === 'leave') one.leave();
    if (event.type === 'ask') void one.goOn({ leaveOutFailed: false });
    if (event.type === 'again') {
      void one.analyseAgain(server.read(event.id), {}).catch(() => undefined);
    }
  };
  return { server, browser, tabs, happens };
}

describe('one report in several tabs, whatever happens', () => {
  it(
    'asks about no photo twice, counts right, and ends with every row answered or failed',
    async () => {
      await fc.assert(
        fc.asyncProperty(storyOf(happening, 50), async (story) => {
          const { server, browser, tabs, happens } = begin();
          for (const event of story) {
            await happens(event);
            for (const { store } of tabs) {
              const run = store.getState();
              const progress = countProgress(run);
              if (progress) expect(progress.done).toBeLessThanOrEqual(progress.total);
              expect(run.analysed.length + run.errors.length).toBeLessThanOrEqual(IDS.length);
            }
          }
          const agains = story.filter(
            ({ type }) => type === 'again' || type === 'elsewhere',
          ).length;
          // Then the analyst is well, and a person asks.
          server.fates = [];
          await vi.advanceTimersByTimeAsync(700_000);
          const last = openTab(browser, server);
          tabs.push(last);
          void last.goOn({ leaveOutFailed: false });
          await vi.advanceTimersByTimeAsync(900_000);
          for (const { store } of tabs) expect(store.getState().state).toBe('resting');
          expect([...server.rows.values()].filter(isAnalysisPending)).toEqual([]);
          expect(server.askedTwice).toEqual([]);
          expect(browser.begunAgainstWill).toEqual([]);
          const answers = [...server.answersOf.values()].reduce((sum, count) => sum + count, 0);
          expect(answers).toBeLessThanOrEqual(IDS.length + agains);
          vi.clearAllTimers();
        }),
        { numRuns: storyCount(60) },
      );
    },
    STORY_LIMIT_MS,
  );
});

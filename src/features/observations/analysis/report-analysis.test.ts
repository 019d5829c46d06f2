import { describe, expect, it, vi } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import type { Observation } from '@/records/observation';
import type { AnalysisWire } from './ask-about-photo';
import { createReportAnalysis } from './report-analysis';
import { countProgress } from './run-state';
import { SimulatedBrowser } from './simulated-browser.fixture';

const rows = Array.from({ length: 12 }, (_, index) => makeObservation({ id: String(index + 1) }));
const EVERYTHING = { leaveOutFailed: false };
const NOTHING_LEFT = { hasPhotos: true, errors: [], left: 0, isCancelled: false };
const tick = () => new Promise((next) => setTimeout(next, 1));

const describeRow = (row: Observation) => ({
  ...row,
  element: 'Wall',
  defect: 'Crack',
  recommendation: 'Monitor',
});

function analysisOf(stored: Observation[], wire: Partial<AnalysisWire> = {}) {
  const shown: string[] = [];
  const analysis = createReportAnalysis(
    {
      readRows: () => Promise.resolve(stored),
      readRow: (row) => Promise.resolve(row),
      knownRow: (row) => row,
      fillTexts: (row) => Promise.resolve(describeRow(row)),
      askAgain: (row) => Promise.resolve(describeRow(row)),
      showRow: ({ id }) => shown.push(id),
      callOff: () => Promise.resolve(),
      atOnce: () => undefined,
      ...wire,
    },
    new SimulatedBrowser().open().hold,
  );
  return { ...analysis, shown };
}

/** An analyst who answers when told to. */
function heldAnalyst() {
  const answers: (() => void)[] = [];
  const fillTexts = vi.fn(
    (row: Observation) =>
      new Promise<Observation>((settle) => {
        answers.push(() => {
          settle(describeRow(row));
        });
      }),
  );
  return { fillTexts, answerAll: () => answers.splice(0).forEach((answer) => answer()) };
}

describe('an analysis run', () => {
  it('makes one call for each row, at most four at once @report-analysis-1', async () => {
    const seen: Observation[] = [];
    const progress: number[] = [];
    let open = 0;
    let most = 0;
    const analysis = analysisOf(rows, {
      fillTexts: async (row) => {
        seen.push(row);
        open += 1;
        most = Math.max(most, open);
        await tick();
        open -= 1;
        return describeRow(row);
      },
    });
    analysis.store.subscribe(({ analysed }, before) => {
      if (analysed.length > before.analysed.length) progress.push(analysed.length);
    });
    const outcome = await analysis.goOn(EVERYTHING);
    expect(seen).toEqual(rows);
    expect(most).toBe(4);
    expect(outcome).toEqual({ ...NOTHING_LEFT, analysed: rows.map(describeRow) });
    expect(progress).toEqual(rows.map(({ id }) => Number(id)));
    expect(analysis.shown).toEqual(rows.map(({ id }) => id));
  });

  it('goes on after a failure and says which there were', async () => {
    const analysis = analysisOf(rows, {
      fillTexts: (row) =>
        Number(row.id) % 3 === 0
          ? Promise.reject(new Error(`row ${row.id}`))
          : Promise.resolve(describeRow(row)),
    });
    const outcome = await analysis.goOn(EVERYTHING);
    expect(outcome?.analysed).toHaveLength(8);
    expect(outcome?.errors).toHaveLength(4);
    expect(outcome?.errors.map(String)).toEqual(
      ['3', '6', '9', '12'].map((row) => `Error: row ${row}`),
    );
    const { state, analysed, errors } = analysis.store.getState();
    expect(state).toBe('resting');
    expect(analysed.length + errors.length).toBe(12);
  });

  it('begins no further row once stopped, and finishes those under way', async () => {
    const begun: Observation[] = [];
    const analysis = analysisOf(rows, {
      fillTexts: async (row) => {
        begun.push(row);
        await tick();
        if (row.id === '2') analysis.leave();
        return describeRow(row);
      },
    });
    const outcome = await analysis.goOn(EVERYTHING);
    expect(begun.length).toBeLessThan(8);
    expect(outcome).toEqual({
      ...NOTHING_LEFT,
      analysed: begun.map(describeRow),
      left: rows.length - begun.length,
    });
  });

  it('has nothing to do for no rows', async () => {
    const analysis = analysisOf([]);
    const progress: unknown[] = [];
    analysis.store.subscribe((run) => progress.push(countProgress(run)));
    expect(await analysis.goOn(EVERYTHING)).toEqual({
      ...NOTHING_LEFT,
      hasPhotos: false,
      analysed: [],
    });
    expect(progress.filter(Boolean)).toEqual([]);
  });

  it('leaves out rows that are described, and those without a photo', async () => {
    const fillTexts = vi.fn((row: Observation) => Promise.resolve(describeRow(row)));
    const stored = [describeRow(rows[0]!), { ...rows[1]!, photo: ' ' }, rows[2]!];
    await analysisOf(stored, { fillTexts }).goOn(EVERYTHING);
    expect(fillTexts).toHaveBeenCalledExactlyOnceWith(rows[2], expect.any(AbortSignal));
  });

  it('takes in rows that a person asks for', async () => {
    const fillTexts = vi.fn((row: Observation) => Promise.resolve(describeRow(row)));
    const [first, second] = rows as [Observation, Observation];
    const stored = [describeRow(first), describeRow(second)];
    const isAskedFor = ({ id }: Observation) => id === second.id;
    await analysisOf(stored, { fillTexts }).goOn({ ...EVERYTHING, isAskedFor });
    expect(fillTexts).toHaveBeenCalledExactlyOnceWith(stored[1], expect.any(AbortSignal));
  });

  it('says that the rows cannot be read, and can be asked again', async () => {
    const readRows = vi.fn(() => Promise.resolve(rows.slice(0, 1)));
    readRows.mockRejectedValueOnce(new Error('locked'));
    const analysis = analysisOf([], { readRows });
    await expect(analysis.goOn(EVERYTHING)).rejects.toThrow('locked');
    expect(analysis.store.getState()).toMatchObject({ state: 'resting', isUnreadable: true });
    expect(await analysis.goOn(EVERYTHING)).toMatchObject({ analysed: { length: 1 } });
  });
});

describe('a row', () => {
  it('asks once for a row that several screens want analysed', async () => {
    const { fillTexts, answerAll } = heldAnalyst();
    const analysis = analysisOf(rows.slice(0, 1), { fillTexts });
    const first = analysis.goOn(EVERYTHING);
    await tick();
    analysis.leave();
    const second = analysis.goOn(EVERYTHING);
    await tick();
    answerAll();
    // The screen that is there is told, the one that was left is not.
    expect(await Promise.all([first, second])).toEqual([
      null,
      { ...NOTHING_LEFT, analysed: [describeRow(rows[0]!)] },
    ]);
    expect(fillTexts).toHaveBeenCalledTimes(1);
  });

  it('asks anew once the first answer is there', async () => {
    const askAgain = vi.fn((row: Observation) => Promise.resolve(describeRow(row)));
    const analysis = analysisOf([], { askAgain });
    const first = analysis.analyseAgain(rows[0]!, {});
    expect(await analysis.analyseAgain(rows[0]!, {})).toBeNull();
    expect(await first).toEqual(describeRow(rows[0]!));
    await analysis.analyseAgain(rows[0]!, {});
    expect(askAgain).toHaveBeenCalledTimes(2);
  });

  it('remembers a failure until the row is tried again', async () => {
    const askAgain = vi.fn((row: Observation) => Promise.resolve(describeRow(row)));
    askAgain.mockRejectedValueOnce(new Error('no'));
    const analysis = analysisOf([], { askAgain });
    const hasFailed = () => analysis.store.getState().failedRows.has('1');
    await expect(analysis.analyseAgain(rows[0]!, {})).rejects.toThrow('no');
    expect(hasFailed()).toBe(true);
    await analysis.analyseAgain(rows[0]!, {});
    expect(hasFailed()).toBe(false);
  });

  it('that failed is left out when going on unasked', async () => {
    const fillTexts = vi.fn(() => Promise.reject(new Error('no')));
    const analysis = analysisOf(rows.slice(0, 1), { fillTexts });
    await analysis.goOn(EVERYTHING);
    await analysis.goOn({ leaveOutFailed: true });
    expect(fillTexts).toHaveBeenCalledTimes(1);
    await analysis.goOn(EVERYTHING);
    expect(fillTexts).toHaveBeenCalledTimes(2);
  });

  it('is analysed again at once, and not a second time when its turn comes', async () => {
    const { fillTexts, answerAll } = heldAnalyst();
    const askAgain = vi.fn((row: Observation) => Promise.resolve(describeRow(row)));
    const analysis = analysisOf(rows.slice(0, 6), { fillTexts, askAgain });
    const going = analysis.goOn(EVERYTHING);
    await tick();
    await analysis.analyseAgain(rows[5]!, {});
    answerAll();
    await tick();
    answerAll();
    expect(await going).toMatchObject({ analysed: { length: 6 } });
    expect(fillTexts).toHaveBeenCalledTimes(5);
    expect(askAgain).toHaveBeenCalledTimes(1);
  });
});

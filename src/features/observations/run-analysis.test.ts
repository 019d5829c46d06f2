import { describe, expect, it } from 'vitest';
import { runAnalysis } from './run-analysis';

const rows = Array.from({ length: 12 }, (_, index) => index + 1);
const tick = () => new Promise((next) => setTimeout(next, 1));

function steps(analyse: (row: number) => Promise<unknown>, signal = new AbortController().signal) {
  const progress: number[] = [];
  return {
    progress,
    steps: { analyse, onProgress: (done: number) => progress.push(done), signal },
  };
}

describe('an analysis run', () => {
  it('makes one call for each row, at most four at once', async () => {
    const seen: number[] = [];
    let open = 0;
    let most = 0;
    const run = steps(async (row) => {
      seen.push(row);
      open += 1;
      most = Math.max(most, open);
      await tick();
      open -= 1;
    });
    const outcome = await runAnalysis(rows, run.steps);
    expect(seen).toEqual(rows);
    expect(most).toBe(4);
    expect(outcome).toEqual({ analysed: 12, failed: 0, errors: [] });
    expect(run.progress).toEqual(rows);
  });

  it('goes on after a failure and says which there were', async () => {
    const run = steps((row) =>
      row % 3 === 0 ? Promise.reject(new Error(`row ${row}`)) : Promise.resolve(),
    );
    const outcome = await runAnalysis(rows, run.steps);
    expect(outcome.analysed).toBe(8);
    expect(outcome.failed).toBe(4);
    expect(outcome.errors.map(String)).toEqual(
      ['3', '6', '9', '12'].map((row) => `Error: row ${row}`),
    );
    expect(run.progress.at(-1)).toBe(12);
  });

  it('begins no further row once stopped, and finishes those under way', async () => {
    const stop = new AbortController();
    const begun: number[] = [];
    const run = steps(async (row) => {
      begun.push(row);
      await tick();
      if (row === 2) stop.abort();
    }, stop.signal);
    const outcome = await runAnalysis(rows, run.steps);
    expect(begun.length).toBeLessThan(8);
    expect(outcome).toEqual({ analysed: begun.length, failed: 0, errors: [] });
  });

  it('has nothing to do for no rows', async () => {
    const run = steps(tick);
    expect(await runAnalysis([], run.steps)).toEqual({ analysed: 0, failed: 0, errors: [] });
    expect(run.progress).toEqual([]);
  });
});

import { create } from 'zustand';

interface Analysing {
  /** Rows whose photo the analyst is looking at right now, whichever screen of this tab asked. */
  underWay: ReadonlySet<string>;
  /** Rows whose last attempt in this tab failed: they are tried again only when somebody asks. */
  failed: ReadonlySet<string>;
}

const useAnalysing = create<Analysing>(() => ({ underWay: new Set(), failed: new Set() }));
const running = new Map<string, Promise<unknown>>();

export function useIsAnalysing(observationId: string): boolean {
  return useAnalysing(({ underWay }) => underWay.has(observationId));
}

export function useFailedAnalyses(): ReadonlySet<string> {
  return useAnalysing(({ failed }) => failed);
}

export function hasFailed(observationId: string): boolean {
  return useAnalysing.getState().failed.has(observationId);
}

/**
 * Analyses a row unless that is under way already, and then waits for that: leaving a screen and
 * coming back must not send the same photo twice.
 */
export function analyseOnce<T>(observationId: string, analyse: () => Promise<T>): Promise<T> {
  const earlier = running.get(observationId) as Promise<T> | undefined;
  if (earlier) return earlier;
  const run = analyse()
    .catch((error: unknown) => {
      publish([...failedIds(), observationId]);
      throw error;
    })
    .finally(() => {
      running.delete(observationId);
      publish(failedIds());
    });
  running.set(observationId, run);
  publish(failedIds().filter((id) => id !== observationId));
  return run;
}

function failedIds(): string[] {
  return [...useAnalysing.getState().failed];
}

function publish(failed: string[]) {
  useAnalysing.setState({ underWay: new Set(running.keys()), failed: new Set(failed) });
}

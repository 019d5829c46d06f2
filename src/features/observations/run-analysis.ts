import pLimit from 'p-limit';

/** One call looks at one photo; more at once would only wait at the analyst. */
const CALLS_AT_ONCE = 4;

export interface AnalysisOutcome {
  /** Rows that now have all their texts. */
  analysed: number;
  failed: number;
  /** One for each failed row, in the order in which they failed. */
  errors: unknown[];
}

interface AnalysisSteps<Row> {
  analyse: (row: Row) => Promise<unknown>;
  onProgress: (done: number) => void;
  /** Once aborted no further row is begun; those under way are finished. */
  signal: AbortSignal;
}

/** Has each row analysed by a call of its own, a few at a time; a failing one stops no other. */
export async function runAnalysis<Row>(
  rows: Row[],
  { analyse, onProgress, signal }: AnalysisSteps<Row>,
): Promise<AnalysisOutcome> {
  const outcome: AnalysisOutcome = { analysed: 0, failed: 0, errors: [] };
  const limit = pLimit(CALLS_AT_ONCE);
  const analyseOne = async (row: Row) => {
    if (signal.aborted) return;
    try {
      await analyse(row);
      outcome.analysed += 1;
    } catch (error) {
      outcome.failed += 1;
      outcome.errors.push(error);
    }
    onProgress(outcome.analysed + outcome.failed);
  };
  await Promise.all(rows.map((row) => limit(() => analyseOne(row))));
  return outcome;
}

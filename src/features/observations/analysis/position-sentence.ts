import { shortTime } from '@/lib/short-time';
import type { Analysis } from '@/features/questions/queries';
import { countProgress, measurePace } from './analysis-state';

/** A steady pace takes some answers to measure, more where several run at once. */
const ANSWERS_NEEDED = 3;
/** Too short to announce. */
const TOO_SHORT_MS = 10_000;

const LIST = new Intl.ListFormat('en-GB');

/** "Analysing 3 / 12 photos..."; null where none is being analysed. */
export function countSentence(analysis: Analysis): string | null {
  const progress = countProgress(analysis);
  if (!progress) return null;
  const count = `${String(progress.done)} / ${String(progress.total)} photos`;
  return analysis.hold === 'paused' ? `Paused at ${count}` : `Analysing ${count}...`;
}

/**
 * The photos being analysed, the time each takes and the time left, as far as the answers tell. `numbers` are the
 * photos in progress. Blank when there is nothing to say.
 */
export function positionSentence(analysis: Analysis, numbers: readonly number[]): string {
  const pace = measurePace(analysis, Math.max(ANSWERS_NEEDED, numbers.length));
  const { done, total } = countProgress(analysis) ?? { done: 0, total: 0 };
  const leftMs = (pace ?? 0) * (total - done);
  return [
    ...(numbers.length > 0 ? [listUnderWay(numbers)] : []),
    ...(pace !== null && leftMs >= TOO_SHORT_MS
      ? [`about ${shortTime(pace)} a photo`, `${longTime(leftMs)} left`]
      : []),
  ].join(' · ');
}

function listUnderWay(numbers: readonly number[]): string {
  const listed = LIST.format(numbers.toSorted((a, b) => a - b).map(String));
  return numbers.length === 1
    ? `Photo ${listed} is being looked at`
    : `Photos ${listed} are being looked at`;
}

function longTime(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes === 1) return 'about a minute';
  if (minutes < 90) return `about ${String(minutes)} minutes`;
  return `about ${String(Math.round(minutes / 60))} hours`;
}

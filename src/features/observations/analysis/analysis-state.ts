import { z } from 'zod';
import { type Analysis, isOpen, type Question } from '@/features/questions/queries';

export const NOTHING_ASKED: Analysis = { hold: null, questions: [] };

/** The answers that the pace is measured by: enough to even out, few enough to follow a change. */
const TIMES_KEPT = 13;

/** The photo questions in the queue, which are counted together. */
function queued({ questions }: Analysis): Question[] {
  return questions.filter(({ task, turn }) => task === 'photo' && turn !== null);
}

/** Tells that photos wait for their answer, even while paused. */
export function isUnderWay(analysis: Analysis): boolean {
  return queued(analysis).some(isOpen);
}

/** The photo questions asked together: those open, and those answered or failed since. */
export function lastAsked(analysis: Analysis): {
  open: Question[];
  answered: Question[];
  failed: Question[];
} {
  const all = queued(analysis);
  const open = all.filter(isOpen);
  const answered = all.filter(({ state }) => state === 'answered');
  const times = [...open, ...answered].map(({ asked_at }) => Date.parse(asked_at));
  const begun = times.length > 0 ? Math.min(...times) : -Infinity;
  const failed = all.filter(
    ({ state, settled_at }) => state === 'failed' && Date.parse(settled_at ?? '') >= begun,
  );
  return { open, answered, failed };
}

/** Counts the photos done of those asked about; null unless some wait. */
export function countProgress(analysis: Analysis): { done: number; total: number } | null {
  const { open, answered, failed } = lastAsked(analysis);
  if (open.length === 0) return null;
  const done = answered.length + failed.length;
  return { done, total: done + open.length };
}

/** Tells that an analyst has the row's photo now, whichever device asked. */
export function isBeingAnalysed({ questions }: Analysis, id: string): boolean {
  return questions.some(({ observation_id, state }) => observation_id === id && state === 'asked');
}

/** The states of photos that are being analysed, or failed and are analysed again only when a person asks; by row. */
export function openStates({ questions }: Analysis): Record<string, 'asked' | 'failed'> {
  return Object.fromEntries(
    questions.flatMap(({ observation_id: id, state }) =>
      id !== null && (state === 'asked' || state === 'failed') ? [[id, state]] : [],
    ),
  );
}

/** Tells that the row was asked about since a person last asked about all. */
export function wasAskedAbout({ questions }: Analysis, id: string): boolean {
  return questions.some(({ observation_id }) => observation_id === id);
}

/** The version of the row that a question replaces; null for one that fills blanks. */
export function replacedVersion({ request }: Question): number | null {
  return replacingSchema.parse(request);
}

const replacingSchema = z
  .object({ replace_version: z.number() })
  .transform(({ replace_version }) => replace_version)
  .nullable()
  .catch(null);

/** Why the last photos failed, in a sentence; null unless all questions are done and some failed. */
export function failureSentence(analysis: Analysis): string | null {
  if (isUnderWay(analysis)) return null;
  const failed = queued(analysis).filter(({ state, message }) => state === 'failed' && message);
  return findLatest(failed)?.message ?? null;
}

/** The question answered or failed last. */
function findLatest(questions: readonly Question[]): Question | undefined {
  const readSettledTime = ({ settled_at }: Question) => Date.parse(settled_at ?? '');
  return questions.toSorted((a, b) => readSettledTime(b) - readSettledTime(a))[0];
}

/** Tells that photos were given up without a try, because all would have failed. */
export function wasStopped(analysis: Analysis): boolean {
  return (
    !isUnderWay(analysis) &&
    queued(analysis).some(({ state, tries }) => state === 'failed' && tries === 0)
  );
}

/** A failure that may pass: why nothing is asked now, and for how long. */
export function findTrouble(analysis: Analysis): { message: string; waitMs: number } | null {
  const open = queued(analysis).filter(isOpen);
  if (analysis.hold !== null || open.some(({ state }) => state === 'asked')) return null;
  const last = findLatest(open.filter(({ code }) => code !== null));
  if (!last) return null;
  const waitMs = Date.parse(last.not_before) - Date.parse(last.settled_at ?? '');
  return { message: last.message ?? '', waitMs };
}

/** Milliseconds between answers; null while fewer than `needed` are in. */
export function measurePace(analysis: Analysis, needed: number): number | null {
  if (analysis.hold !== null || !isUnderWay(analysis)) return null;
  const { answered, failed } = lastAsked(analysis);
  const times = [...answered, ...failed]
    .map(({ settled_at }) => Date.parse(settled_at ?? ''))
    .toSorted((a, b) => a - b)
    .slice(-TIMES_KEPT);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || times.length <= needed) return null;
  return (last - first) / (times.length - 1);
}

import { codeOf } from '@/lib/errors';
import { LOOKS } from '@/lib/follow-answer';
import { failureKind } from './failure-kind';
import { isEnding, type AnalysisRun } from './run-state';

/** Failures that may pass: so many in a row, and the rest waits for a person. */
const TROUBLES_IN_A_ROW = 3;
/** A photo that the analyst never answers for must not hold the others up for ever. */
const TRIES_OF_A_PHOTO = 3;
/** Photos of a run that fail alike before the first answer: then it is none of the photos' doing. */
const ALIKE_FROM_THE_FIRST = 5;
/** Answers that are remembered for the pace: enough to even out, few enough to follow a change. */
const MOMENTS_KEPT = 13;

type Counted = Pick<AnalysisRun, 'analysed'> | Pick<AnalysisRun, 'errors'>;

/** Takes a row's answer in; it is counted once, and only where the row belongs to the run. */
export function answer(run: AnalysisRun, id: string, counted: Counted, at: number): AnalysisRun {
  const freed = release(run, id);
  if (!isOfRun(run, id)) return freed;
  const moments = run.moments.length > 0 ? [...run.moments, at].slice(-MOMENTS_KEPT) : run.moments;
  return { ...freed, ...counted, moments, unanswered: without(run, id) };
}

/** Takes a failure in, for what it means to this row and to the others. */
export function fail(
  run: AnalysisRun,
  { id, error }: { id: string; error: unknown },
  at: number,
): AnalysisRun {
  const kind = failureKind(error);
  if (!isOfRun(run, id)) {
    const freed = release(run, id);
    return kind === 'elsewhere' ? freed : withFailed(freed, id);
  }
  if (kind === 'photo') return failForGood(run, id, error, at);
  if (isEnding(run)) return giveUp(run, id);
  if (kind === 'all') return stop(run, id, { error, times: 0, isWaiting: false }, at);
  return kind === 'later' ? putBack(run, id, error, at) : lookLater(run, id, error, at);
}

/** The row is in nobody's hands any more; its place in the run stays. */
export function release(run: AnalysisRun, id: string): AnalysisRun {
  return { ...run, underWay: new Set([...run.underWay].filter((other) => other !== id)) };
}

/** The run ends without an answer for the row. */
export function giveUp(run: AnalysisRun, id: string): AnalysisRun {
  const freed = release(run, id);
  if (!isOfRun(run, id)) return freed;
  return { ...freed, unanswered: without(run, id), left: run.left + 1 };
}

/** Gives up all rows but those under way. */
export function giveUpWaiting(run: AnalysisRun): AnalysisRun {
  const unanswered = run.unanswered.filter(({ id }) => run.underWay.has(id));
  const left = run.left + run.unanswered.length - unanswered.length;
  return { ...run, unanswered, left };
}

function failForGood(run: AnalysisRun, id: string, error: unknown, at: number): AnalysisRun {
  const failed = withFailed(answer(run, id, { errors: [...run.errors, error] }, at), id);
  if (isEnding(run) || !failAlikeFromTheFirst(failed)) return failed;
  const trouble = { error, times: 0, isWaiting: false };
  return { ...giveUpWaiting(failed), state: 'stopping', trouble };
}

/** A model that answers in no usable form would be asked, and paid, for every photo of the report. */
function failAlikeFromTheFirst({ analysed, errors }: AnalysisRun): boolean {
  const codes = new Set(errors.map(codeOf));
  const isOfThePhotos = codes.has('photo_unreadable');
  return (
    analysed.length === 0 &&
    errors.length >= ALIKE_FROM_THE_FIRST &&
    codes.size === 1 &&
    !isOfThePhotos
  );
}

/** The rest would fail alike. The row itself is as little to blame, and not counted as failed beyond this run. */
function stop(
  run: AnalysisRun,
  id: string,
  trouble: NonNullable<AnalysisRun['trouble']>,
  at: number,
): AnalysisRun {
  const counted = answer(run, id, { errors: [...run.errors, trouble.error] }, at);
  return { ...giveUpWaiting(counted), state: 'stopping', trouble };
}

/** To the end of the run, and a wait before anything else is asked. */
function putBack(run: AnalysisRun, id: string, error: unknown, at: number): AnalysisRun {
  // What was asked before the wait and fails within it is the same trouble still.
  const isKnown = run.trouble?.isWaiting === true;
  const times = (run.trouble?.times ?? 0) + (isKnown ? 0 : 1);
  if (times >= TROUBLES_IN_A_ROW) return stop(run, id, { error, times, isWaiting: false }, at);
  const troubled: AnalysisRun = {
    ...run,
    moments: [],
    trouble: { error, times, isWaiting: run.state === 'analysing' },
  };
  const tries = (run.tries.get(id) ?? 0) + 1;
  if (tries >= TRIES_OF_A_PHOTO) return failForGood(troubled, id, error, at);
  const row = run.unanswered.filter((other) => other.id === id);
  return {
    ...release(troubled, id),
    unanswered: [...without(run, id), ...row],
    tries: new Map([...run.tries, [id, tries]]),
  };
}

function lookLater(run: AnalysisRun, id: string, error: unknown, at: number): AnalysisRun {
  const times = (run.elsewhere.get(id)?.times ?? 0) + 1;
  if (times > LOOKS) return failForGood(run, id, error, at);
  return {
    ...release(run, id),
    elsewhere: new Map([...run.elsewhere, [id, { times, isWaiting: true }]]),
  };
}

function withFailed(run: AnalysisRun, id: string): AnalysisRun {
  return { ...run, failedRows: new Set([...run.failedRows, id]) };
}

function isOfRun({ unanswered }: AnalysisRun, id: string): boolean {
  return unanswered.some((row) => row.id === id);
}

function without({ unanswered }: AnalysisRun, id: string): AnalysisRun['unanswered'] {
  return unanswered.filter((row) => row.id !== id);
}

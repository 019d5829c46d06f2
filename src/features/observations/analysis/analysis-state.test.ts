import { describe, expect, it } from 'vitest';
import { makeQuestion } from '../../../../testing/app/simulated-questions';
import type { Analysis, Question } from '@/features/questions/queries';
import {
  countProgress,
  failureSentence,
  findTrouble,
  isBeingAnalysed,
  openStates,
  measurePace,
  wasStopped,
} from './analysis-state';

const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 10, 0, second)).toISOString();

function makeAnalysis(...questions: Partial<Question>[]): Analysis {
  return {
    hold: null,
    questions: questions.map((one, index) =>
      makeQuestion({ observation_id: String(index + 1), asked_at: at(0), ...one }),
    ),
  };
}

/** So many answers, each so many seconds after the one before. */
const answered = (count: number, seconds: number) =>
  Array.from({ length: count }, (_, index) => ({
    state: 'answered' as const,
    settled_at: at(index * seconds),
  }));

describe('what waits', () => {
  it('is counted with what was settled since it was asked, and not with failures of before', () => {
    const before = { state: 'failed' as const, asked_at: at(-90), settled_at: at(-60) };
    const since = { state: 'failed' as const, settled_at: at(5) };
    const analysis = makeAnalysis(before, since, ...answered(1, 1), { state: 'asked' }, {});
    expect(countProgress(analysis)).toEqual({ done: 2, total: 4 });
    expect(countProgress(makeAnalysis(before, ...answered(1, 1)))).toBe(null);
    expect(openStates(analysis)).toEqual({ 1: 'failed', 2: 'failed', 4: 'asked' });
    expect([4, 5].map((id) => isBeingAnalysed(analysis, String(id)))).toEqual([true, false]);
  });

  it('is not what a person has asked for one photo beside it', () => {
    expect(countProgress(makeAnalysis({ state: 'asked', turn: null }))).toBe(null);
  });

  it('says why nothing is asked at the moment, and for how long', () => {
    const failed = { code: 'analyst_quota', message: 'Too many.', settled_at: at(0), not_before: at(30) }; // prettier-ignore
    expect(findTrouble(makeAnalysis(failed, {}))).toEqual({ message: 'Too many.', waitMs: 30_000 });
    expect(findTrouble(makeAnalysis(failed, { state: 'asked' }))).toBe(null);
    expect(findTrouble({ ...makeAnalysis(failed), hold: 'paused' })).toBe(null);
  });

  it('has a pace once enough answers are in to tell', () => {
    const waiting = [{ state: 'asked' as const }, {}];
    expect(measurePace(makeAnalysis(...answered(3, 20), ...waiting), 3)).toBeNull();
    expect(measurePace(makeAnalysis(...answered(4, 20), ...waiting), 3)).toBe(20_000);
    const paused = { ...makeAnalysis(...answered(9, 20), ...waiting), hold: 'paused' as const };
    expect(measurePace(paused, 3)).toBeNull();
    expect(measurePace(makeAnalysis(...answered(9, 20)), 3)).toBeNull();
  });
});

describe('what failed', () => {
  const failed = (second: number, message: string, tries = 1) => ({
    state: 'failed' as const,
    settled_at: at(second),
    code: 'analyst_refused',
    message,
    tries,
  });

  it('says the last reason, once nothing waits any more', () => {
    const questions = [failed(2, 'The last.'), failed(1, 'The first.')];
    expect(failureSentence(makeAnalysis(...questions))).toBe('The last.');
    expect(failureSentence(makeAnalysis(...questions, {}))).toBe(null);
  });

  it('was stopped where photos were given up that nobody was asked about', () => {
    expect(wasStopped(makeAnalysis(failed(1, 'No.')))).toBe(false);
    expect(wasStopped(makeAnalysis(failed(1, 'No.'), failed(1, 'No.', 0)))).toBe(true);
  });
});

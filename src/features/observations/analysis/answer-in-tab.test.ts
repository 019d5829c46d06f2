import { beforeEach, expect, it, vi } from 'vitest';
import { makeQuestion } from '../../../../testing/app/simulated-questions';
import type { Analysis, Question } from '@/features/questions/queries';
import { answerInTab } from './answer-in-tab';

let analysis: Analysis;
const answer = vi.fn<(id: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') });
  answer.mockReset();
});

function ask(...questions: Partial<Question>[]): void {
  analysis = {
    hold: null,
    questions: questions.map((one, index) =>
      makeQuestion({ observation_id: String(index + 1), ...one }),
    ),
  };
}

function change(id: string, changes: Partial<Question>): void {
  analysis = {
    ...analysis,
    questions: analysis.questions.map((one) =>
      one.observation_id === id ? { ...one, ...changes } : one,
    ),
  };
}

function begin(signal = new AbortController().signal): Promise<void> {
  return answerInTab({ read: () => Promise.resolve(analysis), answer, atOnce: 2, signal });
}

it('has each photo answered once, two at a time, until none is open @answer-in-tab-1', async () => {
  ask({}, {}, {});
  let most = 0;
  const underWay = new Set<string>();
  answer.mockImplementation(async (id) => {
    most = Math.max(most, underWay.add(id).size);
    change(id, { state: 'asked', taken_until: '2026-11-27T10:01:00Z' });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    change(id, { state: 'answered' });
    underWay.delete(id);
  });
  const done = begin();
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(answer.mock.calls.map(([id]) => id)).toEqual(['1', '2', '3']);
  expect(most).toBe(2);
});

it('waits while it is held, while a question is to wait, and while somebody else has it', async () => {
  ask(
    { not_before: '2026-11-27T10:00:30Z' },
    {
      state: 'asked',
      taken_until: '2026-11-27T10:00:50Z',
      request: { replace_version: 7 },
    },
  );
  analysis = { ...analysis, hold: 'paused' };
  answer.mockImplementation((id) => Promise.resolve(change(id, { state: 'answered' })));
  const done = begin();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(answer).not.toHaveBeenCalled();
  analysis = { ...analysis, hold: null };
  await vi.advanceTimersByTimeAsync(2000);
  expect(answer.mock.calls).toEqual([['1', {}]]);
  // Its taker is gone.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answer.mock.calls).toEqual([
    ['1', {}],
    ['2', { replace_version: 7 }],
  ]);
  await done;
});

it('goes on after a call that failed, and begins nothing once the screen is left', async () => {
  ask({}, {});
  answer.mockImplementationOnce(() => Promise.reject(new Error('cut')));
  answer.mockImplementation((id) => Promise.resolve(change(id, { state: 'failed' })));
  const end = new AbortController();
  const done = begin(end.signal);
  await vi.advanceTimersByTimeAsync(3000);
  expect(answer.mock.calls.length).toBeGreaterThanOrEqual(3);
  await done;
  ask({});
  end.abort();
  answer.mockClear();
  await begin(end.signal);
  expect(answer).not.toHaveBeenCalled();
});

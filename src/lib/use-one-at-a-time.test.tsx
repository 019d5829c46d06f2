import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time';

/** The guarded action, and how to end the run that is under way. */
function renderAction() {
  let end: (outcome?: unknown) => void = () => {};
  const action = vi.fn((_given: string) => new Promise((settle) => (end = settle)));
  const { result, rerender } = renderHook(() => useOneAtATime(action));
  const ended = async (outcome?: unknown) => {
    end(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { action, run: (given: string) => result.current(given), ended, rerender };
}

it('does nothing while an earlier run is under way, drawn again or not', async () => {
  const { action, run, ended, rerender } = renderAction();
  run('first');
  run('second');
  rerender();
  run('third');
  expect(action.mock.calls).toEqual([['first']]);
  await ended();
  run('fourth');
  expect(action.mock.calls).toEqual([['first'], ['fourth']]);
});

it('never runs again once it is finished', async () => {
  const { action, run, ended } = renderAction();
  run('first');
  await ended('finished');
  run('second');
  expect(action).toHaveBeenCalledOnce();
});

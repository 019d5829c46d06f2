import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same between renders and does what the latest one would: for events, not while drawing. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const held = useRef(latest);
  // Before any other effect, so that those of the same commit have it.
  useInsertionEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: Args) => held.current(...args), []);
}

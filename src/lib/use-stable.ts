import { useCallback, useInsertionEffect, useRef, useState } from 'react';

/** A stable function that calls the latest one: for events, not for rendering. */
export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const held = useRef(latest);
  // Before any other effect: those of the same commit call the latest.
  useInsertionEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: Args) => held.current(...args), []);
}

/** An object of such functions, itself stable. */
export function useAllStable<Functions extends object>(latest: Functions): Functions {
  const now = useStable((name: string) => latest[name as keyof Functions] as Act);
  const [all] = useState(() => {
    const acts = Object.keys(latest).map((name): [string, Act] => [
      name,
      (...args) => now(name)(...args),
    ]);
    return Object.fromEntries(acts) as Functions;
  });
  return all;
}

type Act = (...args: unknown[]) => unknown;

/** A value with those before and after it, for undo and redo. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** More steps than anyone undoes. */
const MOST_STEPS = 200;

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

export function pushStep<T>({ past, present }: History<T>, next: T): History<T> {
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] };
}

/** Undoes one step; unchanged where there is none. */
export function stepBack<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Redoes one step; unchanged where there is none. */
export function stepForward<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: later };
}

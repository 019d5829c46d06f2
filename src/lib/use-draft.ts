import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

const PREFIX = 'plumbline-draft';

/** Each draft as this tab last read or wrote it. Another tab may have kept its own under the same name since. */
const seenHere = new Map<string, string | null>();

/** Names a draft: whose it is, then what it belongs to, e.g. `draftKey(userId, 'row', observationId)`. */
export function draftKey(userId: string, ...parts: string[]): string {
  return [PREFIX, userId, ...parts].join(':');
}

/** Discards every draft of a person on this device. */
export function discardUserDrafts(userId: string): void {
  const own = `${draftKey(userId)}:`;
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(own)) window.localStorage.removeItem(key);
  }
}

/** A draft that no screen holds; null when there is none. */
export function readDraft<T>(key: string): T | null {
  try {
    const stored = window.localStorage.getItem(key);
    seenHere.set(key, stored);
    return stored === null ? null : (JSON.parse(stored) as T);
  } catch {
    return null;
  }
}

/**
 * Keeps a draft that no screen holds yet; one that does keeps its own. Null discards it, unless another tab
 * has kept other text there since: saving in one tab must not take what is typed in the other.
 */
export function writeDraft(key: string, value: unknown) {
  try {
    if (value === null) {
      if (window.localStorage.getItem(key) === seenHere.get(key))
        window.localStorage.removeItem(key);
      return;
    }
    const stored = JSON.stringify(value);
    window.localStorage.setItem(key, stored);
    seenHere.set(key, stored);
  } catch {
    // Storage is full or forbidden: the text still lives on the screen, and leaving still asks.
  }
}

/** The drafts that are kept apart under this name, each by an id of its own. */
export function listDrafts<T>(key: string): T[] {
  try {
    const names = Object.keys(window.localStorage).filter((name) => name.startsWith(`${key}:`));
    return names.flatMap((name) => readDraft<T>(name) ?? []);
  } catch {
    return [];
  }
}

/**
 * Text that is typed but not saved, kept in this browser so that a reload or a crash loses nothing.
 * `keep` stores it at once; `discard` after saving or cancelling. Null when there is none.
 * The stored shape is the caller's own; a change of shape needs a change of key.
 */
export function useDraft<T>(key: string): {
  draft: T | null;
  keep: (value: T) => void;
  discard: () => void;
  /** The draft as it is by now, for what ends long after it began. */
  readNow: () => T | null;
} {
  const [held, setHeld] = useState(() => ({ key, draft: readDraft<T>(key) }));
  // Another row, another report: its own draft counts from the first render on.
  const current = held.key === key ? held : { key, draft: readDraft<T>(key) };
  if (current !== held) setHeld(current);

  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const set = useCallback(
    (draft: T | null) => {
      writeDraft(key, draft);
      latest.current = { key, draft };
      setHeld(latest.current);
    },
    [key],
  );
  const discard = useCallback(() => {
    set(null);
  }, [set]);
  const readNow = useCallback(() => latest.current.draft, []);
  return { draft: current.draft, keep: set, discard, readNow };
}

/** A draft as `useDraft` has it, to be followed with `useStore` by those alone who show it. */
export interface FollowedDraft<T> {
  store: StoreApi<T | null>;
  keep: (value: T) => void;
  discard: () => void;
}

/** Like `useDraft`, for a screen of which most is not drawn again because a key was typed. */
export function useFollowedDraft<T>(key: string): FollowedDraft<T> {
  const [held, setHeld] = useState(() => ({ key, draft: followedDraft<T>(key) }));
  const current = held.key === key ? held : { key, draft: followedDraft<T>(key) };
  if (current !== held) setHeld(current);
  return current.draft;
}

function followedDraft<T>(key: string): FollowedDraft<T> {
  const store = createStore<T | null>(() => readDraft<T>(key));
  const set = (value: T | null) => {
    writeDraft(key, value);
    store.setState(value, true);
  };
  return {
    store,
    keep: set,
    discard: () => {
      set(null);
    },
  };
}

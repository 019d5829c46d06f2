import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

const PREFIX = 'plumbline-draft';

/** Each draft as this tab last read or wrote it. Another tab may have changed it since. */
const seenHere = new Map<string, string | null>();

/** A draft's key: the person, then its subject, such as `draftKey(userId, 'row', observationId)`. */
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

/** Reads a draft outside its screen; null for none. */
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
 * Stores a draft outside its screen. Null discards it, unless another tab has stored other text since: saving in one
 * tab must not lose what is typed in another.
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
    // Storage is full or forbidden: the text is still on the screen, and leaving still asks.
  }
}

/** All drafts under this key, each with an id of its own. */
export function listDrafts<T>(key: string): T[] {
  try {
    const names = Object.keys(window.localStorage).filter((name) => name.startsWith(`${key}:`));
    return names.flatMap((name) => readDraft<T>(name) ?? []);
  } catch {
    return [];
  }
}

/**
 * Unsaved text, kept in this browser: a reload or a crash loses nothing. `keep` stores it at once; `discard` after
 * saving or cancelling. Null for none. The caller owns the stored shape; changing it needs another key.
 */
export function useDraft<T>(key: string): {
  draft: T | null;
  keep: (value: T) => void;
  discard: () => void;
  /** Reads the latest draft, for slow operations. */
  readNow: () => T | null;
} {
  const [held, setHeld] = useState(() => ({ key, draft: readDraft<T>(key) }));
  // For another key, its own draft counts from the first render.
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

/** A draft like `useDraft`'s, to subscribe to with `useStore` where it is shown. */
export interface FollowedDraft<T> {
  store: StoreApi<T | null>;
  keep: (value: T) => void;
  discard: () => void;
}

/** Like `useDraft`, but typing renders only subscribers. */
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

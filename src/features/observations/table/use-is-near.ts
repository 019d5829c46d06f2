import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** Paper has no window to come near to. */
function drawAll(): void {
  flushSync(() => {
    for (const come of waiting) come();
  });
}

/**
 * Tells that an element with `content-visibility: auto` has come near enough to the window to be laid out, from then on
 * for good; with `isAtOnce`, immediately. The browser tracks such elements anyway: an observer would cost a fifth of
 * every keystroke. A browser without the event has everything near.
 */
export function useIsNear(element: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [hasCome, setCome] = useState(!('ContentVisibilityAutoStateChangeEvent' in globalThis));
  const isWaiting = !hasCome && !isAtOnce;
  // Before the first paint, when the browser first reports it.
  useLayoutEffect(() => {
    const row = element.current;
    if (!isWaiting || !row) return;
    const come = () => {
      setCome(true);
    };
    const handleChange = (event: Event) => {
      if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) come();
    };
    waiting.add(come);
    row.addEventListener('contentvisibilityautostatechange', handleChange);
    return () => {
      waiting.delete(come);
      row.removeEventListener('contentvisibilityautostatechange', handleChange);
    };
  }, [element, isWaiting]);
  return !isWaiting;
}

window.addEventListener('beforeprint', drawAll);

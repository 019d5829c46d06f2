import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** Paper has no window that anything could come near. */
function drawAll(): void {
  flushSync(() => {
    for (const come of waiting) come();
  });
}

/**
 * An element with `content-visibility: auto` has come near enough to the window for the browser to
 * lay it out, from then on for good; while `isAtOnce`, without waiting. The browser watches such
 * elements anyway: an observer beside it would cost a fifth of every key typed. A browser that
 * cannot tell has everything near.
 */
export function useIsNear(element: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [hasCome, setCome] = useState(!('ContentVisibilityAutoStateChangeEvent' in globalThis));
  const isWaiting = !hasCome && !isAtOnce;
  // Before the browser paints, at which it tells for the first time.
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

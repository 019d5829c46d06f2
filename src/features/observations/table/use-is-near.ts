import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** About two windows' height: further than the eye goes before the row has what it needs. */
const MARGIN = '1500px';

type Come = () => void;

let observer: IntersectionObserver | null = null;
const waiting = new Map<Element, Come>();

/** Paper has no window that anything could come near. */
function drawAll(): void {
  flushSync(() => {
    for (const come of waiting.values()) come();
  });
}

/** One observer for all rows: each row's own would ask the browser three hundred times. */
function watch(element: Element, onCome: Come): () => void {
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) waiting.get(target)?.();
        }
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    window.addEventListener('beforeprint', drawAll);
  }
  waiting.set(element, onCome);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether an element has come near the window, from then on for good. `isAtOnce` for what is near from the beginning;
 * a browser that cannot tell has everything near.
 */
export function useIsNear(element: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [hasCome, setCome] = useState(isAtOnce || !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (hasCome || !element.current) return;
    return watch(element.current, () => {
      setCome(true);
    });
  }, [element, hasCome]);
  return hasCome;
}

import { useRef } from 'react';

/**
 * Guards an action against a second click, and against Enter after a click: while it runs, calling it again does
 * nothing, and after it resolved with 'finished' it never runs again in this component. A disabled button alone is too
 * late: it renders after the state change, and a slow device accepts clicks until then.
 */
export function useOneAtATime<Given extends unknown[]>(
  action: (...given: Given) => Promise<unknown>,
): (...given: Given) => void {
  const isClosed = useRef(false);
  return (...given) => {
    if (isClosed.current) return;
    isClosed.current = true;
    void (async () => {
      try {
        isClosed.current = (await action(...given)) === 'finished';
      } catch (error) {
        isClosed.current = false;
        throw error;
      }
    })();
  };
}

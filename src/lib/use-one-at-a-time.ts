import { useRef } from 'react';

/**
 * An action guarded against a second click, and against Enter after a click: while it is under way,
 * calling it again does nothing, and once it resolved with 'finished' it never runs again in this
 * component. A disabled button alone comes too late: it is drawn after the state has changed, and a
 * slow device takes further clicks until then.
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

import { useRef } from 'react';

/** Acts once: a field that is left by a key also loses the focus. */
export function useOnce(): (act: () => void) => void {
  const isOver = useRef(false);
  return (act) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
}

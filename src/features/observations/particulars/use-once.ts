import { useRef } from 'react';

/** Acts once: a field left by a key loses the focus too. */
export function useOnce(): (act: () => void) => void {
  const isOver = useRef(false);
  return (act) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStable } from './use-stable';

/**
 * Holds a field that grows with its text at the height it has, until a line more or fewer gives it another. Its size
 * would follow from its content with each key, and the browser would lay out everything around it: among 300 rows a
 * sixth of what a key costs.
 */
export function useHeldHeight(element: RefObject<HTMLTextAreaElement | null>, text: string): void {
  /** Empty until something is typed: a field that is only opened has the height that its style gives it. */
  const held = useRef('');
  const shown = useRef(text);

  const hold = useStable(() => {
    const field = element.current;
    // Another height was set by the person, who pulled the field to it.
    if (!field || field.style.height !== held.current) return;
    Object.assign(field.style, { height: '', contain: '' });
    held.current = `${String(field.offsetHeight)}px`;
    Object.assign(field.style, { height: held.current, contain: 'strict' });
  });

  useLayoutEffect(() => {
    const field = element.current;
    if (!field || text === shown.current) return;
    const isShorter = text.length < shown.current.length;
    shown.current = text;
    if (held.current === '' || isShorter || field.scrollHeight > field.clientHeight) hold();
  }, [element, text, hold]);

  useEffect(() => {
    const handleResize = () => {
      if (held.current !== '') hold();
    };
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('resize', handleResize);
    };
  }, [hold]);
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStable } from './use-stable';

/**
 * Keeps a growing field's height until its number of lines changes. Otherwise its size would depend on its content, and
 * each key would lay out everything around it: with 300 rows a sixth of a keystroke's cost.
 */
export function useHeldHeight(element: RefObject<HTMLTextAreaElement | null>, text: string): void {
  /** Empty until something is typed: a field that is only opened keeps its style's height. */
  const held = useRef('');
  const shown = useRef(text);

  const hold = useStable(() => {
    const field = element.current;
    // Any other height was set by the person, by dragging.
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

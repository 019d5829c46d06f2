import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { isChecked, type Observation } from '@/records/observation';
import { createActiveRow } from '../rows/active-row';

/** The active row: the last one focused; at first, the first unchecked. */
export function useActiveRow(table: RefObject<HTMLElement | null>, shown: readonly Observation[]) {
  const first = (shown.find((row) => !isChecked(row)) ?? shown[0])?.id ?? null;
  const [active] = useState(() => createActiveRow(first));
  useEffect(() => {
    // It was deleted or filtered out: another is active, without the focus.
    if (!shown.some(({ id }) => id === active.getState())) active.setState(first, true);
  }, [shown, active, first]);

  // Set in the document, not by rendering: nothing else about the two rows changes.
  useLayoutEffect(() => {
    const setActive = (id: string | null) => {
      table.current?.querySelector('[data-active]')?.removeAttribute('data-active');
      table.current?.querySelector(`[data-row="${String(id)}"]`)?.setAttribute('data-active', '');
    };
    setActive(active.getState());
    return active.subscribe(setActive);
  }, [table, shown, active]);

  /** A pressed element must not move before it is released. */
  const isPressed = useRef(false);
  const onPointerDown = () => {
    isPressed.current = true;
    const letGo = () => {
      isPressed.current = false;
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
    };
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-row]');
    const id = row?.dataset['row'];
    if (!row || id === undefined || id === active.getState()) return;
    if (!isPressed.current) {
      active.setState(id, true);
      return;
    }
    const activate = () => {
      window.removeEventListener('pointerup', activate);
      // The click itself comes first.
      setTimeout(() => {
        const before = row.getBoundingClientRect().top;
        active.setState(id, true);
        // The row before folds up: this one stays under the pointer.
        requestAnimationFrame(() => {
          window.scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
        });
      }, 0);
    };
    window.addEventListener('pointerup', activate);
  };
  return { active, onFocus, onPointerDown };
}

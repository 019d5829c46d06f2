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

/** The row that a person is at: where the focus was last, at first the first that nobody has checked. */
export function useActiveRow(table: RefObject<HTMLElement | null>, shown: readonly Observation[]) {
  const first = (shown.find((row) => !isChecked(row)) ?? shown[0])?.id ?? null;
  const [active] = useState(() => createActiveRow(first));
  useEffect(() => {
    // It was deleted, or filtered away: another is at hand, without the focus.
    if (!shown.some(({ id }) => id === active.getState())) active.setState(first, true);
  }, [shown, active, first]);

  // Not by drawing: of two rows that look otherwise nothing else is another.
  useLayoutEffect(() => {
    const setActive = (id: string | null) => {
      table.current?.querySelector('[data-active]')?.removeAttribute('data-active');
      table.current?.querySelector(`[data-row="${String(id)}"]`)?.setAttribute('data-active', '');
    };
    setActive(active.getState());
    return active.subscribe(setActive);
  }, [table, shown, active]);

  /** A finger or button is down: a pressed element must not move before it is let go. */
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
        // The row before folds up: this one stays under the hand.
        requestAnimationFrame(() => {
          window.scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
        });
      }, 0);
    };
    window.addEventListener('pointerup', activate);
  };
  return { active, onFocus, onPointerDown };
}

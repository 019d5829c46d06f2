import type { KeyboardEvent } from 'react';
import { focusInRow } from '@/lib/focus-in-row';

const CONTROLS = 'button, summary, input, [role=group][tabindex]';
/** Here arrow keys move a caret or go through choices. */
const HAS_ARROWS =
  'input:not([type=checkbox]), textarea, select, [role=listbox], [role=radiogroup]';

/**
 * Left and Right go through everything in a row. Most of it is no stop for Tab, which goes to the row, what is done
 * with it most, and on to the next row.
 */
export function goThroughRow(event: KeyboardEvent<HTMLTableRowElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const from = event.target as HTMLElement;
  if (step === 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
    return;
  // Keys pressed in a menu or a dialog of the row come here too, through React.
  if (!event.currentTarget.contains(from) || from.closest(HAS_ARROWS)) return;
  const row = event.currentTarget;
  const places = [row, ...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (place) => !place.matches(':disabled'),
  );
  const next = places[places.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  focusInRow(next);
}

import type { KeyboardEvent } from 'react';
import { focusInRow } from '@/lib/focus-in-row';

const CONTROLS = 'button, summary, input, [role=group][tabindex]';
/** Here arrow keys move a caret or select choices. */
const HAS_ARROWS =
  'input:not([type=checkbox]), textarea, select, [role=listbox], [role=radiogroup]';

/**
 * Left and Right move through all controls of a row. Most are no tab stops: Tab goes to the row, its commonest actions,
 * and the next row.
 */
export function goThroughRow(event: KeyboardEvent<HTMLTableRowElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const from = event.target as HTMLElement;
  if (step === 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
    return;
  // React also passes on keys from the row's menus and dialogs.
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

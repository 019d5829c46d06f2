import { useMemo, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router';
import { isChecked, type Observation } from '@/records/observation';
import { showsUncheckedOnly } from '../schema';

/** What belongs to the table though it lies elsewhere in the page. */
const OVER_THE_PAGE = '[role=menu], [role=dialog], [role=alertdialog], [data-sonner-toaster]';

/**
 * Shows the rows that nobody has checked, if wanted. A row that is checked meanwhile stays until the
 * focus leaves the table or the filter is applied again: nothing jumps away under one's hand.
 */
export function useUncheckedFilter(rows: readonly Observation[]) {
  const { search } = useLocation();
  /** The rows that were unchecked when the filter was last applied; null while it is off. */
  const [applied, setApplied] = useState(() =>
    showsUncheckedOnly(search) ? uncheckedIn(rows) : null,
  );

  const apply = () => {
    setApplied(uncheckedIn(rows));
  };
  const shown = useMemo(
    () => (applied ? rows.filter((row) => applied.has(row.id) || !isChecked(row)) : rows),
    [applied, rows],
  );

  return {
    isOn: applied !== null,
    shown,
    toggle: () => {
      if (applied) setApplied(null);
      else apply();
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // Without a target the window lost the focus, or a click went to nothing.
      if (!applied || !(relatedTarget instanceof Element)) return;
      if (currentTarget.contains(relatedTarget) || relatedTarget.closest(OVER_THE_PAGE)) return;
      apply();
    },
  };
}

function uncheckedIn(rows: readonly Observation[]): ReadonlySet<string> {
  return new Set(rows.filter((row) => !isChecked(row)).map(({ id }) => id));
}

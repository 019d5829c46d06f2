import { useMemo, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router';
import type { Finding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { useFailedRows } from '../analysis/use-analysis';
import type { ParticularName } from '../particulars/particulars';
import { openLeftOver } from '../rows/replaced-defect';
import { showsUncheckedOnly } from '../schema';
import { isFiltering, isInState, isWanted, NO_FILTER, type RowFilter } from './row-filter';

/** Layers that belong to the table but lie elsewhere in the page. */
const OVER_THE_PAGE = '[role=menu], [role=dialog], [role=alertdialog], [data-sonner-toaster]';

/**
 * Shows the rows that match the filter. One that no longer matches stays until the focus leaves the table or the filter
 * changes, and one being edited always: nothing jumps away during work.
 */
export function useRowFilter(
  reportId: string,
  findings: readonly Finding<Observation>[],
  judged: ParticularName,
  editingId: string | null,
) {
  const { search } = useLocation();
  const hasFailed = useFailedRows(reportId);
  const hasLeftOver = (row: Observation) => openLeftOver(row, [judged, 'urgency']).length > 0;
  const known = { hasFailed, hasLeftOver };
  const rows = useMemo(() => findings.map(({ row }) => row), [findings]);
  const find = (filter: RowFilter) =>
    new Set(
      findings.flatMap(({ row, photos }) => {
        const numbers = photos.map(({ number }) => number);
        return isWanted(row, numbers, filter, judged, known) ? [row.id] : [];
      }),
    );
  /** The filter, and the rows that matched when it was last set. */
  const [applied, setApplied] = useState(() => {
    const filter: RowFilter = showsUncheckedOnly(search)
      ? { ...NO_FILTER, state: 'unchecked' }
      : NO_FILTER;
    return { filter, kept: find(filter) };
  });
  const { filter, kept } = applied;
  const isOn = isFiltering(filter);
  const apply = (wanted: RowFilter) => {
    setApplied({ filter: wanted, kept: find(wanted) });
  };
  const found = isOn ? find(filter) : kept;
  const shownIds = isOn
    ? rows.flatMap(({ id }) => (id === editingId || kept.has(id) || found.has(id) ? [id] : []))
    : null;
  const shownKey = shownIds?.join(' ') ?? null;
  const shown = useMemo(() => {
    if (shownKey === null) return rows;
    const ids = new Set(shownKey.split(' '));
    return rows.filter(({ id }) => ids.has(id));
  }, [rows, shownKey]);

  const change = (part: Partial<RowFilter>) => {
    apply({ ...filter, ...part });
  };
  return {
    filter,
    isOn,
    shown,
    change,
    /** Counts the rows in a state, shown or not. */
    count: (state: NonNullable<RowFilter['state']>) =>
      rows.filter((row) => isInState(row, state, { hasFailed, hasLeftOver })).length,
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // No target: the window lost the focus, or the click hit nothing focusable.
      if (!isOn || !(relatedTarget instanceof Element)) return;
      if (currentTarget.contains(relatedTarget) || relatedTarget.closest(OVER_THE_PAGE)) return;
      apply(filter);
    },
  };
}

export type RowFiltering = ReturnType<typeof useRowFilter>;

import { useMemo, useRef, useState } from 'react';
import { allInTodaysNumbers } from '../rows/words-to-store';
import type { Observation } from '@/records/observation';
import { useParticulars } from './use-particulars';
import { useReportParticulars } from '../particulars/use-report-particulars';
import { useAcceptance } from '../check/use-acceptance';
import { useManyReanalyses } from '../analysis/use-many-reanalyses';
import { useReanalysis } from '../analysis/use-reanalysis';
import { useManyDeletions } from './use-many-deletions';
import { useEditNext } from './use-edit-next';
import { useRowClicks } from './use-row-clicks';
import { useRowCommands } from './use-row-commands';
import { useRowEditing } from '../edit/use-row-editing';
import { useRowKeys } from './use-row-keys';
import { useRowOrder } from './use-row-order';
import { useRowSelection } from '../rows/use-row-selection';
import { focusSearch } from '../check/row-search';
import { useMarkedHits } from '../check/use-marked-hits';
import { useRowFilter } from '../check/use-row-filter';
import { useActiveRow } from './use-active-row';

/** All that the table knows and does: what is drawn of it is the components' business. */
export function useTable(reportId: string, stored: Observation[]) {
  const rows = useMemo(() => allInTodaysNumbers(stored), [stored]);
  const table = useRef<HTMLTableElement>(null);
  const editing = useRowEditing(reportId, rows);
  const reanalysis = useReanalysis(reportId);
  const order = useRowOrder(reportId, rows);
  const particulars = useReportParticulars(reportId);
  const changes = useParticulars(reportId, rows, editing);
  const { accept, unaccept, acceptAll } = useAcceptance(reportId, rows, changes.whenSaved);
  const judged = particulars.schemeId === null ? 'severity' : 'rating';
  const filter = useRowFilter(reportId, rows, judged, editing.editingId);
  useMarkedHits(table, filter.filter.query);
  const selection = useRowSelection(filter.shown);
  const { active, onFocus, onPointerDown } = useActiveRow(table, filter.shown);
  const { edit } = editing;
  const reanalyses = useManyReanalyses(reportId);
  const deletions = useManyDeletions(reportId, () => {
    selection.selectAll(false);
    table.current?.focus({ preventScroll: true });
  });
  const editNext = useEditNext(rows, filter.shown, editing);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { commands, open, show } = useRowCommands({
    ...{ edit, editNext, accept, unaccept, move: order.move, analyse: reanalysis.ask },
    ...{ select: selection.select, set: changes.setOne, undoSet: changes.undo },
  });
  const onKeyDown = useRowKeys(
    { element: table, rows, shown: filter.shown },
    {
      ...{ ...commands, ...selection, undo: changes.undo },
      hasSelection: selection.selected.length > 0,
      search: focusSearch,
      help: () => {
        setHelpOpen(true);
      },
    },
  );
  const onMouseDown = useRowClicks(rows, selection.select);

  return {
    ...{
      rows,
      table,
      editing,
      reanalysis,
      reanalyses,
      deletions,
      order,
      particulars,
      changes,
      acceptAll,
    },
    ...{ filter, judged, active, selection, commands, open, show, isHelpOpen, setHelpOpen },
    events: { onKeyDown, onMouseDown, onFocus, onPointerDown, onBlur: filter.handleBlur },
  };
}

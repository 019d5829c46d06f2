import { useMemo, useRef, useState } from 'react';
import { allInTodaysNumbers } from '../rows/words-to-store';
import { listFindings } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { useFindingCommands } from './use-finding-commands';
import { useArranging } from '../findings/use-arranging';
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
import { useRowSelection } from '../rows/use-row-selection';
import { focusSearch } from '../check/row-search';
import { useMarkedHits } from '../check/use-marked-hits';
import { useRowFilter } from '../check/use-row-filter';
import type { RowSlots } from '../findings/row-slots';
import { useActiveRow } from './use-active-row';
import { useFileDrop } from './use-file-drop';

/** All that the table knows and does: what is drawn of it is the components' business. */
export function useTable(
  reportId: string,
  stored: Observation[],
  addPhotos: RowSlots['addPhotos'],
) {
  const photos = useMemo(() => allInTodaysNumbers(stored), [stored]);
  const findings = useMemo(() => listFindings(photos), [photos]);
  const rows = useMemo(() => findings.map(({ row }) => row), [findings]);
  const table = useRef<HTMLTableElement>(null);
  const editing = useRowEditing(reportId, photos);
  const reanalysis = useReanalysis(reportId);
  const arranging = useArranging(reportId, photos);
  const particulars = useReportParticulars(reportId);
  const changes = useParticulars(reportId, photos, editing);
  const { accept, unaccept, acceptAll } = useAcceptance(reportId, photos, changes.whenSaved);
  const judged = particulars.schemeId === null ? 'severity' : 'rating';
  const filter = useRowFilter(reportId, findings, judged, editing.editingId);
  useMarkedHits(table, filter.filter.query);
  const selection = useRowSelection(filter.shown);
  const { active, onFocus, onPointerDown } = useActiveRow(table, filter.shown);
  const { edit } = editing;
  const reanalyses = useManyReanalyses(reportId);
  const deletions = useManyDeletions(reportId, photos, () => {
    selection.selectAll(false);
    table.current?.focus({ preventScroll: true });
  });
  const editNext = useEditNext(rows, filter.shown, editing);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { moveBy, moveTo, detach, shift, join } = useFindingCommands(
    { element: table, findings, shown: filter.shown, editing },
    arranging,
  );
  const { commands, open, show } = useRowCommands({
    ...{ edit, editNext, accept, unaccept, analyse: reanalysis.ask },
    ...{ moveBy, detach, shift, putFirst: arranging.putFirst },
    ...{ select: selection.select, set: changes.setOne, undoSet: changes.undo },
  });
  const onKeyDown = useRowKeys(
    { element: table, photos, shown: filter.shown },
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
  const fileDrop = useFileDrop(rows, addPhotos);

  return {
    ...{
      photos,
      findings,
      rows,
      table,
      editing,
      reanalysis,
      reanalyses,
      deletions,
      arranging,
      placeRow: moveTo,
      joinRows: (holder: string, ids: readonly string[]) => {
        if (join(holder, ids)) selection.selectAll(false);
      },
      particulars,
      changes,
      acceptAll,
    },
    ...{ filter, judged, active, selection, commands, open, show, isHelpOpen, setHelpOpen },
    events: {
      ...{ onKeyDown, onMouseDown, onFocus, onPointerDown, ...fileDrop },
      onBlur: filter.handleBlur,
    },
  };
}

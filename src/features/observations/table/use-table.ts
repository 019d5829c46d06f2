import { useMemo, useRef, useState, type MouseEvent } from 'react';
import { allInTodaysNumbers } from '../rows/words-to-store';
import { listFindings } from '@/records/findings';
import { type Observation, isChecked } from '@/records/observation';
import { useFindingCommands } from './use-finding-commands';
import { useArranging } from '../findings/use-arranging';
import { useParticulars } from './use-particulars';
import { useReportParticulars } from '../particulars/use-report-particulars';
import { useAcceptance } from '../check/use-acceptance';
import { useManyReanalyses } from '../analysis/use-many-reanalyses';
import { useReanalysis } from '../analysis/use-reanalysis';
import { useDeletions } from './use-deletions';
import { useRowCommands } from './use-row-commands';
import { useRowEditing, type RowEditing } from '../edit/use-row-editing';
import { useRowKeys } from './use-row-keys';
import { useRowSelection } from '../rows/use-row-selection';
import { focusSearch } from '../check/row-search';
import { useHighlightedHits } from '../check/use-highlighted-hits';
import { useRowFilter } from '../check/use-row-filter';
import type { RowSlots } from '../findings/row-slots';
import { useActiveRow } from './use-active-row';
import { useFileDrop } from './use-file-drop';
import type { RowCommands } from '../particulars/row-commands';
import { toast } from '@/components/ui/toast';
import { focusRow, nextUnchecked } from './row-focus';

export function useTable(
  reportId: string,
  stored: Observation[],
  addPhotos: RowSlots['addPhotos'],
) {
  const listed = useListedRows(stored);
  const { photos, findings, rows } = listed;
  const table = useRef<HTMLTableElement>(null);
  const editing = useRowEditing(reportId, photos);
  const reanalysis = useReanalysis(reportId);
  const arranging = useArranging(reportId, photos);
  const particulars = useReportParticulars(reportId);
  const changes = useParticulars(reportId, photos, editing);
  const { acceptAll, ...acceptance } = useAcceptance(reportId, photos, changes.whenSaved);
  const judged = particulars.schemeId === null ? 'severity' : 'rating';
  const filter = useRowFilter(reportId, findings, judged, editing.editingId);
  useHighlightedHits(table, filter.filter.query);
  const selection = useRowSelection(filter.shown);
  const { active, ...presses } = useActiveRow(table, filter.shown);
  const deletions = useDeletions(reportId, photos, (deleted) => {
    if (!deleted) selection.selectAll(false);
    focusAfter(table.current, filter.shown, deleted);
  });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { moveTo, join, ...moves } = useFindingCommands(
    { element: table, findings, shown: filter.shown, editing },
    arranging,
  );
  const opened = useRowCommands({
    ...acceptance,
    ...moves,
    edit: editing.edit,
    editNext: createEditNext(rows, filter.shown, editing),
    analyse: reanalysis.ask,
    delete: deletions.askOne,
    putFirst: arranging.putFirst,
    select: selection.select,
    set: changes.setOne,
    undoSet: changes.undo,
  });
  const onKeyDown = useRowKeys(
    { element: table, photos, shown: filter.shown },
    {
      ...opened.commands,
      ...selection,
      undo: changes.undo,
      hasSelection: selection.selected.length > 0,
      search: focusSearch,
      help: setHelpOpen.bind(null, true),
    },
  );
  const onMouseDown = listenToClicks(rows, selection.select);
  const fileDrop = useFileDrop(rows, addPhotos);

  return {
    ...listed,
    table,
    editing,
    reanalysis,
    reanalyses: useManyReanalyses(reportId),
    deletions,
    arranging,
    placeRow: moveTo,
    joinRows: (holder: string, ids: readonly string[]) => {
      if (join(holder, ids)) selection.selectAll(false);
    },
    particulars,
    changes,
    acceptAll,
    filter,
    judged,
    active,
    selection,
    ...opened,
    isHelpOpen,
    setHelpOpen,
    events: { onKeyDown, onMouseDown, ...presses, ...fileDrop, onBlur: filter.handleBlur },
  };
}

function useListedRows(stored: Observation[]) {
  const photos = useMemo(() => allInTodaysNumbers(stored), [stored]);
  const findings = useMemo(() => listFindings(photos), [photos]);
  const rows = useMemo(() => findings.map(({ row }) => row), [findings]);
  return { photos, findings, rows };
}

/** The button that asked went with the row: the focus moves to the next one. */
function focusAfter(
  table: HTMLElement | null,
  shown: readonly Observation[],
  deleted: Observation | null,
) {
  const at = shown.findIndex((row) => row.id === deleted?.id);
  const neighbour = deleted && (shown[at + 1] ?? shown[at - 1]);
  const next = deleted?.finding_id ? { id: deleted.finding_id } : neighbour;
  if (next) focusRow(table, next);
  else table?.focus({ preventScroll: true });
}

/** Controls that handle clicks themselves. */
const TAKES_CLICKS = 'button, a, input, textarea, select, label, summary, [role=option]';

/** Shift and a click select all rows up to that one, Ctrl and a click one more. */
function listenToClicks(rows: readonly Observation[], select: RowCommands['select']) {
  return (event: MouseEvent) => {
    const { target, button, shiftKey, ctrlKey, metaKey } = event;
    if (button !== 0 || !(shiftKey || ctrlKey || metaKey)) return;
    if (!(target instanceof Element) || target.closest(TAKES_CLICKS)) return;
    const element = target.closest<HTMLElement>('[data-row]');
    const row = rows.find(({ id }) => id === element?.dataset['row']);
    if (!row) return;
    // Shift would select the text between.
    event.preventDefault();
    element?.focus({ preventScroll: true });
    select(row, shiftKey);
  };
}

/** After a save, edits the same field of the next unchecked row, or announces that none is left. */
function createEditNext(
  rows: readonly Observation[],
  shown: readonly Observation[],
  { goOn, close }: Pick<RowEditing, 'goOn' | 'close'>,
): RowCommands['editNext'] {
  return (saved, field) => {
    const next = nextUnchecked(shown, saved.id);
    if (next) {
      goOn(next, field);
      return;
    }
    close();
    const left = rows.filter((row) => row.id !== saved.id && !isChecked(row)).length;
    if (left === 0) toast.neutral('Every row is checked');
    else toast.neutral('Every row shown is checked', `${String(left)} unchecked beside them.`);
  };
}

import { useMemo, useRef } from 'react';
import { allInTodaysNumbers } from '../rows/words-to-store';
import type { Observation } from '@/records/observation';
import { lastChangedId, useParticulars } from './use-particulars';
import { useReportParticulars } from '../particulars/use-report-particulars';
import { useAcceptance } from '../check/use-acceptance';
import { useReanalysis } from '../analysis/use-reanalysis';
import { useRowCommands } from './use-row-commands';
import { useRowEditing } from '../edit/use-row-editing';
import { focusRow, nextUnchecked, useRowKeys } from './use-row-keys';
import { useRowOrder } from './use-row-order';
import { useRowSelection } from '../rows/use-row-selection';
import { useUncheckedFilter } from '../check/use-unchecked-filter';
import { CheckingBar } from '../check/checking-bar';
import { LostRowDraft } from '../edit/lost-row-draft';
import { MoveNotice } from './move-notice';
import type { RowSlots } from './observation-row';
import { ObservationRows } from './observation-rows';
import { QuickConflict } from '../quick/quick-conflict';
import { SelectionBar } from './selection-bar';
import { RowDialogs } from './row-dialogs';
import { UnsavedRowGuard } from '../edit/unsaved-row-guard';

export interface ObservationsTableProps extends RowSlots {
  reportId: string;
  rows: Observation[];
}

/** Observations to read, to check and to change. */
export function ObservationsTable({ reportId, rows: stored, ...slots }: ObservationsTableProps) {
  const rows = useMemo(() => allInTodaysNumbers(stored), [stored]);
  const table = useRef<HTMLTableElement>(null);
  const editing = useRowEditing(reportId, rows);
  const reanalysis = useReanalysis(reportId);
  const { move, notice, undo: undoMove } = useRowOrder(reportId, rows);
  const particulars = useReportParticulars(reportId);
  const changes = useParticulars(reportId, rows, editing);
  const { accept, unaccept, acceptAll } = useAcceptance(reportId, rows, changes.whenSaved);
  const filter = useUncheckedFilter(rows);
  const selection = useRowSelection(filter.shown);
  const { select, selectAll } = selection;
  const { edit } = editing;
  const { setOne: set, undo } = changes;
  const { commands, open, show } = useRowCommands({
    ...{ edit, accept, unaccept, select, set, undoSet: undo, move },
    analyse: reanalysis.ask,
  });
  const handleKeyDown = useRowKeys(table, filter.shown, { accept, edit, select, selectAll, undo });

  return (
    <>
      {editing.lost && (
        <LostRowDraft reportId={reportId} draft={editing.lost} onDiscard={editing.close} />
      )}
      <div className="space-y-2">
        <CheckingBar
          rows={rows}
          shown={filter.shown}
          isFiltered={filter.isOn}
          hasRating={particulars.schemeId !== null}
          selection={selection}
          onFilter={filter.toggle}
          onAccept={(asked) => void acceptAll(asked)}
          onNext={() => {
            focusRow(table.current, nextUnchecked(rows, null));
          }}
        />
        <MoveNotice notice={notice} onUndo={undoMove} />
      </div>
      <ObservationRows
        ref={table}
        {...{ rows, editing, particulars, commands, slots }}
        lastChangedId={lastChangedId(changes.notice)}
        shown={filter.shown}
        selected={selection.selected}
        onMove={move}
        onKeyDown={handleKeyDown}
        onBlur={filter.handleBlur}
      />
      <SelectionBar
        {...{ particulars, changes }}
        selected={selection.selected}
        onClear={() => {
          selection.selectAll(false);
          table.current?.focus({ preventScroll: true });
        }}
        onLeave={() => {
          focusRow(table.current, selection.selected[0]);
        }}
      />
      <RowDialogs
        {...{ reportId, rows, open, reanalysis }}
        onOpen={show}
        onMove={move}
        onDeleted={() => {
          // The button that asked went with the row.
          table.current?.focus();
        }}
      />
      <QuickConflict {...{ reportId, rows, editing }} />
      <UnsavedRowGuard editing={editing} />
    </>
  );
}

import { useCallback, useMemo, useRef, useState } from 'react';
import type { RowCommands } from '../rows/row-commands';
import { allInTodaysNumbers } from '../rows/words-to-store';
import type { Observation } from '../schema';
import { useAcceptance } from '../use-acceptance';
import { useReanalysis } from '../use-reanalysis';
import { useRowEditing } from '../use-row-editing';
import { focusRow, nextUnchecked, useRowKeys } from '../use-row-keys';
import { useRowOrder } from '../use-row-order';
import { useRowSelection } from '../use-row-selection';
import { useUncheckedFilter } from '../use-unchecked-filter';
import { CheckingBar } from './checking-bar';
import { LostRowDraft } from './lost-row-draft';
import { MoveNotice } from './move-notice';
import type { RowSlots } from './observation-row';
import { ObservationRows } from './observation-rows';
import { QuickConflict } from './quick-conflict';
import { RowDialogs, type OpenDialogs } from './row-dialogs';
import { UnsavedRowGuard } from './unsaved-row-guard';

export interface ObservationsTableProps extends RowSlots {
  reportId: string;
  rows: Observation[];
}

const NONE_OPEN: OpenDialogs = {
  deleting: null,
  placing: null,
  remembered: null,
  viewed: null,
};

/** Observations to read, to check and to change. */
export function ObservationsTable({ reportId, rows: stored, ...slots }: ObservationsTableProps) {
  const rows = useMemo(() => allInTodaysNumbers(stored), [stored]);
  const table = useRef<HTMLTableElement>(null);
  const editing = useRowEditing(reportId, rows);
  const reanalysis = useReanalysis(reportId);
  const { move, notice, undo: undoMove } = useRowOrder(reportId, rows);
  const { accept, unaccept, acceptAll } = useAcceptance(reportId, rows);
  const filter = useUncheckedFilter(rows);
  const selection = useRowSelection(filter.shown);
  const [open, setOpen] = useState<OpenDialogs>(NONE_OPEN);
  const handleKeyDown = useRowKeys(table, filter.shown, { accept, edit: editing.edit });

  const show = useCallback((change: Partial<OpenDialogs>) => {
    setOpen((all) => ({ ...all, ...change }));
  }, []);
  const { edit } = editing;
  const { ask: analyse } = reanalysis;
  const { select } = selection;
  const commands: RowCommands = useMemo(
    () => ({
      ...{ edit, accept, unaccept, select, analyse, move },
      delete: (deleting) => {
        show({ deleting });
      },
      askPlace: (placing) => {
        show({ placing });
      },
      showVersions: (remembered) => {
        show({ remembered });
      },
      open: (viewed) => {
        show({ viewed });
      },
    }),
    [show, edit, accept, unaccept, select, analyse, move],
  );

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
        {...{ rows, editing, commands, slots }}
        shown={filter.shown}
        selected={selection.selected}
        onMove={move}
        onKeyDown={handleKeyDown}
        onBlur={filter.handleBlur}
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

import { memo, type ReactNode } from 'react';
import { Undo2, ArrowDown } from 'lucide-react';
import type { Observation } from '@/records/observation';
import { ActiveRowContext } from '../rows/active-row';
import { lastChangedId } from './use-particulars';
import { focusRow, nextUnchecked } from './row-focus';
import { useTable } from './use-table';
import { ManyReanalysesQuestion } from '../analysis/reanalysis-question';
import { CheckingBar } from '../check/checking-bar';
import { LostRowDraft } from '../edit/lost-row-draft';
import { KeysSheet } from './keys-sheet';
import { DeletionQuestion } from './deletion-question';
import type { PhotoEditing, RowSlots } from '../findings/row-slots';
import { ObservationRows } from './observation-rows';
import { QuickConflict } from '../quick/quick-conflict';
import { SelectionBar } from './selection-bar';
import { RowDialogs } from './row-dialogs';
import { UnsavedRowGuard } from '../edit/unsaved-row-guard';
import { Button } from '@/components/ui/button';
import { standAtFoot } from '@/lib/foot-bars';
import type { ArrangingNotice as Notice } from '../findings/use-arranging';

export interface ObservationsTableProps extends RowSlots {
  reportId: string;
  rows: Observation[];
  phoneActions?: ReactNode;
  renderEditor?: (editing: PhotoEditing) => ReactNode;
}

/** Rendered again only for its own props: the analysis beside it is read every 1.5 s. */
export const ObservationsTable = memo(function ObservationsTable({
  reportId,
  rows: stored,
  phoneActions,
  renderEditor,
  addPhotos,
  ...slots
}: ObservationsTableProps) {
  const all = useTable(reportId, stored, addPhotos);
  const { photos, findings, rows, table, arranging, editing, particulars, filter, selection } = all;
  const goToUnchecked = () => {
    focusRow(table.current, nextUnchecked(filter.shown, null));
  };
  return (
    <ActiveRowContext value={all.active}>
      {editing.lost && (
        <LostRowDraft reportId={reportId} draft={editing.lost} onDiscard={editing.close} />
      )}
      <div className="space-y-1">
        <CheckingBar
          rows={rows}
          particulars={particulars}
          selection={selection}
          filtering={filter}
          onNext={goToUnchecked}
          onLeaveSearch={() => {
            focusRow(table.current, filter.shown[0]);
          }}
          onHelp={() => {
            all.setHelpOpen(true);
          }}
        />
        <ArrangingBar
          notice={arranging.notice}
          onUndo={() => {
            // The button disappears with its action.
            focusRow(table.current, arranging.undo());
          }}
        />
      </div>
      <ObservationRows
        ref={table}
        findings={findings}
        editing={editing}
        particulars={particulars}
        slots={slots}
        commands={all.commands}
        events={all.events}
        lastChangedId={lastChangedId(all.changes.notice)}
        shown={filter.shown}
        selected={selection.selected}
        onMove={arranging.moveTo}
      />
      <TableFoot all={all} onNext={goToUnchecked}>
        {phoneActions}
      </TableFoot>
      <RowDialogs
        {...all}
        reportId={reportId}
        renderEditor={renderEditor}
        onPlace={all.placeRow}
        onOpen={all.show}
        onJoin={all.joinRows}
      />
      <DeletionQuestion {...all.deletions} />
      <ManyReanalysesQuestion asked={all.reanalyses.asked} onAnswer={all.reanalyses.answer} />
      <KeysSheet
        isOpen={all.isHelpOpen}
        judged={all.judged}
        onClose={() => {
          all.setHelpOpen(false);
        }}
      />
      <QuickConflict reportId={reportId} rows={photos} editing={editing} />
      <UnsavedRowGuard editing={editing} />
    </ActiveRowContext>
  );
});

type All = ReturnType<typeof useTable>;

interface TableFootProps {
  all: All;
  onNext: () => void;
  children: ReactNode;
}

/** The bar at the foot of the window: for a selection, else on a phone. */
function TableFoot({ all, onNext, children }: TableFootProps) {
  const { photos, rows, table, particulars, changes, filter, selection } = all;
  const query = filter.filter.query.trim();
  return (
    <>
      {filter.shown.length === 0 && (
        <p role="status" className="py-12 text-center wrap-anywhere text-muted-foreground">
          {`No row matches ${query === '' ? 'the filter' : `“${query}”`}.`}
        </p>
      )}
      <SelectionBar
        photos={photos}
        rows={rows}
        particulars={particulars}
        changes={changes}
        selected={selection.selected}
        onAnalyse={all.reanalyses.ask}
        onJoin={(asked) => {
          all.show({ joining: asked.map(({ id }) => id) });
        }}
        onDelete={all.deletions.askSelected}
        onAccept={(asked) => void all.acceptAll(asked)}
        onClear={() => {
          selection.selectAll(false);
          table.current?.focus({ preventScroll: true });
        }}
        onLeave={() => {
          focusRow(table.current, selection.selected[0]);
        }}
      />
      {selection.selected.length === 0 && (
        <PhoneBar unchecked={filter.count('unchecked')} onNext={onNext}>
          {children}
        </PhoneBar>
      )}
    </>
  );
}

interface ArrangingBarProps {
  /** Null while nothing was moved or joined. */
  notice: Notice | null;
  onUndo: () => void;
}

/** Announces the last move or join with its Undo, until the next. */
function ArrangingBar({ notice, onUndo }: ArrangingBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <p role="status" className="tabular">
        {notice?.text}
      </p>
      {notice?.undo && (
        <Button size="sm" variant="outline" onClick={onUndo}>
          <Undo2 aria-hidden />
          {notice.undo.label}
        </Button>
      )}
    </div>
  );
}

interface PhoneBarProps {
  unchecked: number;
  onNext: () => void;
  /** Further actions for one thumb: another photo. */
  children?: ReactNode;
}

/** At phone width: the next unchecked row, and the camera. */
function PhoneBar({ unchecked, onNext, children }: PhoneBarProps) {
  return (
    <div
      ref={standAtFoot}
      className="sticky bottom-0 z-20 -mx-4 flex gap-2 border-t bg-background px-4 py-2 md:hidden *:flex-1"
    >
      <Button variant="signal" disabled={unchecked === 0} onClick={onNext}>
        <ArrowDown aria-hidden />
        Next unchecked
        {unchecked > 0 && <span className="tabular">{unchecked}</span>}
      </Button>
      {children}
    </div>
  );
}

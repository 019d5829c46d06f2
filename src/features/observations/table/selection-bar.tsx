import type { KeyboardEvent } from 'react';
import { Group, ScanSearch, Trash2, X, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { standAtFoot } from '@/lib/foot-bars';
import type { ReportParticulars } from '../particulars/particulars';
import type { Observation } from '@/records/observation';
import { hasPhoto, isAcceptable } from '../schema';
import { SetForAll } from './set-for-all';
import { ShiftTimes } from './shift-times';
import type { Particulars } from './use-particulars';

interface SelectionBarProps {
  /** All of the report's rows, further photos included. */
  photos: readonly Observation[];
  rows: readonly Observation[];
  selected: readonly Observation[];
  particulars: ReportParticulars;
  changes: Pick<
    Particulars,
    'notice' | 'forget' | 'setMany' | 'setElement' | 'shiftTimes' | 'undo'
  >;
  onAccept: (rows: readonly Observation[]) => void;
  onAnalyse: (rows: readonly Observation[]) => void;
  onJoin: (rows: readonly Observation[]) => void;
  onDelete: (rows: readonly Observation[]) => void;
  onClear: () => void;
  /** Returns to the rows, on Escape. */
  onLeave: () => void;
}

/** The bar at the foot of the window while rows are selected: actions on all of them, deletion apart. */
export function SelectionBar({
  photos,
  rows,
  selected,
  particulars,
  changes,
  ...bar
}: SelectionBarProps) {
  const { notice } = changes;
  const ofMany = notice && notice.ids.length > 1 ? notice : null;
  if (selected.length === 0 && !ofMany) return null;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    bar.onLeave();
  };
  return (
    <section
      ref={standAtFoot}
      aria-label="Selected rows"
      data-selection-bar
      className="sticky bottom-0 z-30 flex flex-wrap items-center gap-x-1.5 gap-y-1 rounded-t-lg border bg-card px-3 py-2 shadow-lift max-md:-mx-4 max-md:rounded-none"
      onKeyDown={handleKeyDown}
    >
      {selected.length > 0 && (
        <>
          <p role="status" className="tabular mr-1 text-sm font-medium">
            {selected.length} selected
          </p>
          <AcceptAll selected={selected} onAccept={bar.onAccept} />
          <SetForAll
            rows={rows}
            selected={selected}
            particulars={particulars}
            onSet={changes.setMany}
            onElement={changes.setElement}
          />
          <AnalyseAll selected={selected} onAnalyse={bar.onAnalyse} />
          <ShiftTimes photos={photos} selected={selected} onShift={changes.shiftTimes} />
          <JoinAll selected={selected} onJoin={bar.onJoin} />
          <span className="ml-auto flex items-center gap-1.5 border-l pl-2">
            <Button
              size="sm"
              variant="ghost"
              className="px-2 text-destructive hover:bg-destructive-wash"
              aria-label={`Delete ${String(selected.length)} selected`}
              onClick={() => {
                bar.onDelete(selected);
              }}
            >
              <Trash2 aria-hidden />
              Delete
            </Button>
            <Button
              size="icon-sm"
              variant="ghost"
              aria-label="Clear selection"
              title="Clear selection (Escape in a row)"
              onClick={bar.onClear}
            >
              <X aria-hidden />
            </Button>
          </span>
        </>
      )}
      {ofMany && <SelectionNotice notice={ofMany} onUndo={changes.undo} onClose={changes.forget} />}
    </section>
  );
}

function AcceptAll({ selected, onAccept }: Pick<SelectionBarProps, 'selected' | 'onAccept'>) {
  const acceptable = selected.filter(isAcceptable);
  const blank = selected.filter((row) => row.hand === 'proposed' && !isAcceptable(row)).length;
  return (
    <>
      <Button
        size="sm"
        disabled={acceptable.length === 0}
        onClick={() => {
          onAccept(acceptable);
        }}
      >
        Accept {acceptable.length} of {selected.length} selected
      </Button>
      {blank > 0 && (
        <p role="status" className="text-sm text-muted-foreground">
          {blank === 1
            ? '1 selected row has a blank text: fill it in first.'
            : `${String(blank)} selected rows have a blank text: fill them in first.`}
        </p>
      )}
    </>
  );
}

function AnalyseAll({ selected, onAnalyse }: Pick<SelectionBarProps, 'selected' | 'onAnalyse'>) {
  const withPhoto = selected.filter(hasPhoto);
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`Analyse again: ${String(withPhoto.length)} selected`}
      disabled={withPhoto.length === 0}
      onClick={() => {
        onAnalyse(withPhoto);
      }}
    >
      <ScanSearch aria-hidden />
      Analyse again
    </Button>
  );
}

function JoinAll({ selected, onJoin }: Pick<SelectionBarProps, 'selected' | 'onJoin'>) {
  if (selected.length < 2) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`Same finding: ${String(selected.length)} selected`}
      onClick={() => {
        onJoin(selected);
      }}
    >
      <Group aria-hidden />
      Same finding…
    </Button>
  );
}

interface SelectionNoticeProps {
  notice: NonNullable<Particulars['notice']>;
  onUndo: () => void;
  onClose: () => void;
}

/** Announces the last change of many rows, its progress, and Undo. */
function SelectionNotice({ notice, onUndo, onClose }: SelectionNoticeProps) {
  const { what, ids, done, isUndo } = notice;
  const isOver = done >= ids.length;
  const said = isUndo
    ? `${what}: taken back in ${String(ids.length)} rows`
    : `${what}, ${String(ids.length)} rows`;
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
      <p role="status" className="tabular [overflow-wrap:anywhere]">
        {isOver ? said : `Saving ${String(done)} / ${String(ids.length)} rows…`}
      </p>
      {!isUndo && (
        <Button size="sm" variant="outline" title="Undo (Ctrl+Z)" onClick={onUndo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      )}
      {isOver && (
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
}

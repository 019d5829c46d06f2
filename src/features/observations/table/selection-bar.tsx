import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  particularValue,
  valueText,
  type ParticularName,
  type ReportParticulars,
} from '../particulars/particulars';
import { WORD_NAMES } from '../rows/word-names';
import type { Observation } from '@/records/observation';
import { isAcceptable } from '../schema';
import type { Particulars } from './use-particulars';
import { ParticularEditor } from '../particulars/particular-editor';

interface SelectionBarProps {
  selected: readonly Observation[];
  particulars: ReportParticulars;
  changes: Pick<Particulars, 'notice' | 'forget' | 'setMany' | 'undo'>;
  onAccept: (rows: readonly Observation[]) => void;
  onClear: () => void;
  /** Back to the rows, by Escape. */
  onLeave: () => void;
}

/** Stands at the foot of the window while rows are selected: what is set for all of them at once. */
export function SelectionBar({ selected, particulars, changes, ...bar }: SelectionBarProps) {
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
      aria-label="Selected rows"
      data-selection-bar
      className="sticky bottom-0 z-30 flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-t-lg border bg-card px-3 py-2 shadow-lift"
      onKeyDown={handleKeyDown}
    >
      {selected.length > 0 && (
        <>
          <p role="status" className="tabular text-sm font-medium">
            {selected.length} selected
          </p>
          <AcceptAll selected={selected} onAccept={bar.onAccept} />
          <SetForAll selected={selected} particulars={particulars} onSet={changes.setMany} />
          <Button size="sm" variant="ghost" onClick={bar.onClear}>
            Clear selection
          </Button>
        </>
      )}
      {ofMany && <ManyNotice notice={ofMany} onUndo={changes.undo} onClose={changes.forget} />}
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

interface ManyNoticeProps {
  notice: NonNullable<Particulars['notice']>;
  onUndo: () => void;
  onClose: () => void;
}

function ManyNotice({ notice, onUndo, onClose }: ManyNoticeProps) {
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

interface SetForAllProps {
  selected: readonly Observation[];
  particulars: ReportParticulars;
  onSet: (rows: readonly Observation[], name: ParticularName, value: string | null) => void;
}

function SetForAll({ selected, particulars, onSet }: SetForAllProps) {
  const [open, setOpen] = useState<ParticularName | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const opened = useRef<ParticularName | null>(null);
  useEffect(() => {
    if (open !== null) opened.current = open;
    else if (opened.current !== null) {
      const button = element.current?.querySelector<HTMLElement>(`[data-set="${opened.current}"]`);
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
      opened.current = null;
    }
  }, [open]);
  const close = () => {
    setOpen(null);
  };

  if (open === null) {
    return (
      <div ref={element} className="contents">
        {particulars.names
          .filter((name) => name !== 'captured_at')
          .map((name) => (
            <Button
              key={name}
              size="sm"
              variant="outline"
              data-set={name}
              aria-label={`${WORD_NAMES[name]} of ${String(selected.length)} selected`}
              onClick={() => {
                setOpen(name);
              }}
            >
              {WORD_NAMES[name]}…
            </Button>
          ))}
        {selected.some(({ location }) => location.trim() !== '') && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              onSet(selected, 'location', null);
            }}
          >
            Clear location
          </Button>
        )}
      </div>
    );
  }
  const shared = sharedValue(open, selected);
  const label = `${WORD_NAMES[open]} of ${String(selected.length)} selected`;
  return (
    <div ref={element} className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      <ParticularEditor
        name={open}
        label={label}
        levels={particulars.levels}
        value={shared}
        onSave={(value) => {
          // A field that was left blank where the rows differ says nothing of them.
          if (value || shared !== undefined || open !== 'location')
            onSet(selected, open, value || null);
          close();
        }}
        onLeave={close}
        onCancel={close}
        onTab={close}
      />
      <span className="sr-only">
        {shared === undefined
          ? 'The selected rows differ.'
          : `All: ${valueText(open, shared, particulars.levels) ?? 'none'}.`}
      </span>
    </div>
  );
}

/** What all rows have; undefined where they differ. */
function sharedValue(
  name: ParticularName,
  rows: readonly Observation[],
): string | null | undefined {
  const values = new Set(rows.map((row) => particularValue(name, row)));
  return values.size === 1 ? [...values][0] : undefined;
}

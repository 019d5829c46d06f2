import { useMemo, type ComponentProps, type Ref, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ReportParticulars } from '../particulars/particulars';
import type { RowCommands } from '../particulars/row-commands';
import { findPhotoNumber, photosCaption, type Finding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import type { RowEditing } from '../edit/use-row-editing';
import { useOpenStates } from '../analysis/use-analysis';
import { ObservationRow } from './observation-row';
import type { RowSlots } from '../findings/row-slots';
import { cn } from '@/lib/cn';
import { COLUMNS } from '../edit/observation-cells';
import { useStable } from '@/lib/use-stable';
import { CarryingContext, createCarrying, HANDLE_HELP, type Carrying } from './carrying';

interface ObservationRowsProps {
  ref: Ref<HTMLTableElement>;
  findings: readonly Finding<Observation>[];
  /** The rows that match the filter. */
  shown: readonly Observation[];
  selected: readonly Observation[];
  editing: RowEditing;
  /** The row whose fields were changed last; null for none or several. */
  lastChangedId: string | null;
  particulars: ReportParticulars;
  commands: RowCommands;
  slots: RowSlots;
  /** Moves a row to an index among the rows. */
  onMove: (id: string, place: number) => void;
  /** Events of rows that the table handles. */
  events: Pick<
    ComponentProps<'table'>,
    | 'onKeyDown'
    | 'onBlur'
    | 'onFocus'
    | 'onMouseDown'
    | 'onPointerDown'
    | 'onDragOver'
    | 'onDragLeave'
    | 'onDrop'
  >;
}

/** The table itself: rows keep their numbers under any filter. */
export function ObservationRows({
  ref,
  findings,
  shown,
  selected,
  editing,
  lastChangedId,
  particulars,
  commands,
  slots,
  onMove,
  events,
}: ObservationRowsProps) {
  const numbered = useMemo(
    () => new Map(findings.map((finding, place) => [finding.row.id, { ...finding, place }])),
    [findings],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const findCaption = (id: string) =>
    photosCaption(numbered.get(id)?.photos.map(({ number }) => number) ?? []);
  const states = useOpenStates(findings[0]?.row.report_id ?? '');
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  return (
    <SortableRows ids={ids} findCaption={findCaption} onMove={onMove}>
      <table
        ref={ref}
        role="table"
        tabIndex={-1}
        aria-label="Observations"
        data-selecting={selected.length > 0 || undefined}
        className="group/table block"
        {...events}
      >
        <ObservationsHead />
        <tbody role="rowgroup" className="block max-md:space-y-3 md:[&>tr]:border-b">
          {ids.map((id) => {
            const finding = numbered.get(id);
            if (!finding) return null;
            return (
              <ObservationRow
                key={id}
                observation={finding.row}
                number={findPhotoNumber(finding)}
                photos={finding.photos}
                place={finding.place}
                count={findings.length}
                openState={states[id] ?? null}
                editing={editing.editingId === id ? editing : null}
                isSelected={selectedIds.has(id)}
                // With rows filtered out, nobody sees where a row would land.
                canMove={shown.length === findings.length}
                isLastChanged={lastChangedId === id}
                particulars={particulars}
                commands={commands}
                {...slots}
              />
            );
          })}
        </tbody>
      </table>
    </SortableRows>
  );
}

const HEADINGS = ['#', 'Photo', 'Element Description', 'Defect', 'Recommendation', 'Actions'];

/** The columns' names; at phone width only for screen readers. */
function ObservationsHead() {
  return (
    <thead
      role="rowgroup"
      // Below the fixed header, which is 4rem high.
      className="block max-md:sr-only md:sticky md:top-16 md:z-20"
    >
      <tr
        role="row"
        className={cn(
          COLUMNS,
          'block border-b-2 border-foreground/80 bg-background px-2 pt-2 pb-2',
        )}
      >
        {HEADINGS.map((heading) => (
          <th
            key={heading}
            role="columnheader"
            scope="col"
            className="block text-left text-sm font-semibold"
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortableRowsProps {
  /** In the order shown. */
  ids: readonly string[];
  findCaption: (id: string) => string;
  onMove: (id: string, place: number) => void;
  children: ReactNode;
}

/** Lets the rows inside be moved, by drag or keyboard. */
function SortableRows({ ids, findCaption, onMove, children }: SortableRowsProps) {
  const table = useStable(() => ({ ids, findCaption, onMove }));
  const [carrying] = useState(() => createCarrying(table));
  return (
    <CarryingContext value={carrying}>
      {children}
      <p id={HANDLE_HELP} hidden>
        To move this photo press Space, then the arrow keys, Page Up, Page Down, Home or End, or
        type its new place; press Space again to drop it, or Escape to put it back.
      </p>
      <Said carrying={carrying} />
    </CarryingContext>
  );
}

/** Separate from the rows, which must not render for an announcement. */
function Said({ carrying }: { carrying: Carrying }) {
  const said = useStore(carrying.store, (state) => state.said);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

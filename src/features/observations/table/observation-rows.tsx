import { useMemo, type ComponentProps, type Ref } from 'react';
import type { ReportParticulars } from '../particulars/particulars';
import type { RowCommands } from '../particulars/row-commands';
import type { Observation } from '@/records/observation';
import type { RowEditing } from '../edit/use-row-editing';
import { ObservationRow } from './observation-row';
import type { RowSlots } from './row-slots';
import { ObservationsHead } from './observations-head';
import { SortableRows } from './sortable-rows';

interface ObservationRowsProps {
  ref: Ref<HTMLTableElement>;
  rows: readonly Observation[];
  /** Those of the rows that are not filtered away. */
  shown: readonly Observation[];
  selected: readonly Observation[];
  editing: RowEditing;
  /** The row whose particulars were changed last; null where it was not one alone. */
  lastChangedId: string | null;
  particulars: ReportParticulars;
  commands: RowCommands;
  slots: RowSlots;
  onMove: (from: number, to: number) => void;
  /** What the table hears of its rows. */
  events: Pick<
    ComponentProps<'table'>,
    'onKeyDown' | 'onBlur' | 'onFocus' | 'onMouseDown' | 'onPointerDown'
  >;
}

/** The table itself: its rows keep their numbers, whichever of them are shown. */
export function ObservationRows({
  ref,
  rows,
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
    () => new Map(rows.map((row, index) => [row.id, { row, number: index + 1 }])),
    [rows],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  return (
    <SortableRows ids={ids} onMove={onMove}>
      <table
        ref={ref}
        role="table"
        tabIndex={-1}
        aria-label="Observations"
        data-selecting={selected.length > 0 || undefined}
        className="block"
        {...events}
      >
        <ObservationsHead />
        <tbody role="rowgroup" className="block max-md:space-y-3 md:[&>tr]:border-b">
          {ids.map((id) => {
            const place = numbered.get(id);
            if (!place) return null;
            return (
              <ObservationRow
                key={id}
                observation={place.row}
                number={place.number}
                count={rows.length}
                editing={editing.editingId === id ? editing : null}
                isSelected={selectedIds.has(id)}
                // Between rows that are filtered away nobody sees where a row goes.
                canMove={shown.length === rows.length}
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

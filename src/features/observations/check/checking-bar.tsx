import { Button } from '@/components/ui/button';
import { isChecked, type Observation } from '@/records/observation';
import { isAcceptable } from '../schema';
import type { RowSelection } from '../rows/use-row-selection';

interface CheckingBarProps {
  rows: readonly Observation[];
  shown: readonly Observation[];
  isFiltered: boolean;
  /** Whether the report has a rating scheme, whose levels stand where others have a severity. */
  hasRating: boolean;
  selection: RowSelection;
  onFilter: () => void;
  onAccept: (rows: readonly Observation[]) => void;
  /** Brings the next row that nobody has checked under the keys. */
  onNext: () => void;
}

/** How far checking has come, and what is done with many rows at once. */
export function CheckingBar({
  rows,
  shown,
  isFiltered,
  hasRating,
  selection: { selected, selectAll },
  onFilter,
  onAccept,
  onNext,
}: CheckingBarProps) {
  const checked = rows.filter(isChecked).length;
  const acceptable = selected.filter(isAcceptable);
  const blank = selected.filter((row) => row.hand === 'proposed' && !isAcceptable(row)).length;
  const areAllSelected = shown.length > 0 && selected.length === shown.length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="tabular text-sm font-medium">
        {checked} of {rows.length} checked
      </p>
      <Button
        size="sm"
        variant="outline"
        className="aria-pressed:border-signal aria-pressed:bg-signal-wash"
        aria-pressed={isFiltered}
        onClick={onFilter}
      >
        Unchecked
      </Button>
      {checked < rows.length && (
        <Button size="sm" variant="ghost" onClick={onNext}>
          Next unchecked
        </Button>
      )}
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 accent-signal"
          checked={areAllSelected}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !areAllSelected;
          }}
          onChange={({ target }) => {
            selectAll(target.checked);
          }}
        />
        Select all shown
      </label>
      {selected.length > 0 && (
        <Button
          size="sm"
          disabled={acceptable.length === 0}
          onClick={() => {
            onAccept(acceptable);
          }}
        >
          Accept {acceptable.length} of {selected.length} selected
        </Button>
      )}
      {blank > 0 && (
        <p role="status" className="text-sm text-muted-foreground">
          {blank === 1
            ? '1 selected row has a blank text: fill it in first.'
            : `${String(blank)} selected rows have a blank text: fill them in first.`}
        </p>
      )}
      <p className="basis-full text-xs text-muted-foreground pointer-coarse:hidden">
        Keys in a row: A accepts and goes to the next unchecked row, E edits, N writes a note. L, S,
        U and T open location, {hasRating ? 'rating' : 'severity'}, urgency and time; arrows go from
        row to row. X selects, Shift+X a range, Ctrl+A all; M changes what is selected. Ctrl+Z takes
        the last change back.
      </p>
    </div>
  );
}

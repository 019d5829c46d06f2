import { CircleQuestionMark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { isChecked, type Observation } from '@/records/observation';
import type { ReportParticulars } from '../particulars/particulars';
import type { RowSelection } from '../rows/use-row-selection';
import { FilterMenu } from './filter-menu';
import { RowSearch } from './row-search';
import { StateFilter } from './state-filter';
import type { RowFiltering } from './use-row-filter';

interface CheckingBarProps {
  rows: readonly Observation[];
  filtering: RowFiltering;
  particulars: ReportParticulars;
  selection: Pick<RowSelection, 'selected' | 'selectAll'>;
  onNext: () => void;
  onLeaveSearch: () => void;
  onHelp: () => void;
}

/** The tools above the rows: progress of checking, filters and keys. */
export function CheckingBar({
  rows,
  filtering,
  particulars,
  selection,
  ...events
}: CheckingBarProps) {
  const checked = rows.filter(isChecked).length;
  const { filter, shown } = filtering;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:flex-nowrap">
      <div className="flex items-center gap-2.5">
        <p role="status" className="tabular text-sm font-medium whitespace-nowrap">
          {checked} of {rows.length} checked
        </p>
        <Progress
          aria-label="Rows checked"
          value={checked}
          max={rows.length}
          className="w-16 max-sm:hidden"
        />
      </div>
      {checked < rows.length && (
        <Button size="sm" variant="ghost" className="px-2 max-md:hidden" onClick={events.onNext}>
          Next unchecked
        </Button>
      )}
      <RowSearch
        found={filter.query.trim() === '' ? null : shown.length}
        onSearch={(query) => {
          filtering.change({ query });
        }}
        onLeave={events.onLeaveSearch}
      />
      <StateFilter filtering={filtering} className="max-md:hidden" />
      <FilterMenu
        rows={rows}
        filtering={filtering}
        judged={particulars.schemeId === null ? 'severity' : 'rating'}
        levels={particulars.levels}
      />
      <SelectAll shown={shown} {...selection} />
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label="Keys"
        aria-keyshortcuts="?"
        title="Keys (?)"
        className="pointer-coarse:hidden"
        onClick={events.onHelp}
      >
        <CircleQuestionMark aria-hidden />
      </Button>
    </div>
  );
}

interface SelectAllProps extends Pick<RowSelection, 'selected' | 'selectAll'> {
  shown: readonly Observation[];
}

function SelectAll({ shown, selected, selectAll }: SelectAllProps) {
  const areAllSelected = shown.length > 0 && selected.length === shown.length;
  return (
    <label className="ml-auto flex min-h-8 cursor-pointer items-center gap-2 text-[0.8125rem] pointer-coarse:min-h-11">
      <input
        type="checkbox"
        aria-label="Select all shown"
        className="size-4 accent-signal"
        checked={areAllSelected}
        ref={(box) => {
          if (box) box.indeterminate = selected.length > 0 && !areAllSelected;
        }}
        onChange={({ target }) => {
          selectAll(target.checked);
        }}
      />
      Select
    </label>
  );
}

import { ListFilter } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { Observation } from '@/records/observation';
import {
  particularValue,
  valueText,
  type LevelName,
  type ReportParticulars,
} from '../particulars/particulars';
import { countValues } from '../rows/count-values';
import { WORD_NAMES } from '../rows/word-names';
import { hasPhoto } from '../schema';
import { NO_FILTER } from './row-filter';
import { listStates } from './state-filter';
import type { RowFiltering } from './use-row-filter';

interface FilterMenuProps {
  rows: readonly Observation[];
  filtering: RowFiltering;
  judged: LevelName;
  levels: ReportParticulars['levels'];
}

/** A longer list is for the search field. */
const MAX_ELEMENTS = 12;

/** Filters beside the states: level, element, without a photo. */
export function FilterMenu({ rows, filtering, judged, levels }: FilterMenuProps) {
  const { filter, change, isOn } = filtering;
  const chosen = filter.levels.length + filter.elements.length + Number(filter.isWithoutPhoto);
  const byLevel = countValues(rows.map((row) => particularValue(judged, row) ?? ''));
  const byElement = countValues(rows.map(({ element }) => element.trim())).filter(
    ({ value }) => value !== '',
  );
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="px-2 data-[chosen=true]:bg-signal-wash data-[chosen=true]:text-signal"
          data-chosen={chosen > 0}
        >
          <ListFilter aria-hidden />
          Filter
          {chosen > 0 && <span className="tabular">{chosen}</span>}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-w-80">
        <StateItems filtering={filtering} />
        <DropdownMenuLabel>{WORD_NAMES[judged]}</DropdownMenuLabel>
        {byLevel.map(({ value, count }) => (
          <FilterItem
            key={value}
            name={value === '' ? 'None' : (valueText(judged, value, levels) ?? value)}
            count={count}
            isOn={filter.levels.includes(value)}
            onChange={() => {
              change({ levels: toggled(filter.levels, value) });
            }}
          />
        ))}
        {byElement.length > 0 && <DropdownMenuLabel>Element</DropdownMenuLabel>}
        {byElement.slice(0, MAX_ELEMENTS).map(({ value, count }) => (
          <FilterItem
            key={value}
            name={value}
            count={count}
            isOn={filter.elements.includes(value)}
            onChange={() => {
              change({ elements: toggled(filter.elements, value) });
            }}
          />
        ))}
        <DropdownMenuSeparator />
        <FilterItem
          name="Without photo"
          count={rows.filter((row) => !hasPhoto(row)).length}
          isOn={filter.isWithoutPhoto}
          onChange={(isWithoutPhoto) => {
            change({ isWithoutPhoto });
          }}
        />
        {isOn && (
          <DropdownMenuItem
            onSelect={() => {
              // The search keeps its query.
              change({ ...NO_FILTER, query: filter.query });
            }}
          >
            Show all
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** For screens too narrow for the states side by side. */
function StateItems({ filtering }: Pick<FilterMenuProps, 'filtering'>) {
  return (
    <div className="md:hidden">
      <DropdownMenuLabel>State</DropdownMenuLabel>
      {listStates(filtering).map(({ state, name, count }) => (
        <FilterItem
          key={state}
          name={name}
          count={count}
          isOn={filtering.filter.state === state}
          onChange={(isOn) => {
            filtering.change({ state: isOn ? state : null });
          }}
        />
      ))}
    </div>
  );
}

interface FilterItemProps {
  name: string;
  count: number;
  isOn: boolean;
  onChange: (isWanted: boolean) => void;
}

function FilterItem({ name, count, isOn, onChange }: FilterItemProps) {
  return (
    <DropdownMenuCheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      // The menu stays open for several choices.
      onSelect={(event) => {
        event.preventDefault();
      }}
    >
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="tabular text-muted-foreground">{count}</span>
    </DropdownMenuCheckboxItem>
  );
}

function toggled(all: readonly string[], one: string): string[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

import { cn } from '@/lib/cn';
import type { RowState } from './row-filter';
import type { RowFiltering } from './use-row-filter';

interface StateFilterProps {
  filtering: Pick<RowFiltering, 'filter' | 'change' | 'count'>;
  className?: string;
}

/** The states' names; one that no row has is not offered. */
const STATES: readonly { state: RowState; name: string }[] = [
  { state: 'unchecked', name: 'Unchecked' },
  { state: 'not-assessed', name: 'Not assessed' },
  { state: 'failed', name: 'Failed' },
  { state: 'to-confirm', name: 'To confirm' },
];

/** The states in use, with counts; the one chosen stays, to be cleared. */
export function listStates({ filter, count }: StateFilterProps['filtering']) {
  return STATES.map((one) => ({ ...one, count: count(one.state) })).filter(
    (one) => one.count > 0 || filter.state === one.state || one.state === 'unchecked',
  );
}

export function StateFilter({ filtering, className }: StateFilterProps) {
  const { filter, change } = filtering;
  return (
    <div
      role="group"
      aria-label="Rows shown"
      className={cn('flex flex-wrap items-center gap-x-0.5', className)}
    >
      <StateButton
        name="All"
        isOn={filter.state === null}
        onChoose={() => {
          change({ state: null });
        }}
      />
      {listStates(filtering).map(({ state, name, count }) => (
        <StateButton
          key={state}
          name={name}
          count={count}
          isOn={filter.state === state}
          onChoose={() => {
            change({ state: filter.state === state ? null : state });
          }}
        />
      ))}
    </div>
  );
}

interface StateButtonProps {
  name: string;
  count?: number;
  isOn: boolean;
  onChoose: () => void;
}

function StateButton({ name, count, isOn, onChoose }: StateButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="tabular inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-[0.8125rem] text-muted-foreground hover:bg-accent hover:text-foreground aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-foreground pointer-coarse:h-11"
      onClick={onChoose}
    >
      {name}
      {count !== undefined && <span className={cn(!isOn && 'text-foreground')}>{count}</span>}
    </button>
  );
}

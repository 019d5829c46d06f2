import type { KeyboardEvent } from 'react';
import { fieldStyle } from '@/components/ui/field-style';
import { cn } from '@/lib/cn';

interface RowChoiceProps<Value extends string> {
  label: string;
  /** Names the choice for screen readers. */
  name: string;
  value: Value | null;
  choices: readonly { value: Value; name: string }[];
  /** The name of null; leave it out where null is no choice. */
  noneLabel?: string;
  isReadOnly: boolean;
  onChoose: (value: Value | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A field with fixed values, as the browser's own list: for touch and keyboard. */
export function RowChoice<Value extends string>({
  label,
  name,
  value,
  choices,
  noneLabel,
  isReadOnly,
  onChoose,
  onKeyDown,
}: RowChoiceProps<Value>) {
  return (
    <label className="block min-w-0 text-xs font-medium text-muted-foreground">
      {label}
      <select
        aria-label={name}
        value={value ?? ''}
        disabled={isReadOnly}
        className={cn(fieldStyle, 'mt-1 h-9 px-2 text-sm font-normal pointer-coarse:h-11')}
        onChange={({ target }) => {
          onChoose(choices.find((choice) => choice.value === target.value)?.value ?? null);
        }}
        onKeyDown={onKeyDown}
      >
        {noneLabel !== undefined && <option value="">{noneLabel}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

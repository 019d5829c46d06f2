import { useId, type KeyboardEvent, type Ref } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { MAX_OBSERVATION_TEXT } from '../../../../supabase/functions/_shared/contract/limits';
import { Cell } from './observation-cells';

interface ObservationFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  /** The column's name. */
  label: string;
  number: number;
  text: string;
  error: string | undefined;
  isReadOnly: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One text of a row as a field, with what is wrong with it. */
export function ObservationField({
  ref,
  label,
  number,
  text,
  error,
  isReadOnly,
  onType,
  onKeyDown,
}: ObservationFieldProps) {
  const errorId = useId();
  return (
    <Cell label={label}>
      <Textarea
        ref={ref}
        aria-label={`${label} of photo ${String(number)}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={text}
        maxLength={MAX_OBSERVATION_TEXT}
        readOnly={isReadOnly}
        // The specification's minimum; it grows with the text, within reason.
        className="field-sizing-content max-h-96 min-h-[80px]"
        onChange={(event) => {
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-destructive">
          {error}
        </p>
      )}
    </Cell>
  );
}

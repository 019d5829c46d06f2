import { memo, useCallback, useId, useRef, type KeyboardEvent } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { useHeldHeight } from '@/lib/use-held-height';
import { useStable } from '@/lib/use-stable';
import { MAX_OBSERVATION_TEXT } from '../../../../supabase/functions/_shared/contract/limits';
import type { PhraseField } from '@/features/phrases/schema';
import { PhraseList, phraseId } from '../phrases/phrase-list';
import { usePhrases } from '../phrases/use-phrases';
import type { Observation } from '@/records/observation';
import { Cell } from './observation-cells';
import { typedWords, useTypedWords, type RowEditing } from './use-row-editing';

/** Props must stay the same between renders: a key typed draws one field of three. */
interface ObservationFieldProps {
  /** Told of the field as it comes and goes. */
  onField: (name: PhraseField, element: HTMLTextAreaElement | null) => void;
  observation: Observation;
  editing: RowEditing;
  name: PhraseField;
  /** The column's name. */
  label: string;
  number: number;
  error: string | undefined;
  isReadOnly: boolean;
  onType: (name: PhraseField, text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One text of a row as a field, with phrases to take and what is wrong with it. */
export const ObservationField = memo(function ObservationField({
  onField,
  observation,
  editing,
  name,
  label,
  number,
  error,
  isReadOnly,
  onType,
  onKeyDown,
}: ObservationFieldProps) {
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useTypedWords(observation, editing, (words) => words[name]);
  useHeldHeight(field, text);
  const defectNow = useStable(() => typedWords(observation, editing).wordsNow().defect);
  const { phrases, active, listId, ...offer } = usePhrases({
    reportId: observation.report_id,
    field: name,
    defectNow,
    onType: (typed) => {
      onType(name, typed);
    },
  });
  const setField = useCallback(
    (element: HTMLTextAreaElement | null) => {
      field.current = element;
      onField(name, element);
    },
    [onField, name],
  );
  const isOffering = phrases.length > 0;
  return (
    <Cell label={label} className="relative">
      <Textarea
        ref={setField}
        aria-label={`${label} of photo ${String(number)}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        aria-autocomplete="list"
        aria-controls={isOffering ? listId : undefined}
        aria-activedescendant={active >= 0 ? phraseId(listId, active) : undefined}
        value={text}
        most={MAX_OBSERVATION_TEXT}
        readOnly={isReadOnly}
        // The specification's minimum; it grows with the text, within reason.
        className="field-sizing-content max-h-96 min-h-[80px]"
        onChange={({ target }) => {
          onType(name, target.value);
          offer.notice(target);
        }}
        onKeyDown={(event) => {
          if (!offer.takeKey(event)) onKeyDown(event);
          else {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        onBlur={offer.leave}
      />
      <PhraseList
        id={listId}
        label={`Phrases for ${label}`}
        phrases={phrases}
        active={active}
        onChoose={(phrase) => {
          if (field.current) offer.choose(phrase, field.current);
        }}
      />
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-destructive">
          {error}
        </p>
      )}
    </Cell>
  );
});

import { useId, useRef, type KeyboardEvent, type RefCallback } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { MAX_OBSERVATION_TEXT } from '../../../../supabase/functions/_shared/contract/limits';
import type { PhraseField } from '@/features/phrases/schema';
import { PhraseList, phraseId } from '../phrases/phrase-list';
import { usePhrases } from '../phrases/use-phrases';
import { Cell } from './observation-cells';

interface ObservationFieldProps {
  ref: RefCallback<HTMLTextAreaElement>;
  reportId: string;
  name: PhraseField;
  /** The column's name. */
  label: string;
  number: number;
  text: string;
  /** What the row says of its defect, with which a recommendation goes. */
  defect: string;
  error: string | undefined;
  isReadOnly: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One text of a row as a field, with phrases to take and what is wrong with it. */
export function ObservationField({
  ref,
  label,
  number,
  text,
  error,
  isReadOnly,
  onType,
  onKeyDown,
  reportId,
  name,
  defect,
}: ObservationFieldProps) {
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { phrases, active, listId, ...offer } = usePhrases({
    reportId,
    field: name,
    defect,
    onType,
  });
  const isOffering = phrases.length > 0;
  return (
    <Cell label={label} className="relative">
      <Textarea
        ref={(element) => {
          field.current = element;
          ref(element);
        }}
        aria-label={`${label} of photo ${String(number)}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        aria-autocomplete="list"
        aria-controls={isOffering ? listId : undefined}
        aria-activedescendant={active >= 0 ? phraseId(listId, active) : undefined}
        value={text}
        maxLength={MAX_OBSERVATION_TEXT}
        readOnly={isReadOnly}
        // The specification's minimum; it grows with the text, within reason.
        className="field-sizing-content max-h-96 min-h-[80px]"
        onChange={({ target }) => {
          onType(target.value);
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
}

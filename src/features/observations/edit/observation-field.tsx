import { memo, useCallback, useId, useRef, type KeyboardEvent } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { useHeldHeight } from '@/lib/use-held-height';
import { useStable } from '@/lib/use-stable';
import { MAX_OBSERVATION_TEXT } from '@shared/contract/limits';
import type { PhraseField } from '@/features/phrases/schema';
import { usePhrases } from '../phrases/use-phrases';
import type { Observation } from '@/records/observation';
import { Cell } from './observation-cells';
import { typedWords, useTypedWords, type RowEditing } from './use-row-editing';
import { cn } from '@/lib/cn';
import type { Phrase } from '../phrases/find-phrases';

/** Props must be stable: typing renders one field of three. */
interface ObservationFieldProps {
  /** Called as the field mounts and unmounts. */
  onField: (name: PhraseField, element: HTMLTextAreaElement | null) => void;
  observation: Observation;
  editing: RowEditing;
  name: PhraseField;
  label: string;
  number: number;
  error: string | undefined;
  isReadOnly: boolean;
  onType: (name: PhraseField, text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One text of a row as a field, with phrases and errors. */
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
        // The specification's minimum; grows with the text up to a limit.
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

interface PhraseListProps {
  id: string;
  /** The field's name, for screen readers. */
  label: string;
  phrases: readonly Phrase[];
  /** Index of the phrase that Enter inserts; -1 for none. */
  active: number;
  onChoose: (phrase: Phrase) => void;
}

/** Phrases under a field, over the page: rows do not move during typing. */
function PhraseList({ id, label, phrases, active, onChoose }: PhraseListProps) {
  if (phrases.length === 0) return null;
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border bg-card py-1 text-sm shadow-lift"
    >
      {phrases.map((phrase, index) => (
        <li
          key={phrase.text}
          id={phraseId(id, index)}
          role="option"
          aria-selected={index === active}
          className={cn(
            'cursor-pointer px-3 py-1.5 [overflow-wrap:anywhere] hover:bg-accent pointer-coarse:py-3',
            index === active && 'bg-signal-wash text-signal',
          )}
          // The field keeps the focus and the text being typed.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(phrase);
          }}
        >
          <span translate="no">{phrase.text}</span>
          {phrase.uses > 0 && (
            <span className="tabular ml-2 text-xs text-muted-foreground">used {phrase.uses}×</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const phraseId = (listId: string, index: number) => `${listId}-${String(index)}`;

import { memo, useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useStable } from '@/lib/use-stable';
import type { Observation } from '@/records/observation';
import type { ObservationTexts } from '../schema';
import { useTypedWords, type RowEditing } from './use-row-editing';
import { useRowSaving } from './use-row-saving';
import { Cell } from './observation-cells';
import { ObservationField } from './observation-field';
import { RowConflictDialog } from './row-conflict-dialog';
import type { RowCommands } from '../particulars/row-commands';
import { WORD_NAMES } from '../rows/word-names';
import { TEXT_FIELDS } from '@shared/row-words';
import { pickParticulars, RowParticulars } from '../particulars/row-particulars';

const FIELDS = TEXT_FIELDS.map((name) => ({ name, label: WORD_NAMES[name] }));

interface ObservationEditorProps {
  observation: Observation;
  number: number;
  editing: RowEditing;
  /** Called once the words are stored: edits the same text of the next unchecked row. */
  onGoOn: RowCommands['editNext'];
}

/** The fields of a row's words. This browser keeps what is typed until it is saved or discarded. */
export function ObservationEditor({
  observation,
  number,
  editing,
  onGoOn,
}: ObservationEditorProps) {
  const { fields, setField } = useFields(editing.field);
  const row = useRowSaving(observation, editing, (refused) => {
    const first = FIELDS.find(({ name }) => refused[name]);
    if (first) fields.current[first.name]?.focus();
  });

  const type = useStable(row.type);
  const handleKeyDown = useStable((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      row.giveUp();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const focusedField = FIELDS.find(({ name }) => fields.current[name] === event.target);
      row.saveAndGoOn(() => {
        onGoOn(observation, focusedField?.name ?? 'defect');
      });
    }
  });

  return (
    <>
      {FIELDS.map(({ name, label }) => (
        <ObservationField
          key={name}
          onField={setField}
          observation={observation}
          editing={editing}
          name={name}
          label={label}
          number={number}
          error={row.errors[name]}
          isReadOnly={row.isSaving}
          onType={type}
          onKeyDown={handleKeyDown}
        />
      ))}
      <Cell className="md:col-span-3 md:col-start-3 md:row-start-2 md:pt-3">
        <EditorParticulars
          observation={observation}
          editing={editing}
          number={number}
          errors={row.errors}
          isReadOnly={row.isSaving}
          onType={type}
          onKeyDown={handleKeyDown}
        />
      </Cell>
      <Cell className="md:col-start-6 md:row-span-2 md:row-start-1">
        <EditorButtons isSaving={row.isSaving} onSave={row.save} onGiveUp={row.giveUp} />
        <RowConflictDialog
          key={row.conflict?.current.version}
          conflict={row.conflict}
          number={number}
          onSettle={row.settle}
          onGoOnEditing={row.goOnEditing}
        />
      </Cell>
    </>
  );
}

/** The three fields; puts the cursor at the end of `first`. */
function useFields(first: keyof ObservationTexts) {
  const fields = useRef<Partial<Record<keyof ObservationTexts, HTMLTextAreaElement | null>>>({});
  useEffect(() => {
    const field = fields.current[first];
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [first]);
  const setField = useStable(
    (name: keyof ObservationTexts, element: HTMLTextAreaElement | null) => {
      fields.current[name] = element;
    },
  );
  return { fields, setField };
}

interface EditorParticularsProps extends Omit<
  ComponentProps<typeof RowParticulars>,
  'reportId' | 'words'
> {
  observation: Observation;
  editing: RowEditing;
}

/** Re-renders only when one of them changes; typing a defect changes the outcome. */
const EditorParticulars = memo(function EditorParticulars({
  observation,
  editing,
  ...rest
}: EditorParticularsProps) {
  const words = useTypedWords(observation, editing, pickParticulars);
  return <RowParticulars reportId={observation.report_id} words={words} {...rest} />;
});

interface EditorButtonsProps {
  isSaving: boolean;
  onSave: () => void;
  onGiveUp: () => void;
}

function EditorButtons({ isSaving, onSave, onGiveUp }: EditorButtonsProps) {
  return (
    <>
      <div className="flex gap-2 md:flex-col">
        <Button size="sm" variant="signal" busy={isSaving} onClick={onSave}>
          Save
        </Button>
        <Button size="sm" variant="outline" disabled={isSaving} onClick={onGiveUp}>
          Cancel
        </Button>
      </div>
      <p className="mt-2 text-xs text-muted-foreground pointer-coarse:hidden">
        Ctrl+Enter saves and goes on, Escape cancels.
      </p>
    </>
  );
}

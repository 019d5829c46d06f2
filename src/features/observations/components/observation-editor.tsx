import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { TextName } from '../rows/check-texts';
import type { Observation } from '../schema';
import { useRowDraft } from '../use-row-draft';
import { Cell } from './observation-cells';
import { ObservationField } from './observation-field';

const FIELDS = [
  { name: 'element', label: 'Element Description' },
  { name: 'defect', label: 'Defect' },
  { name: 'recommendation', label: 'Recommendation' },
] as const;

interface ObservationEditorProps {
  observation: Observation;
  number: number;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** The three texts of a row as fields. What is typed is kept in this browser until saved or given up. */
export function ObservationEditor({
  observation,
  number,
  onDirty,
  onClose,
}: ObservationEditorProps) {
  const fields = useRef<Partial<Record<TextName, HTMLTextAreaElement | null>>>({});
  const { texts, errors, isSaving, type, save, giveUp } = useRowDraft(observation, {
    onDirty,
    onClose,
    onRefused: (refused) => {
      fields.current[FIELDS.find(({ name }) => refused[name])?.name ?? 'element']?.focus();
    },
  });

  useEffect(() => {
    const first = fields.current.element;
    first?.focus();
    first?.setSelectionRange(first.value.length, first.value.length);
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      giveUp();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  };

  return (
    <>
      {FIELDS.map(({ name, label }) => (
        <ObservationField
          key={name}
          ref={(field) => {
            fields.current[name] = field;
          }}
          label={label}
          number={number}
          text={texts[name]}
          error={errors[name]}
          isReadOnly={isSaving}
          onType={(text) => {
            type(name, text);
          }}
          onKeyDown={handleKeyDown}
        />
      ))}
      <Cell>
        <div className="flex gap-2 md:flex-col">
          <Button size="sm" variant="signal" busy={isSaving} onClick={save}>
            Save
          </Button>
          <Button size="sm" variant="outline" disabled={isSaving} onClick={giveUp}>
            Cancel
          </Button>
        </div>
        <p className="mt-2 text-xs text-muted-foreground pointer-coarse:hidden">
          Ctrl+Enter saves, Escape cancels.
        </p>
      </Cell>
    </>
  );
}

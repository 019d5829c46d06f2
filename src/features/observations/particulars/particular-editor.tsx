import type { KeyboardEvent } from 'react';
import { findRowField, isTyped, mostCharacters } from '@shared/row-words';
import type { ParticularName, ReportParticulars } from './particulars';
import { LevelList } from './level-list';
import { ParticularText } from './particular-text';
import { ParticularTime } from './particular-time';

interface ParticularEditorProps {
  name: ParticularName;
  /** "Severity of photo 3" */
  label: string;
  levels: ReportParticulars['levels'];
  /** Undefined for many rows that differ. */
  value: string | null | undefined;
  /** The analyst's proposal, where the row has another value. */
  proposed?: string | null;
  onSave: (value: string | null) => void;
  /** Saves because the focus moved, and leaves it there. */
  onLeave: (value: string | null) => void;
  onCancel: () => void;
  onTab: (step: 1 | -1, event: KeyboardEvent) => void;
}

export function ParticularEditor({
  name,
  levels,
  value,
  proposed = null,
  ...rest
}: ParticularEditorProps) {
  if (isTyped(name)) {
    return (
      <ParticularText
        {...rest}
        proposed={proposed}
        value={value ?? ''}
        most={mostCharacters(name)}
        keepsLines={findRowField(name).kind === 'text'}
      />
    );
  }
  if (name === 'captured_at') {
    return <ParticularTime {...rest} value={value ?? null} />;
  }
  return (
    <LevelList
      {...rest}
      value={value}
      proposed={proposed}
      levels={levels[name]}
      onChoose={rest.onSave}
      onLeave={() => {
        rest.onLeave(value ?? null);
      }}
    />
  );
}

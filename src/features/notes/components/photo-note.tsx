import { useState } from 'react';
import type { Observation } from '@/records/observation';
import { useUser } from '@/lib/auth-context';
import { hasUnsavedNote } from '../use-note';
import { NoteEditor } from './note-editor';
import { NoteLine } from './note-line';

interface PhotoNoteProps {
  observation: Observation;
  number: number;
  /** In a row of a long list what is not filled in shows itself in the active one alone. */
  isInRow?: boolean;
}

/** A field because the person asked, or because it holds unsaved words; a line, maybe with the focus back. */
type Shape = 'asked' | 'kept' | 'line' | 'returned';

/** A person's own note on a photo: there in small, and a field as soon as it is wanted. */
export function PhotoNote({ observation, number, isInRow = false }: PhotoNoteProps) {
  const { id: userId } = useUser();
  const [shape, setShape] = useState<Shape>(() =>
    hasUnsavedNote(userId, observation.id) ? 'kept' : 'line',
  );
  if (shape === 'line' || shape === 'returned') {
    return (
      <NoteLine
        observation={observation}
        number={number}
        isInRow={isInRow}
        takesFocus={shape === 'returned'}
        onOpen={() => {
          setShape('asked');
        }}
      />
    );
  }
  return (
    <NoteEditor
      observation={observation}
      number={number}
      takesFocus={shape === 'asked'}
      onClose={() => {
        // Left by key, or for nothing on the page: the keys continue from here.
        setShape(document.activeElement === document.body ? 'returned' : 'line');
      }}
    />
  );
}

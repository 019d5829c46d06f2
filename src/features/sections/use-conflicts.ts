import { useState } from 'react';
import type { BoundText, SectionConflict, SectionName, TypedText } from '@/records/section';
import { bothTexts } from './texts/shown-section';

/** Resolves two texts: one of them, both, or the person's with paragraphs of the other. */
export type ConflictChoice = 'mine' | 'theirs' | 'both' | { mixed: BoundText };

interface Hands {
  order: readonly string[];
  keep: (name: SectionName, typed: TypedText) => void;
  discard: (names: readonly SectionName[]) => void;
  save: (texts: Partial<Record<SectionName, TypedText>>) => void;
}

/** Texts in conflict with stored changes, one at a time, until the person chooses. */
export function useConflicts({ order, keep, discard, save }: Hands) {
  const [conflicts, setConflicts] = useState<SectionConflict[]>([]);
  const [conflict] = conflicts;
  return {
    conflict: conflict ?? null,
    show: setConflicts,
    /** Closes the question; the typed text stays in its field. */
    putOff: () => {
      setConflicts((all) => all.slice(1));
    },
    resolve: (choice: ConflictChoice) => {
      if (!conflict) return;
      const { name, mine, theirs } = conflict;
      setConflicts((all) => all.slice(1));
      if (choice === 'theirs') discard([name]);
      else if (choice === 'both') keep(name, { ...bothTexts(theirs, mine, order), base: theirs });
      else save({ [name]: { ...(choice === 'mine' ? mine : choice.mixed), base: theirs } });
    },
  };
}

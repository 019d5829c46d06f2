import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useUndoGeneration } from './mutations';
import type { SectionName, Sections } from '@/records/section';

interface Regeneration {
  /** Sections with a person's words. */
  sections: readonly SectionName[];
  /** Resolves with the sections as they were before. */
  generate: () => Promise<{ before: Sections }>;
  /** Saves typed text; resolves with whether everything is stored. */
  saveTyped: () => Promise<boolean>;
}

/** Replaces the texts with new drafts: asks first where a person's words would go, and offers undo. */
export function useRegeneration(reportId: string, { sections, generate, saveTyped }: Regeneration) {
  const undoing = useUndoGeneration(reportId);
  const [replaced, setReplaced] = useState<Sections | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const undo = async (before: Sections) => {
    try {
      await undoing.mutateAsync(before);
      setReplaced(null);
    } catch (error) {
      toast.error('The earlier text could not be brought back', errorMessage(error));
    }
  };

  const regenerate = async () => {
    setIsAsking(false);
    if (!(await saveTyped())) return;
    toast.neutral('Regenerating sections');
    try {
      const { before } = await generate();
      setReplaced(before);
      toast.neutral('Sections regenerated', 'The earlier text is kept under Earlier versions.', {
        action: { label: 'Undo', onClick: () => void undo(before) },
      });
    } catch {
      // The failure is shown on the screen, as the generation's.
    }
  };

  return {
    /** The sections with words to be replaced, during the question. */
    asked: isAsking ? sections : null,
    ask: () => {
      if (sections.length > 0) setIsAsking(true);
      else void regenerate();
    },
    confirm: () => void regenerate(),
    cancel: () => {
      setIsAsking(false);
    },
    /** The sections before the last regeneration; null when nothing was replaced since. */
    replaced,
    isUndoing: undoing.isPending,
    undo: () => {
      if (replaced) void undo(replaced);
    },
    /** Text saved since is no draft to undo. */
    forget: () => {
      setReplaced(null);
    },
  };
}

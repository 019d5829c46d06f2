import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { draftKey, useDraft } from '@/lib/use-draft';
import { useSaveObservation } from './mutations';
import { checkTexts, type TextErrors, type TextName } from './rows/check-texts';
import type { RowDraft } from './rows/row-draft';
import { describeSaveFailure } from './rows/save-failure';
import { isSameTexts, textsOf, type Observation } from './schema';

interface RowDraftEvents {
  onDirty: (isDirty: boolean) => void;
  /** A save was asked for, and these texts cannot be saved as they are. */
  onRefused: (errors: TextErrors) => void;
  /** The texts are saved, or given up. */
  onClose: () => void;
}

/** The texts of the row being edited, kept in this browser until they are saved or given up. */
export function useRowDraft(
  observation: Observation,
  { onDirty, onRefused, onClose }: RowDraftEvents,
) {
  const { id, report_id: reportId } = observation;
  const { id: userId } = useUser();
  const { draft, keep, discard } = useDraft<RowDraft>(draftKey(userId, 'row', reportId));
  const saving = useSaveObservation(reportId);
  const [errors, setErrors] = useState<TextErrors>({});

  const stored = textsOf(observation);
  const texts = draft?.id === id ? draft.texts : stored;
  const isDirty = !isSameTexts(texts, stored);
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);

  const close = () => {
    discard();
    onDirty(false);
    onClose();
  };

  const save = async () => {
    if (saving.isPending) return;
    const checked = checkTexts(texts);
    if (checked.errors) {
      setErrors(checked.errors);
      onRefused(checked.errors);
      return;
    }
    try {
      await saving.mutateAsync({ base: observation, change: checked.texts });
      close();
    } catch (error) {
      const { title, description } = describeSaveFailure(error);
      toast.error(title, description);
    }
  };

  return {
    texts,
    errors,
    isSaving: saving.isPending,
    type: (name: TextName, text: string) => {
      keep({ id, texts: { ...texts, [name]: text } });
      setErrors((errors) => ({ ...errors, [name]: undefined }));
    },
    save: () => void save(),
    giveUp: close,
  };
}

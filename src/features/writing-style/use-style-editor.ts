import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { serverErrorMessage } from '@/lib/errors';
import { draftKey, useDraft } from '@/lib/use-draft';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useSaveStyleHint } from './mutations';

/** The text on the screen (the draft, or the saved one), with its actions. */
export function useStyleEditor(saved: string) {
  const user = useUser();
  const { draft, keep, discard, readNow } = useDraft<string>(draftKey(user.id, 'writing-style'));
  const { mutateAsync: store, isPending, variables } = useSaveStyleHint();

  const run = useOneAtATime((work: () => Promise<void>) => work());

  /** Stores it; text typed meanwhile remains a draft. */
  const storeText = async (text: string) => {
    await store(text.trim());
    if (readNow() === draft) discard();
  };

  const save = async (text = draft ?? saved) => {
    try {
      await storeText(text);
      toast.neutral(
        'Writing style saved!',
        'Your style preferences have been saved to your profile',
      );
    } catch (error) {
      console.warn('The style could not be saved.', error);
      toast.error('Error saving style', serverErrorMessage(error));
    }
  };

  const reset = async () => {
    try {
      await storeText('');
      toast.neutral(
        'Reverted to default professional tone',
        'Your style has been reset to the default.',
        {
          action: {
            label: 'Undo',
            onClick: () => {
              run(() => save(saved));
            },
          },
        },
      );
    } catch (error) {
      console.warn('The style could not be reset.', error);
      toast.error('Error updating style', serverErrorMessage(error));
    }
  };

  return {
    text: draft ?? saved,
    isDirty: draft !== null && draft !== saved,
    isSaving: isPending && variables !== '',
    isResetting: isPending && variables === '',
    write: keep,
    save: () => {
      run(save);
    },
    reset: () => {
      run(reset);
    },
    discard,
  };
}

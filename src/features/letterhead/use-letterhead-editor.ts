import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { draftKey, useDraft } from '@/lib/use-draft';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { letterheadParts, readErrors, withoutStored } from './editing/letterhead-change';
import { type LetterheadChange, useSaveLetterhead } from './mutations';
import type { Letterhead } from '@/records/letterhead';

/** The letterhead on the screen (the draft over the stored one), and its changes. */
export function useLetterheadEditor(stored: Letterhead) {
  const user = useUser();
  const { draft, keep, discard } = useDraft<LetterheadChange>(draftKey(user.id, 'letterhead'));
  // The latest draft, for a picture that is ready long after it was chosen.
  const current = useRef(draft ?? {});
  const [tries, setTries] = useState(0);
  const { mutateAsync: store, isPending } = useSaveLetterhead();

  const hold = (next: LetterheadChange) => {
    current.current = next;
    if (Object.keys(next).length === 0) discard();
    else keep(next);
  };
  const values: Letterhead = { ...stored, ...draft };
  const errors = readErrors(values);
  const change = withoutStored(draft ?? {}, stored);

  const save = useOneAtATime(async () => {
    setTries((count) => count + 1);
    if (Object.keys(errors).length > 0) return;
    try {
      for (const { sent, written } of letterheadParts(change)) {
        await store(sent);
        // Text typed during the save is not saved yet.
        const left = Object.entries(current.current).filter(
          ([name, value]) => !(name in written) || written[name as keyof Letterhead] !== value,
        );
        hold(Object.fromEntries(left));
      }
      setTries(0);
      toast.neutral('Firm and author saved');
    } catch (error) {
      console.warn('The firm and the author could not be saved.', error);
      toast.error('Firm and author not saved', errorMessage(error));
    }
  });

  return {
    values,
    /** By field, after the first attempt to save. */
    errors: tries > 0 ? errors : {},
    tries,
    isDirty: Object.keys(change).length > 0,
    isSaving: isPending,
    write: (part: LetterheadChange) => {
      hold(withoutStored({ ...current.current, ...part }, stored));
    },
    save,
    discard: () => {
      setTries(0);
      hold({});
    },
  };
}

export type LetterheadEditor = ReturnType<typeof useLetterheadEditor>;

import { useState } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';

/**
 * A choice saved at once: the last one chosen while it is being saved, else the stored one. The control follows the tap
 * in the same frame; a mutation is pending only one task later.
 */
export function useSavedChoice<Choice>(
  stored: Choice,
  { mutate }: Pick<UseMutationResult<unknown, Error, Choice>, 'mutate'>,
  failed: string,
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<{ choice: Choice } | null>(null);
  const choose = (choice: Choice) => {
    setChosen({ choice });
    mutate(choice, {
      onSettled: () => {
        setChosen(null);
      },
      onError: (error) => {
        console.warn(`${failed}.`, error);
        toast.error(failed, errorMessage(error));
      },
    });
  };
  return [chosen ? chosen.choice : stored, choose];
}

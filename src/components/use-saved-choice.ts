import { useState } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';

/**
 * A choice that is saved at once: what was chosen last while it is on its way, else what is stored. The control
 * follows the tap in the same frame; a mutation says that it is pending only a turn later.
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

import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useAddPhrases, useDeletePhrase } from '../mutations';
import type { Phrase } from '../schema';

/** A phrase that is kept, with the way out, and back. */
export function PhraseItem({ phrase }: { phrase: Phrase }) {
  const deletion = useDeletePhrase();
  const { mutate: add } = useAddPhrases();
  const remove = () => {
    deletion.mutate(phrase.id, {
      onSuccess: () => {
        toast.neutral('The phrase was deleted', phrase.text, {
          action: {
            label: 'Undo',
            onClick: () => {
              add([phrase], {
                onError: (error) => {
                  toast.error('The phrase could not be brought back', errorMessage(error));
                },
              });
            },
          },
        });
      },
      onError: (error) => {
        toast.error('The phrase was not deleted', errorMessage(error));
      },
    });
  };
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <span translate="no" className="min-w-0 pt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {phrase.text}
      </span>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Delete “${phrase.text}”`}
        busy={deletion.isPending}
        onClick={remove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

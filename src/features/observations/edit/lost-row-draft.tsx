import { useEffect, useRef, useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import type { RowDraft } from './row-draft';
import { readableWord, WORD_NAMES } from '../rows/word-names';
import type { RowFieldName } from '@shared/row-words';
import { useBringBack } from '../history/use-bring-back';

interface LostRowDraftProps {
  reportId: string;
  draft: RowDraft;
  onDiscard: () => void;
}

/** Shows the text typed into a row that was deleted elsewhere, to copy or to save after all. */
export function LostRowDraft({ reportId, draft, onDiscard }: LostRowDraftProps) {
  const { bringBackLatest } = useBringBack(reportId);
  const [isBusy, setBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const names = Object.keys(draft.change) as RowFieldName[];

  // The fields lost the focus, maybe many rows below.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'center' });
    if (document.activeElement === document.body) alert.current?.focus({ preventScroll: true });
  }, []);

  const handleBringBack = async () => {
    setBusy(true);
    try {
      await bringBackLatest(draft.id, 'deleted');
    } catch (error) {
      toast.error('The row could not be brought back', errorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Alert
      ref={alert}
      variant="warning"
      tabIndex={-1}
      aria-label="The row you were editing was deleted elsewhere"
    >
      <AlertTitle>The row you were editing was deleted elsewhere</AlertTitle>
      <AlertDescription className="space-y-3">
        <p>What you typed is kept here. Bring the row back to save it, or copy the text.</p>
        <div className="grid gap-3 md:grid-cols-3">
          {names.map((name) => (
            <label key={name} className="block min-w-0 text-xs font-medium">
              {WORD_NAMES[name]}
              <Textarea
                readOnly
                className="mt-1 max-h-60 text-sm font-normal"
                value={readableWord(name, draft.change)}
              />
            </label>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isBusy} onClick={() => void handleBringBack()}>
            Bring the row back
          </Button>
          <Button size="sm" variant="outline" disabled={isBusy} onClick={onDiscard}>
            Discard what I typed
          </Button>
        </div>
      </AlertDescription>
    </Alert>
  );
}

import { useState } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import type { Observation } from '@/records/observation';
import { drawingMutationKey, useSaveDrawing } from '../mutations';
import { discardDrawingDraft, takeUpDraft, unsavedRows } from './drawing-draft';

interface UnsavedDrawingsProps {
  reportId: string;
  rows: readonly Observation[];
}

/** Drawings that this device kept after a crash or a failed save, to save or discard. */
export function UnsavedDrawings({ reportId, rows }: UnsavedDrawingsProps) {
  const { mutateAsync } = useSaveDrawing(reportId);
  // A running save is about to store them.
  const isSaving = useIsMutating({ mutationKey: drawingMutationKey(reportId) }) > 0;
  // Drafts are not state: discarding one must trigger a new read.
  const [, readAgain] = useState(0);
  const unsaved = isSaving ? [] : unsavedRows(rows);
  if (unsaved.length === 0) return null;

  const save = async (row: Observation, number: number) => {
    const draft = takeUpDraft(row);
    if (!draft) return;
    try {
      await mutateAsync(draft);
    } catch (error) {
      toast.error(`The drawing on Photo ${String(number)} was not saved`, errorMessage(error));
    }
  };
  return (
    <Alert variant="warning">
      <AlertTitle>What you drew is not saved yet</AlertTitle>
      <AlertDescription>
        <p>It is kept on this device, and is there when you draw on the photo again.</p>
        <ul>
          {unsaved.map((row) => {
            const number = rows.indexOf(row) + 1;
            return (
              <li key={row.id} className="flex flex-wrap items-center gap-2 pt-2">
                <span className="tabular min-w-20 font-medium">Photo {number}</span>
                <Button
                  size="sm"
                  aria-label={`Save the drawing on Photo ${String(number)}`}
                  onClick={() => void save(row, number)}
                >
                  Save
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Discard the drawing on Photo ${String(number)}`}
                  onClick={() => {
                    discardDrawingDraft(row);
                    readAgain((times) => times + 1);
                  }}
                >
                  Discard
                </Button>
              </li>
            );
          })}
        </ul>
      </AlertDescription>
    </Alert>
  );
}

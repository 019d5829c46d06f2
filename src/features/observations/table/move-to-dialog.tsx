import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import { inSentence, photosCaption, type Finding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { PhotoNumberField } from '../findings/photo-number-field';

interface MoveToDialogProps {
  /** All of the report's. */
  findings: readonly Finding<Observation>[];
  /** The row to move; null while closed. */
  row: Observation | null;
  /** Gives the row's new index among the rows; null for cancel. */
  onAnswer: (id: string, place: number | null) => void;
}

/** Asks for a row's new place, for distances too long to drag. */
export function MoveToDialog({ findings, row, onAnswer }: MoveToDialogProps) {
  const finding = findings.find((one) => one.row.id === row?.id);
  return (
    <Dialog
      open={finding !== undefined}
      onOpenChange={(open) => {
        if (!open && finding) onAnswer(finding.row.id, null);
      }}
    >
      {finding && (
        <DialogContent
          title={`Move ${formatCaption(finding)}`}
          className="max-w-sm"
          // Its opener may be gone, or its row moving: the caller places the focus.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
          }}
        >
          <PlaceForm findings={findings} finding={finding} onAnswer={onAnswer} />
        </DialogContent>
      )}
    </Dialog>
  );
}

interface PlaceFormProps extends Omit<MoveToDialogProps, 'row'> {
  finding: Finding<Observation>;
}

function PlaceForm({ findings, finding, onAnswer }: PlaceFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const count = findings.reduce((sum, { photos }) => sum + photos.length, 0);
  const handleSubmit = () => {
    // It takes the place of the row with that photo.
    const place = findings.findIndex(({ photos }) =>
      photos.some(({ number }) => number === Number(typed)),
    );
    if (place < 0) {
      setError(`Enter a number from 1 to ${String(count)}.`);
      return;
    }
    onAnswer(finding.row.id, place);
  };
  return (
    <Form className="grid gap-5" onSubmit={handleSubmit}>
      <PhotoNumberField
        label="New number"
        hint={`From 1 to ${String(count)}.`}
        error={error}
        typed={typed}
        onType={(now) => {
          setTyped(now);
          setError(undefined);
        }}
      />
      <DialogFooter>
        <Button
          variant="outline"
          onClick={() => {
            onAnswer(finding.row.id, null);
          }}
        >
          Cancel
        </Button>
        <Button type="submit">Move</Button>
      </DialogFooter>
    </Form>
  );
}

function formatCaption({ photos }: Finding<Observation>): string {
  return inSentence(photosCaption(photos.map(({ number }) => number)));
}

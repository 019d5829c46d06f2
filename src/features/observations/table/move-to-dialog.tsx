import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface MoveToDialogProps {
  /** The number of the row in question; null while none is. */
  number: number | null;
  count: number;
  onMove: (from: number, to: number) => void;
  onClose: () => void;
}

/** Asks for the place that a row is to move to: for ways that no arm is long enough to drag. */
export function MoveToDialog({ number, count, onMove, onClose }: MoveToDialogProps) {
  return (
    <Dialog
      open={number !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {number !== null && (
        <DialogContent aria-describedby={undefined} className="max-w-sm">
          <DialogHeader>
            <DialogTitle>Move photo {number}</DialogTitle>
          </DialogHeader>
          <PlaceForm number={number} count={count} onMove={onMove} onClose={onClose} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function PlaceForm({ number, count, onMove, onClose }: MoveToDialogProps & { number: number }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const place = Number(typed);
    if (!Number.isInteger(place) || place < 1 || place > count) {
      setError(`Enter a number from 1 to ${String(count)}.`);
      return;
    }
    onClose();
    if (place !== number) onMove(number - 1, place - 1);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
      <Field label="New number" hint={`From 1 to ${String(count)}.`} error={error}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Move</Button>
      </DialogFooter>
    </form>
  );
}

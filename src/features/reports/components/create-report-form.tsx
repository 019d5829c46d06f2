import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { DEFAULT_TITLE, MAX_TITLE } from '../schema';

interface CreateReportFormProps {
  isCreating: boolean;
  onCreate: (title: string) => void;
  onCancel: () => void;
}

/** What the create dialog asks: a title, which may be left blank. */
export function CreateReportForm({ isCreating, onCreate, onCancel }: CreateReportFormProps) {
  const [typed, setTyped] = useState('');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onCreate(typed.trim() || DEFAULT_TITLE);
  };

  return (
    <form className="grid gap-5" onSubmit={handleSubmit}>
      <DialogHeader>
        <DialogTitle>Create New Report</DialogTitle>
      </DialogHeader>
      <Field label="Report Title">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={DEFAULT_TITLE}
            value={typed}
            maxLength={MAX_TITLE}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        )}
      </Field>
      <DialogFooter>
        <Button variant="outline" disabled={isCreating} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="signal" busy={isCreating}>
          {isCreating ? 'Creating...' : 'Create Report'}
        </Button>
      </DialogFooter>
    </form>
  );
}

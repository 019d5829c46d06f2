import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
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
import { toast } from '@/components/ui/toast';
import { useCreateReport } from '../mutations';
import { DEFAULT_TITLE, MAX_TITLE } from '../schema';

interface CreateReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CreateReportDialog({ open, onOpenChange }: CreateReportDialogProps) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const creation = useCreateReport();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (creation.isPending) return;
    const title = typed.trim() || DEFAULT_TITLE;
    try {
      const reportId = await creation.mutateAsync(title);
      toast.neutral('Report created', `'${title}' has been created successfully.`);
      await navigate(`/upload/${reportId}`);
    } catch (error) {
      console.warn('A report could not be created.', error);
      toast.error('Error creating report', 'Please try again later.');
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (creation.isPending) return;
        setTyped('');
        onOpenChange(next);
      }}
    >
      <DialogContent aria-describedby={undefined}>
        <form className="grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
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
            <Button
              variant="outline"
              disabled={creation.isPending}
              onClick={() => {
                setTyped('');
                onOpenChange(false);
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="signal" busy={creation.isPending}>
              {creation.isPending ? 'Creating...' : 'Create Report'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

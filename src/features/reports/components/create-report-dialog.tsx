import { useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { newId } from '@/lib/new-id';
import { useReportCreation } from '../use-report-creation';
import { CreateReportForm } from './create-report-form';

interface CreateReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CreateReportDialog({ open, onOpenChange }: CreateReportDialogProps) {
  // One for each opening of the dialog: sending it repeatedly makes only one report.
  const [reportId, setReportId] = useState(newId);
  const { create, isCreating } = useReportCreation(reportId);

  const handleOpenChange = (next: boolean) => {
    if (isCreating) return;
    if (!next) setReportId(newId());
    onOpenChange(next);
  };

  return (
    <Dialog open={open} onOpenChange={handleOpenChange}>
      <DialogContent title="Create New Report">
        <CreateReportForm
          key={reportId}
          isCreating={isCreating}
          onCreate={create}
          onCancel={() => {
            handleOpenChange(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useDeleteAllReports } from '../mutations';

interface DeleteAllReportsProps {
  /** All of the person's reports, on every page. */
  total: number;
  isDisabled: boolean;
}

/** The button, the question that cannot be clicked away, and what came of it. */
export function DeleteAllReports({ total, isDisabled }: DeleteAllReportsProps) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteAllReports();

  const deleteAll = useOneAtATime(async () => {
    try {
      const deleted = await deletion.mutateAsync();
      if (deleted === 0) {
        toast.neutral('No reports to delete', 'There are no reports in your account.');
      } else {
        toast.neutral(
          'All reports deleted',
          `Successfully deleted ${String(deleted)} reports and associated data.`,
        );
      }
    } catch (error) {
      console.warn('The reports could not be deleted.', error);
      toast.error(
        'Error deleting reports',
        'Some reports may not have been deleted. Please try again later.',
      );
    }
    setAsking(false);
  });

  return (
    <>
      <Button
        variant="destructive-outline"
        disabled={isDisabled || deletion.isPending}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 aria-hidden />
        Delete All
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete all reports?"
        description={`This will permanently delete all ${String(total)} reports and their associated data (photos, observations, etc.). This action cannot be undone.`}
        confirmLabel={deletion.isPending ? 'Deleting...' : 'Delete All'}
        busy={deletion.isPending}
        destructive
        onConfirm={deleteAll}
      />
    </>
  );
}

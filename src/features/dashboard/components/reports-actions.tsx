import { useRef, useState } from 'react';
import { MoreHorizontal, Trash2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  MenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { useDeleteAllReports } from '@/features/reports/mutations';
import { useUser } from '@/lib/auth-context';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { archivedCountQuery, reportCountQuery } from '../queries';
import { ConfirmDeletion } from './confirm-deletion';

export function ReportsActions({ isPageEmpty }: { isPageEmpty: boolean }) {
  const [isDeleting, setDeleting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button ref={opener} variant="outline" size="icon" aria-label="More actions">
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem
            icon={Trash2}
            name="Delete All"
            variant="destructive"
            disabled={isPageEmpty || isDeleting}
            onSelect={() => setAsking(true)}
          />
        </DropdownMenuContent>
      </DropdownMenu>
      {isAsking && (
        <DeleteAllReports
          onBusy={setDeleting}
          onClose={() => {
            setAsking(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      )}
    </>
  );
}

interface DeleteAllReportsProps {
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

/** The confirmation, which clicking outside does not close, and the result. */
function DeleteAllReports({ onBusy, onClose }: DeleteAllReportsProps) {
  const { id: userId } = useUser();
  // Counts all reports, whatever the list shows: archived ones are deleted too.
  const { data: total } = useQuery(reportCountQuery(userId));
  const { data: archived = 0 } = useQuery(archivedCountQuery(userId));
  const deletion = useDeleteAllReports();

  const deleteAll = useOneAtATime(async () => {
    onBusy(true);
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
    onBusy(false);
    onClose();
  });

  const note = archived > 0 ? ` ${String(archived)} of them are archived.` : '';
  return (
    <ConfirmDeletion
      reportId={null}
      onCancel={onClose}
      title="Delete all reports?"
      description={`This will permanently delete all ${total === undefined ? '' : `${String(total)} `}reports and their associated data (photos, observations, etc.). This action cannot be undone.${note}`}
      confirmLabel={deletion.isPending ? 'Deleting...' : 'Delete All'}
      busy={deletion.isPending}
      onConfirm={deleteAll}
    />
  );
}

import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useDeleteObservation } from '../mutations';
import type { Observation } from '@/records/observation';
import { useBringBack } from '../history/use-bring-back';

interface DeleteObservationProps {
  reportId: string;
  /** The row in question; null while none is. */
  observation: Observation | null;
  number: number;
  onClose: () => void;
  onDeleted: (deleted: Observation) => void;
}

export function DeleteObservation({
  reportId,
  observation,
  number,
  onClose,
  onDeleted,
}: DeleteObservationProps) {
  const deletion = useDeleteObservation(reportId);
  const { bringBackLatest } = useBringBack(reportId);

  const handleUndo = async (id: string) => {
    try {
      await bringBackLatest(id, 'deleted');
    } catch (error) {
      toast.error('The row could not be brought back', errorMessage(error));
    }
  };

  const handleConfirm = async () => {
    if (!observation) return;
    try {
      await deletion.mutateAsync(observation.id);
      onClose();
      onDeleted(observation);
      toast.neutral(
        'Photo removed',
        'The rows after it are renumbered. For 30 days it can be brought back from the report’s history.',
        { action: { label: 'Undo', onClick: () => void handleUndo(observation.id) } },
      );
    } catch (error) {
      onClose();
      toast.error('Delete failed', errorMessage(error));
    }
  };

  return (
    <Confirm
      open={observation !== null}
      onOpenChange={onClose}
      title="Are you sure you want to delete this observation?"
      description={`Photo ${String(number)} and its texts go, and the rows after it are renumbered. For 30 days they can be brought back from the report’s history.`}
      confirmLabel={deletion.isPending ? 'Deleting...' : 'Delete'}
      busy={deletion.isPending}
      destructive
      onConfirm={() => void handleConfirm()}
    />
  );
}

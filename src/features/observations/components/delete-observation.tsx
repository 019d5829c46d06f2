import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useDeleteObservation } from '../mutations';
import type { Observation } from '../schema';

interface DeleteObservationProps {
  reportId: string;
  /** The row in question; null while none is. */
  observation: Observation | null;
  number: number;
  onClose: () => void;
  onDeleted: (observation: Observation) => void;
}

export function DeleteObservation({
  reportId,
  observation,
  number,
  onClose,
  onDeleted,
}: DeleteObservationProps) {
  const deletion = useDeleteObservation(reportId);

  const handleConfirm = async () => {
    if (!observation) return;
    try {
      await deletion.mutateAsync(observation.id);
      onClose();
      onDeleted(observation);
      toast.neutral('Photo removed', 'Its row is deleted, and the rows after it are renumbered.');
    } catch (error) {
      onClose();
      toast.error('Delete failed', messageOf(error));
    }
  };

  return (
    <Confirm
      open={observation !== null}
      onOpenChange={onClose}
      title="Are you sure you want to delete this observation?"
      description={`Photo ${String(number)} and its texts will be deleted. The rows after it are renumbered.`}
      confirmLabel={deletion.isPending ? 'Deleting...' : 'Delete'}
      busy={deletion.isPending}
      destructive
      onConfirm={() => void handleConfirm()}
    />
  );
}

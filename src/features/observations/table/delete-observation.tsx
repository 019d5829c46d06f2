import { useState } from 'react';
import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useDeleteObservation } from '../mutations';
import { holdsFinding, photosCaption, rowsGoingWith } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { useBringBack } from '../history/use-bring-back';

interface DeleteObservationProps {
  reportId: string;
  /** All of the report's rows. */
  photos: readonly Observation[];
  /** The row to delete, with its whole finding if it holds the words; null while closed. */
  observation: Observation | null;
  onClose: () => void;
  onDeleted: (deleted: Observation) => void;
}

export function DeleteObservation({
  reportId,
  photos,
  observation,
  onClose,
  onDeleted,
}: DeleteObservationProps) {
  const deletion = useDeleteObservation(reportId);
  const { bringBackLatest } = useBringBack(reportId);
  /** The rows as they were when deletion was confirmed: the report then has fewer. */
  const [going, setGoing] = useState<Going | null>(null);
  const { gone, numbers } = going ?? listGoing(photos, observation);

  const handleUndo = async (ids: readonly string[]) => {
    try {
      // The row with the words went last, and must be back before the others.
      for (const id of ids.toReversed()) await bringBackLatest(id, 'deleted');
    } catch (error) {
      toast.error('The row could not be brought back', errorMessage(error));
    }
  };

  const handleConfirm = async () => {
    if (!observation) return;
    setGoing({ gone, numbers });
    try {
      for (const { id } of gone) await deletion.mutateAsync(id);
      onClose();
      onDeleted(observation);
      toast.neutral(
        gone.length === 1 ? 'Photo removed' : `${String(gone.length)} photos removed`,
        'The rows after it are renumbered. For 30 days it can be brought back from the report’s history.',
        {
          action: {
            label: 'Undo',
            onClick: () => void handleUndo(gone.map(({ id }) => id)),
          },
        },
      );
    } catch (error) {
      onClose();
      toast.error('Delete failed', errorMessage(error));
    }
    setGoing(null);
  };

  return (
    <Confirm
      open={observation !== null}
      onOpenChange={onClose}
      title={chooseTitle(observation, gone.length)}
      description={describeLoss(observation, numbers)}
      confirmLabel={going ? 'Deleting...' : 'Delete'}
      busy={going !== null}
      destructive
      onConfirm={() => void handleConfirm()}
    />
  );
}

interface Going {
  gone: readonly Observation[];
  numbers: readonly number[];
}

function listGoing(photos: readonly Observation[], observation: Observation | null): Going {
  const gone = observation ? rowsGoingWith(photos, observation.id) : [];
  const ids = new Set(gone.map(({ id }) => id));
  return { gone, numbers: photos.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : [])) };
}

function chooseTitle(observation: Observation | null, count: number): string {
  if (observation && !holdsFinding(observation)) {
    return 'Are you sure you want to delete this photo?';
  }
  return count > 1
    ? `Are you sure you want to delete this observation with its ${String(count)} photos?`
    : 'Are you sure you want to delete this observation?';
}

const KEPT = 'For 30 days they can be brought back from the report’s history.';

function describeLoss(observation: Observation | null, numbers: readonly number[]): string {
  const caption = photosCaption(numbers);
  if (observation && !holdsFinding(observation)) {
    return `${caption} goes, with the words that its row had before it was joined; the finding and its other photos stay. The rows after it are renumbered. ${KEPT}`;
  }
  return numbers.length > 1
    ? `${caption} and their texts go, and the rows after them are renumbered. ${KEPT}`
    : `${caption} and its texts go, and the rows after it are renumbered. ${KEPT}`;
}

import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useSaveMarks } from './mutations';
import { rejectedMarks } from './rows/reject-marks';
import type { Observation } from './schema';
import { useBringBack } from './use-bring-back';

/** Says that a row's lines are no crack, and takes that back. */
export function useCrackRejection(reportId: string) {
  const { mutateAsync: save, isPending } = useSaveMarks(reportId);
  const { bringBackLatest } = useBringBack(reportId);

  const undo = async (before: Observation, rejected: Observation) => {
    try {
      // Where the words are a person's the lines alone went, and no version was kept for them.
      if (rejected.version === before.version) {
        await save({ row: rejected, change: { marks: before.marks } });
      } else await bringBackLatest(before.id, 'edited');
    } catch (error) {
      toast.error('The lines could not be brought back', messageOf(error));
    }
  };

  /** Resolves with whether the lines are gone. */
  const reject = async (row: Observation, number: number): Promise<boolean> => {
    try {
      const rejected = await save({ row, change: rejectedMarks(row) });
      toast.neutral(`Photo ${String(number)}: not a crack`, undefined, {
        action: { label: 'Undo', onClick: () => void undo(row, rejected) },
      });
      return true;
    } catch (error) {
      toast.error(`Photo ${String(number)} was not saved`, messageOf(error));
      return false;
    }
  };

  return { reject, isRejecting: isPending };
}

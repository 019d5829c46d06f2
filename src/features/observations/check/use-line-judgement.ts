import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useSaveMarks } from '../mutations';
import { confirmedMarks, rejectedMarks, type MarksChange } from '../rows/judge-marks';
import type { Observation } from '@/records/observation';
import { useBringBack } from '../history/use-bring-back';

/** Says that a row's lines are a crack, or that they are none and takes that back. Each resolves with whether it was saved. */
export function useLineJudgement(reportId: string) {
  const { mutateAsync, isPending } = useSaveMarks(reportId);
  const { bringBackLatest } = useBringBack(reportId);

  const save = async (row: Observation, number: number, change: MarksChange) => {
    try {
      return await mutateAsync({ row, change });
    } catch (error) {
      toast.error(`Photo ${String(number)} was not saved`, messageOf(error));
      return null;
    }
  };

  const undo = async (before: Observation, rejected: Observation) => {
    try {
      // Where no words went with the lines, no version was kept for them.
      if (rejected.version === before.version) {
        await mutateAsync({ row: rejected, change: { marks: before.marks } });
      } else await bringBackLatest(before.id, 'edited');
    } catch (error) {
      toast.error('The lines could not be brought back', messageOf(error));
    }
  };

  const confirm = async (row: Observation, number: number): Promise<boolean> =>
    (await save(row, number, confirmedMarks(row))) !== null;

  const reject = async (row: Observation, number: number): Promise<boolean> => {
    const rejected = await save(row, number, rejectedMarks(row));
    if (rejected === null) return false;
    toast.neutral(`Photo ${String(number)}: not a crack`, undefined, {
      action: { label: 'Undo', onClick: () => void undo(row, rejected) },
    });
    return true;
  };

  return { confirm, reject, isSaving: isPending };
}

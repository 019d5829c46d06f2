import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useSaveAnnotations } from '../mutations';
import {
  confirmAnnotations,
  rejectAnnotations,
  type AnnotationsChange,
} from '@/records/judge-annotations';
import type { Observation } from '@/records/observation';
import { useBringBack } from '../history/use-bring-back';

/** Confirms a row's lines as a crack, or rejects them with an undo. Each resolves with whether it was saved. */
export function useLineJudgement(reportId: string) {
  const { mutateAsync, isPending } = useSaveAnnotations(reportId);
  const { bringBackLatest } = useBringBack(reportId);

  const save = async (row: Observation, number: number, change: AnnotationsChange) => {
    try {
      return await mutateAsync({ row, change });
    } catch (error) {
      toast.error(`Photo ${String(number)} was not saved`, errorMessage(error));
      return null;
    }
  };

  const undo = async (before: Observation, rejected: Observation) => {
    try {
      // Rejecting lines on a row without words stored no version to restore.
      if (rejected.version === before.version) {
        await mutateAsync({ row: rejected, change: { marks: before.marks } });
      } else await bringBackLatest(before.id, 'edited');
    } catch (error) {
      toast.error('The lines could not be brought back', errorMessage(error));
    }
  };

  const confirm = async (row: Observation, number: number): Promise<boolean> =>
    (await save(row, number, confirmAnnotations(row))) !== null;

  const reject = async (row: Observation, number: number): Promise<boolean> => {
    const rejected = await save(row, number, rejectAnnotations(row));
    if (rejected === null) return false;
    toast.neutral(`Photo ${String(number)}: not a crack`, undefined, {
      action: { label: 'Undo', onClick: () => void undo(row, rejected) },
    });
    return true;
  };

  return { confirm, reject, isSaving: isPending };
}

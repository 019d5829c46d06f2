import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { marksOf, type Observation } from './schema';
import { useReportAnalysis } from './use-report-analysis';

/** Has the analyst search a photo for cracks because a person says that it is a close view. */
export function useLookForCracks(reportId: string) {
  const { analyseAgain } = useReportAnalysis(reportId);
  return async (row: Observation): Promise<void> => {
    try {
      const changed = await analyseAgain(row, { look_for_cracks: true });
      if (!changed || changed.outcome !== 'not_assessed' || marksOf(changed).length > 0) return;
      toast.neutral('No crack was found', 'That does not mean that there is none.');
    } catch (error) {
      toast.error('Analysis failed', messageOf(error));
    }
  };
}

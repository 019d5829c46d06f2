import { ScanSearch } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { readAnnotations, type Observation } from '@/records/observation';
import { useAnalyseAgain } from './use-analysis';

interface CrackSearchProps {
  observation: Observation;
  isAnalysing: boolean;
}

/** For a photo that the person knows to be a close view. */
export function CrackSearch({ observation, isAnalysing }: CrackSearchProps) {
  const search = useCrackSearch(observation.report_id);
  return (
    <Button
      variant="link"
      size="sm"
      className="pointer-coarse:h-11"
      busy={isAnalysing}
      title="For a close view of a surface"
      onClick={() => void search(observation)}
    >
      {!isAnalysing && <ScanSearch aria-hidden />}
      Look for cracks
    </Button>
  );
}

/** Asks the analyst for cracks, or lines to judge, in a photo that the person calls a close view. */
function useCrackSearch(reportId: string) {
  const analyseAgain = useAnalyseAgain(reportId);
  return async (row: Observation): Promise<void> => {
    try {
      const changed = await analyseAgain(row, { look_for_cracks: true });
      if (!changed || changed.outcome !== 'not_assessed' || readAnnotations(changed).length > 0)
        return;
      toast.neutral('No line stands out', 'That does not mean that there is no crack.');
    } catch (error) {
      toast.error('Analysis failed', errorMessage(error));
    }
  };
}

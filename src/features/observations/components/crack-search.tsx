import { ScanSearch } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/records/observation';
import { useLookForCracks } from '../use-look-for-cracks';

interface LookForCracksProps {
  observation: Observation;
  isAnalysing: boolean;
}

/** For a photo that a person knows to be a close view of a surface. */
export function LookForCracks({ observation, isAnalysing }: LookForCracksProps) {
  const look = useLookForCracks(observation.report_id);
  return (
    <Button
      variant="link"
      size="sm"
      className="pointer-coarse:h-11"
      busy={isAnalysing}
      title="For a close view of a surface"
      onClick={() => void look(observation)}
    >
      {!isAnalysing && <ScanSearch aria-hidden />}
      Look for cracks
    </Button>
  );
}

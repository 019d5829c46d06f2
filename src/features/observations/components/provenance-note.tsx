import { Badge } from '@/components/ui/badge';
import type { Severity } from '../../../../supabase/functions/_shared/contract';
import { provenanceOf } from '../rows/provenance';
import type { Observation } from '../schema';

const LOOK: Record<Severity, 'outline' | 'warning' | 'destructive'> = {
  minor: 'outline',
  moderate: 'warning',
  major: 'destructive',
  safety: 'destructive',
};

/** How serious the defect is, and whose words the row holds. */
export function ProvenanceNote({ observation }: { observation: Observation }) {
  const provenance = provenanceOf(observation);
  if (!provenance) return null;
  const { severity } = observation;
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
      {severity && (
        <Badge variant={LOOK[severity]} title="Scale: minor, moderate, major, safety">
          Severity: {severity}
        </Badge>
      )}
      <span>{provenance}</span>
    </div>
  );
}

import { Button } from '@/components/ui/button';
import type { Config } from '@/lib/config';
import { useConfig } from '@/lib/use-config';
import { needsChoice } from './row-needs-choice';
import type { Observation } from '@/records/observation';
import { isLeftToAnalyst } from '../schema';
import { useIsLeftToPerson } from '../analysis/use-report-analysis';
import { focusQuickChoices } from './quick-focus';

interface QuickRemainingProps {
  reportId: string;
  rows: Observation[];
  /** Has this analyst look at what another one could not assess; null while photos are analysed. */
  onAssess: ((analyst: Config) => void) | null;
}

/** How many photos still wait for a person to say what they show, and the way to the first. */
export function QuickRemaining({ reportId, rows, onAssess }: QuickRemainingProps) {
  const isLeft = useIsLeftToPerson(reportId);
  const count = rows.filter((row) => needsChoice(row, isLeft(row.id))).length;
  const config = useConfig();
  if (count === 0) return null;
  const left = config ? rows.filter((row) => isLeftToAnalyst(row, config)).length : 0;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="tabular">
        {count === 1
          ? 'One photo is not assessed: choose what it shows.'
          : `${String(count)} photos are not assessed: choose what they show.`}
      </span>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          focusQuickChoices();
        }}
      >
        Go to the first
      </Button>
      {left > 0 && config && onAssess && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onAssess(config);
          }}
        >
          {`Analyse ${String(left)} with ${config.analyst}`}
        </Button>
      )}
    </p>
  );
}

import { PhotosGoTo } from '@/components/photos-go-to';
import { Button } from '@/components/ui/button';
import type { Config } from '@/lib/config';
import { useConfig } from '@/lib/use-config';
import type { Observation } from '@/records/observation';
import { isLeftToAnalyst } from '../schema';

interface QuickRemainingProps {
  rows: Observation[];
  /** Has this analyst analyse what another could not assess; null while photos are analysed. */
  onAssess: ((analyst: Config) => void) | null;
}

/** Offers photos that one analyst could not assess to the current one, if any. */
export function QuickRemaining({ rows, onAssess }: QuickRemainingProps) {
  const config = useConfig();
  const left = config ? rows.filter((row) => isLeftToAnalyst(row, config)).length : 0;
  if (left === 0 || !config || !onAssess) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="tabular">
        {left === 1 ? 'One photo is not assessed.' : `${String(left)} photos are not assessed.`}
      </span>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          onAssess(config);
        }}
      >
        {`Analyse ${String(left)} with ${config.analyst}`}
      </Button>
      <PhotosGoTo model={config.analyst} />
    </p>
  );
}

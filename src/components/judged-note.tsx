import { CircleDashed } from 'lucide-react';
import type { Judged } from '@shared/contract/stored';

const NOT_JUDGED: Partial<Record<Judged['state'], string>> = {
  none: 'Not judged: no second reading of these words took place.',
  part: 'Judged in part: some of these sentences had no second reading.',
};

/** That a proposal's words were not judged, or not all of them; nothing where they were, or nobody judges. */
export function JudgedNote({ judged }: { judged: Judged | null | undefined }) {
  const words = judged && NOT_JUDGED[judged.state];
  if (!words) return null;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-xs text-muted-foreground">
      <CircleDashed aria-hidden className="size-3.5 shrink-0" />
      {words}
    </p>
  );
}

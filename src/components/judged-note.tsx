import { CircleDashed } from 'lucide-react';
import type { Judged } from '@shared/contract/stored';

const NOT_JUDGED: Partial<Record<Judged['state'], string>> = {
  none: 'Not judged: no second reading of these words took place.',
  part: 'Judged in part: some of these sentences had no second reading.',
};

/** Says that a proposal was not judged, or not fully; nothing where it was, or nobody judges. */
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

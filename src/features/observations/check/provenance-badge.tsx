import { Check, CircleDashed, Pencil, PenLine, type LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { Provenance } from '@shared/contract/stored';

const BADGES: Record<Provenance, { icon: LucideIcon; word: string }> = {
  proposed: { icon: CircleDashed, word: 'Not checked' },
  accepted: { icon: Check, word: 'Accepted' },
  edited: { icon: Pencil, word: 'Edited' },
  written: { icon: PenLine, word: 'Written' },
};

/** A row's provenance as icon and word, coloured while unchecked. */
export function ProvenanceBadge({ provenance }: { provenance: Provenance | null }) {
  if (!provenance) return null;
  const { icon: Icon, word } = BADGES[provenance];
  return (
    <span
      className={cn(
        'flex items-center gap-1 text-xs leading-tight md:flex-col md:items-start md:px-1.5',
        provenance === 'proposed' ? 'font-medium text-warning' : 'text-muted-foreground',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {word}
    </span>
  );
}

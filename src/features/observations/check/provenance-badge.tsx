import { Check, CircleDashed, Pencil, PenLine, type LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { Provenance } from '@shared/contract/stored';

const MARKS: Record<Provenance, { icon: LucideIcon; word: string }> = {
  proposed: { icon: CircleDashed, word: 'Not checked' },
  accepted: { icon: Check, word: 'Accepted' },
  edited: { icon: Pencil, word: 'Edited' },
  written: { icon: PenLine, word: 'Written' },
};

/** Whose words a row holds, at a glance: by shape and word, and by colour where nobody has checked. */
export function ProvenanceBadge({ hand }: { hand: Provenance | null }) {
  if (!hand) return null;
  const { icon: Icon, word } = MARKS[hand];
  return (
    <span
      className={cn(
        'flex items-center gap-1 text-xs leading-tight md:flex-col md:items-start md:px-1.5',
        hand === 'proposed' ? 'font-medium text-warning' : 'text-muted-foreground',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {word}
    </span>
  );
}

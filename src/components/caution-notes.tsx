import { TriangleAlert } from 'lucide-react';
import { CAUTION_KINDS } from '@shared/contract/caution-kinds';
import type { Caution } from '@shared/contract/stored';
import { fill } from '@shared/languages/fill';

/** The sentences above to check, each with the reason. */
export function CautionNotes({ cautions }: { cautions: readonly Omit<Caution, 'field'>[] }) {
  return cautions.map(({ quote, reason, from = '' }) => (
    <p
      key={`${reason} ${quote}`}
      className="mt-2 flex gap-2 rounded-md border border-warning/30 bg-warning-wash px-2 py-1.5 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-semibold">Check this:</strong> <span translate="no">“{quote}”</span>{' '}
        {fill(CAUTION_KINDS[reason].words, { from })}
      </span>
    </p>
  ));
}

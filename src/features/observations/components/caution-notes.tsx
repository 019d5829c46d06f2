import { TriangleAlert } from 'lucide-react';
import type { Caution } from '../../../../supabase/functions/_shared/contract';
import { CAUTION_REASONS } from '../rows/cautions';

/** What the person is asked to look at in the text above, and why. */
export function CautionNotes({ cautions }: { cautions: readonly Caution[] }) {
  return cautions.map(({ quote, reason }) => (
    <p
      key={`${reason} ${quote}`}
      className="mt-2 flex gap-2 rounded-md border border-warning/30 bg-warning-wash px-2 py-1.5 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-semibold">Check this:</strong> “{quote}” {CAUTION_REASONS[reason]}
      </span>
    </p>
  ));
}

import { useState } from 'react';
import type { Observation } from '@/records/observation';
import type { Report } from '@/features/reports/schema';
import { toast } from '@/components/ui/toast';
import { counted } from '@/lib/counted';
import { errorMessage } from '@/lib/errors';
import { proposeMapping, type RatingMapping } from '@shared/ratings/propose-mapping';
import { type RatingScheme, readScheme } from '@shared/ratings/rating-scheme';
import { levelsInUse } from './scheme/levels-in-use';
import { useChangeScheme, useUndoScheme } from './mutations';

/** A change that waits until the person has seen what each level becomes. */
export interface AskedChange {
  to: RatingScheme | null;
  mapping: RatingMapping;
}

/**
 * Changes to another scheme and back: at once where no row's level changes, else after a question that shows each new
 * level.
 */
export function useSchemeChange(report: Report, rows: readonly Observation[]) {
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const changing = useChangeScheme(report.id);
  const undoing = useUndoScheme(report.id);
  const scheme = readScheme(report.rating_scheme);
  const used = levelsInUse(rows, scheme);

  const undo = async () => {
    try {
      const cleared = await undoing.mutateAsync();
      toast.neutral(
        'Change of scheme taken back',
        cleared > 0 ? `${counted(cleared, 'row')} rated since: not rated now.` : undefined,
      );
    } catch (error) {
      console.warn('A change of scheme could not be taken back.', error);
      toast.error('Change not taken back', errorMessage(error));
    }
  };

  const apply = async ({ to, mapping }: AskedChange) => {
    try {
      await changing.mutateAsync({ scheme: to, mapping });
      toast.neutral('Rating scheme changed', undefined, {
        action: { label: 'Undo', onClick: () => void undo() },
      });
    } catch (error) {
      console.warn('A rating scheme could not be changed.', error);
      toast.error('Rating scheme not changed', errorMessage(error));
    }
    setAsked(null);
  };

  return {
    scheme,
    used,
    asked,
    isBusy: changing.isPending || undoing.isPending,
    /** Applies the change, or asks first; nothing for the current scheme. */
    change: (to: RatingScheme | null) => {
      const mapping = proposeMapping(
        used.map(({ code }) => code),
        scheme,
        to,
      );
      const isOpen = Object.entries(mapping).some(([from, becomes]) => from !== becomes);
      if (isOpen || (used.length > 0 && scheme?.id !== to?.id)) setAsked({ to, mapping });
      else void apply({ to, mapping });
    },
    /** Chooses the new level for another. */
    map: (code: string, becomes: string) => {
      setAsked(asked && { ...asked, mapping: { ...asked.mapping, [code]: becomes } });
    },
    cancel: () => {
      setAsked(null);
    },
    apply: () => {
      if (asked) void apply(asked);
    },
    undo: () => void undo(),
  };
}

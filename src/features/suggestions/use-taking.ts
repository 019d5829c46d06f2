import { toast } from '@/components/ui/toast';
import { useSaveObservation } from '@/features/observations/mutations';
import { observationKeys } from '@/features/observations/queries';
import { useRestoreVersion } from '@/features/versions/mutations';
import { fetchVersions } from '@/features/versions/queries';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { namedPhotos } from '@/lib/named-photos';
import { useChangeSuggestions } from './mutations';
import { buildOfferChange, type OpenSuggestion } from './offers/offers';

/** Takes suggestions into their rows, as a person's own edit of that one field, or leaves them. */
export function useTaking(reportId: string) {
  const { id: userId } = useUser();
  const { mutateAsync: save, isPending: isSaving } = useSaveObservation(reportId);
  const { mutate: change } = useChangeSuggestions(reportId);
  const { mutateAsync: restore } = useRestoreVersion(observationKeys.list(userId, reportId));

  const mark = (some: readonly OpenSuggestion[], is_left: boolean) => {
    const ids = idsOf(some);
    change((suggestions) =>
      suggestions.map((one) => (ids.has(one.id) ? { ...one, is_left } : one)),
    );
  };

  const leave = (left: readonly OpenSuggestion[]) => {
    mark(left, true);
    toast.neutral('Left as it is', 'A later check does not suggest it again.', {
      action: {
        label: 'Undo',
        onClick: () => {
          mark(left, false);
        },
      },
    });
  };

  const undo = async (taken: readonly OpenSuggestion[]) => {
    const back: OpenSuggestion[] = [];
    for (const one of taken) {
      const { row, number } = one;
      try {
        const versions = await fetchVersions(userId, { kind: 'observation', id: row.id });
        // The latest is what the taking replaced; otherwise somebody has changed the row since.
        const [latest] = versions;
        if (latest?.kept['version'] !== row.version) throw new Error('It was changed since.');
        await restore(latest.id);
        back.push(one);
      } catch (error) {
        toast.error(`Photo ${String(number)} could not be brought back`, errorMessage(error));
      }
    }
    const suggestions = back.map(({ suggestion }) => suggestion);
    if (suggestions.length > 0) change((others) => [...others, ...suggestions]);
  };

  const take = async (wanted: readonly OpenSuggestion[]) => {
    const taken: OpenSuggestion[] = [];
    for (const open of wanted) {
      const words = buildOfferChange(open.suggestion);
      if (!words) continue;
      try {
        await save({ base: open.row, change: words });
        taken.push(open);
      } catch (error) {
        toast.error(`Photo ${String(open.number)} was not changed`, errorMessage(error));
      }
    }
    if (taken.length === 0) return;
    const ids = idsOf(taken);
    change((suggestions) => suggestions.filter(({ id }) => !ids.has(id)));
    const names = namedPhotos(taken.map(({ number }) => number));
    toast.neutral(`${names} changed`, undefined, {
      action: { label: 'Undo', onClick: () => void undo(taken) },
    });
  };

  return { take: (wanted: readonly OpenSuggestion[]) => void take(wanted), leave, isSaving };
}

function idsOf(some: readonly OpenSuggestion[]): ReadonlySet<string> {
  return new Set(some.map(({ suggestion }) => suggestion.id));
}

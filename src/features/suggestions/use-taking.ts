import { toast } from '@/components/ui/toast';
import { useJoinFindings, useSaveObservation } from '@/features/observations/mutations';
import { observationKeys } from '@/features/observations/queries';
import { useRestoreVersion } from '@/features/versions/mutations';
import { fetchVersions } from '@/features/versions/queries';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { formatPhotoNumbers } from '@/lib/format-photo-numbers';
import { useChangeSuggestions } from './mutations';
import { buildOfferChange, type OpenSuggestion } from './offers/offers';

/** An accepted suggestion, with its undo. */
interface Taken {
  open: OpenSuggestion;
  takeBack: () => Promise<void>;
}

/** Accepts suggestions as a person's own edit of that one field, or dismisses them. */
export function useTaking(reportId: string) {
  const { id: userId } = useUser();
  const { mutateAsync: save, isPending: isSaving } = useSaveObservation(reportId);
  const { mutate: change } = useChangeSuggestions(reportId);
  const { mutateAsync: restore } = useRestoreVersion(observationKeys.list(userId, reportId));
  const join = useJoinFindings(reportId);

  const setLeft = (some: readonly OpenSuggestion[], is_left: boolean) => {
    const ids = collectIds(some);
    change((suggestions) =>
      suggestions.map((one) => (ids.has(one.id) ? { ...one, is_left } : one)),
    );
  };

  const leave = (left: readonly OpenSuggestion[]) => {
    setLeft(left, true);
    toast.neutral('Left as it is', 'A later check does not suggest it again.', {
      action: {
        label: 'Undo',
        onClick: () => {
          setLeft(left, false);
        },
      },
    });
  };

  const undo = async (taken: readonly Taken[]) => {
    const back: OpenSuggestion[] = [];
    for (const { open, takeBack } of taken) {
      try {
        await takeBack();
        back.push(open);
      } catch (error) {
        toast.error(`Photo ${String(open.number)} could not be brought back`, errorMessage(error));
      }
    }
    const suggestions = back.map(({ suggestion }) => suggestion);
    if (suggestions.length > 0) change((others) => [...others, ...suggestions]);
  };

  const restoreWords = async ({ row }: OpenSuggestion) => {
    const [latest] = await fetchVersions(userId, { kind: 'observation', id: row.id });
    // The latest version is what accepting replaced; otherwise the row has changed since.
    if (latest?.kept['version'] !== row.version) throw new Error('It was changed since.');
    await restore(latest.id);
  };

  /** Resolves with the undo; null where there is nothing to accept. */
  const takeOne = async (open: OpenSuggestion): Promise<Taken['takeBack'] | null> => {
    const { suggestion, row, other } = open;
    if (suggestion.kind === 'same_finding') return other && join(other.row.id, [row.id]);
    const words = buildOfferChange(suggestion);
    if (!words) return null;
    await save({ base: row, change: words });
    return () => restoreWords(open);
  };

  const take = async (wanted: readonly OpenSuggestion[]) => {
    const taken: Taken[] = [];
    for (const open of wanted) {
      try {
        const takeBack = await takeOne(open);
        if (takeBack) taken.push({ open, takeBack });
      } catch (error) {
        toast.error(`Photo ${String(open.number)} was not changed`, errorMessage(error));
      }
    }
    if (taken.length === 0) return;
    const all = taken.map(({ open }) => open);
    const ids = collectIds(all);
    change((suggestions) => suggestions.filter(({ id }) => !ids.has(id)));
    const names = formatPhotoNumbers(all.map(({ number }) => number));
    const isJoined = all.every(({ suggestion }) => suggestion.kind === 'same_finding');
    toast.neutral(`${names} ${isJoined ? 'joined' : 'changed'}`, undefined, {
      action: { label: 'Undo', onClick: () => void undo(taken) },
    });
  };

  return { take: (wanted: readonly OpenSuggestion[]) => void take(wanted), leave, isSaving };
}

function collectIds(some: readonly OpenSuggestion[]): ReadonlySet<string> {
  return new Set(some.map(({ suggestion }) => suggestion.id));
}

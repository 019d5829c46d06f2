import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { messageOf } from '@/lib/errors';
import { useSaveSections } from './mutations';
import { sectionsQuery } from './queries';
import { textsWith, type SectionTexts } from './schema';
import { useGeneration } from './use-generation';
import { useTypedTexts } from './use-typed-texts';

type Activity = 'loading' | 'generating' | 'saving' | null;

/** What regenerating replaced. */
interface Replaced {
  stored: SectionTexts;
  typed: Partial<SectionTexts> | null;
}

/** Discussion and Recommendation of a report: read, generated where missing, typed over, saved. */
export function useDiscussion(reportId: string) {
  const { id: userId } = useUser();
  const query = useQuery(sectionsQuery(userId, reportId));
  const generation = useGeneration(reportId);
  const saving = useSaveSections(reportId);
  const { texts, changed, type, keep, discard } = useTypedTexts(reportId, query.data);
  const [replaced, setReplaced] = useState<Replaced | null>(null);

  const regenerate = async () => {
    const before = { stored: textsWith(query.data, null), typed: changed };
    toast.neutral('Regenerating sections');
    try {
      await generation.generate();
    } catch {
      return;
    }
    discard();
    setReplaced(before);
    toast.neutral('Sections regenerated', 'The earlier text was replaced.', {
      action: { label: 'Undo', onClick: () => void restore(before) },
    });
  };

  const restore = async ({ stored, typed }: Replaced) => {
    try {
      await saving.mutateAsync(stored);
      if (typed) keep(typed);
      setReplaced(null);
    } catch (error) {
      toast.error('The earlier text could not be brought back', messageOf(error));
    }
  };

  const save = async () => {
    if (!changed) return;
    try {
      await saving.mutateAsync(changed);
      discard();
      setReplaced(null);
      toast.neutral('Changes saved!');
    } catch (error) {
      console.warn('The sections could not be saved.', error);
      toast.error('Save failed', messageOf(error));
    }
  };

  // Text saved since then has made up for it.
  const isMadeUpFor = saving.isSuccess && saving.submittedAt > generation.askedAt;
  const failure = query.data ? !isMadeUpFor && generation.error : query.error;
  return {
    texts,
    isDirty: changed !== null,
    activity: activityOf(query.isPending, generation.isGenerating, saving.isPending),
    /** Why there is no text, or no new one; null when nothing went wrong. */
    failure: failure ? messageOf(failure, 'Failed to generate sections') : null,
    /** Whether the stored text is known: typing over what was never read could lose it. */
    isReadable: query.data !== undefined,
    canUndo: replaced !== null,
    type,
    save: () => void save(),
    regenerate: () => void regenerate(),
    retry: () => {
      if (query.data) generation.generate().catch(() => undefined);
      else void query.refetch();
    },
    undo: () => {
      if (replaced) void restore(replaced);
    },
    discardTyped: discard,
  };
}

export type DiscussionState = ReturnType<typeof useDiscussion>;

function activityOf(isLoading: boolean, isGenerating: boolean, isSaving: boolean): Activity {
  if (isLoading) return 'loading';
  if (isGenerating) return 'generating';
  return isSaving ? 'saving' : null;
}

import { useCallback, useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { styleHintQuery } from '@/features/writing-style/queries';
import { useUser } from '@/lib/auth-context';
import { messageOf } from '@/lib/errors';
import { draftKey, useDraft } from '@/lib/use-draft';
import { useGenerateSections, useSaveSections } from './mutations';
import { sectionsQuery } from './queries';
import {
  changedTexts,
  hasBothSections,
  textsWith,
  type SectionName,
  type SectionTexts,
} from './schema';

type Activity = 'loading' | 'generating' | 'saving' | null;

/** What regenerating replaced. */
interface Replaced {
  stored: SectionTexts;
  typed: Partial<SectionTexts> | null;
}

/** Discussion and Recommendation of a report: read, generated where missing, typed over, saved. */
export function useDiscussion(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const query = useQuery(sectionsQuery(userId, reportId));
  const { mutateAsync: generateSections, ...generation } = useGenerateSections(reportId);
  const saving = useSaveSections(reportId);
  const {
    draft: typed,
    keep,
    discard,
  } = useDraft<Partial<SectionTexts>>(draftKey(userId, 'sections', reportId));
  const [replaced, setReplaced] = useState<Replaced | null>(null);

  const texts = textsWith(query.data, typed);
  const changed = changedTexts(texts, query.data);

  const generate = useCallback(async () => {
    const styleHint = await queryClient
      .fetchQuery(styleHintQuery(userId))
      .catch((error: unknown) => {
        // A report in the default tone is better than none.
        console.warn('The writing style could not be loaded.', error);
        return '';
      });
    return generateSections(styleHint);
  }, [queryClient, userId, generateSections]);

  const isIncomplete = query.data !== undefined && !hasBothSections(query.data);
  const mustGenerate = isIncomplete && !query.isFetching && generation.isIdle;
  useEffect(() => {
    // What goes wrong stands on the screen, as generation.error.
    if (mustGenerate) generate().catch(() => undefined);
  }, [mustGenerate, generate]);

  const regenerate = async () => {
    const before = { stored: textsWith(query.data, null), typed: changed };
    toast.neutral('Regenerating sections');
    try {
      await generate();
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
  const isMadeUpFor = saving.isSuccess && saving.submittedAt > generation.submittedAt;
  const generationError = isMadeUpFor ? null : generation.error;
  const failure = query.data ? generationError : query.error;
  return {
    texts,
    isDirty: changed !== null,
    activity: activityOf(query.isPending, generation.isPending || mustGenerate, saving.isPending),
    /** Why there is no text, or no new one; null when nothing went wrong. */
    failure: failure && messageOf(failure, 'Failed to generate sections'),
    /** Whether the stored text is known: typing over what was never read could lose it. */
    isReadable: query.data !== undefined,
    canUndo: replaced !== null,
    type: (name: SectionName, text: string) => {
      keep({ ...changed, [name]: text });
    },
    save: () => void save(),
    regenerate: () => void regenerate(),
    retry: () => {
      if (query.data) generate().catch(() => undefined);
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

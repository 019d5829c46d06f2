import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { useGenerateSections } from './mutations';
import { sectionsQuery } from './queries';
import { hasBothSections } from '@/records/section';

/** Has the sections written: by itself where one is missing, and whenever it is asked to. */
export function useGeneration(reportId: string) {
  const { id: userId } = useUser();
  const { data: stored, isFetching } = useQuery(sectionsQuery(userId, reportId));
  const { mutateAsync, isIdle, isPending, error, submittedAt } = useGenerateSections(reportId);

  const isIncomplete = stored !== undefined && !hasBothSections(stored);
  const mustGenerate = isIncomplete && !isFetching && isIdle;
  useEffect(() => {
    // What goes wrong stands on the screen, as error.
    if (mustGenerate) mutateAsync().catch(() => undefined);
  }, [mustGenerate, mutateAsync]);

  return {
    /** Rejects when no text was written. */
    generate: mutateAsync,
    isGenerating: isPending || mustGenerate,
    error,
    askedAt: submittedAt,
  };
}

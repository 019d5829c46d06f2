import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { analysisQuery, isWriting } from '@/features/questions/queries';
import { useUser } from '@/lib/auth-context';
import { useGenerateSections, useIsGenerating } from './mutations';
import { sectionKeys, sectionsQuery } from './queries';
import { hasBothSections } from '@/records/section';

/** Has the sections written: automatically where one is missing, and on request. */
export function useGeneration(reportId: string) {
  const { id: userId } = useUser();
  const { data: stored, isFetching } = useQuery(sectionsQuery(userId, reportId));
  const { mutateAsync, isIdle, error, submittedAt } = useGenerateSections(reportId);
  const isAsked = useIsGenerating(reportId);
  const isWrittenElsewhere = useIsWritten(reportId);

  const isIncomplete = stored !== undefined && !hasBothSections(stored);
  const isUnderWay = isAsked || isWrittenElsewhere;
  const mustGenerate = isIncomplete && !isFetching && isIdle && !isUnderWay;
  useEffect(() => {
    // The failure is shown on the screen, as `error`.
    if (mustGenerate) mutateAsync().catch(() => undefined);
  }, [mustGenerate, mutateAsync]);

  return {
    /** Rejects when no text was written. */
    generate: mutateAsync,
    isGenerating: isUnderWay || mustGenerate,
    error,
    askedAt: submittedAt,
  };
}

/** True while drafts are being written, whichever device asked; loads them once they are. */
function useIsWritten(reportId: string): boolean {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { data } = useQuery(analysisQuery(userId, reportId));
  const isWritten = isWriting(data, 'sections');
  const wasWritten = useRef(false);
  useEffect(() => {
    if (wasWritten.current && !isWritten) {
      void queryClient.invalidateQueries({ queryKey: sectionKeys.report(userId, reportId) });
    }
    wasWritten.current = isWritten;
  }, [isWritten, queryClient, userId, reportId]);
  return isWritten;
}

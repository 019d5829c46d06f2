import { useQueries } from '@tanstack/react-query';
import { revisionContentQuery, revisionsQuery } from '@/features/sign-off/queries';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { buildReportModel } from '@/document/parts/build-report-model';
import { sourceOfRevision } from '@/document/revisions/source-of-revision';

/** A signed revision as exported, independent of the current report; null until loaded, or if there is none. */
export function useSignedModel(reportId: string, revisionId: string) {
  const { id: userId } = useUser();
  const [content, revisions] = useQueries({
    queries: [revisionContentQuery(userId, revisionId), revisionsQuery(userId, reportId)],
  });
  const backend = knownConfig()?.supabaseUrl;
  return {
    model:
      content.data && revisions.data
        ? buildReportModel(
            sourceOfRevision(content.data, { reportId, backend, revisions: revisions.data }),
          )
        : null,
    isMissing: content.data === null,
    error: content.error ?? revisions.error,
  };
}

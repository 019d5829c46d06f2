import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { reportKeys } from '@/features/reports/queries';
import { useRestoreVersion } from '@/features/versions/mutations';
import { fetchVersions } from '@/features/versions/queries';
import { observationKeys } from './queries';

/** Puts back what an analysis replaced last, or a row that was deleted. Rejects with a sentence for people. */
export function useBringBack(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync: restore } = useRestoreVersion(observationKeys.list(userId, reportId));
  return useCallback(
    async (rowId: string, reason: 'analysed' | 'deleted') => {
      const versions = await fetchVersions(userId, { kind: 'observation', id: rowId });
      const latest = versions.find((version) => version.reason === reason);
      if (!latest) throw new Error('It is not kept any more.');
      await restore(latest.id);
      // The dashboard counts a report's photos.
      await queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) });
    },
    [userId, queryClient, restore],
  );
}

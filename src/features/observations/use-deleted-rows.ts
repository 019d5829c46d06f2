import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { codeOf, DUPLICATE } from '@/lib/errors';
import { reportKeys } from '@/features/reports/queries';
import { removeExpired, useForgetVersions, useRestoreVersion } from '@/features/versions/mutations';
import { deletedRowsQuery } from '@/features/versions/queries';
import type { Version } from '@/features/versions/schema';
import { findByHash, observationKeys, observationsQuery } from './queries';
import { keptRow, type KeptRow } from './rows/kept-row';

/** A row that was deleted, and what it reads today. */
export interface DeletedVersion {
  version: Version;
  row: KeptRow;
}

/**
 * The rows of a report that were deleted and can be brought back. Whoever opens the report removes what is
 * over: a hosted project has no sweep of its own.
 */
export function useDeletedRows(reportId: string, isShown: boolean) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  const restoring = useRestoreVersion(key);
  const forgetting = useForgetVersions(reportId);
  useEffect(() => {
    void removeExpired(userId, reportId);
  }, [userId, reportId]);

  /** Resolves with the number that the row has now. Rejects with a sentence for people. */
  const bringBack = async (version: Version): Promise<number> => {
    const rowId = await restoring.mutateAsync(version.id).catch((error: unknown) => {
      if (codeOf(error) === DUPLICATE) return refuseTwin(reportId, version);
      throw error;
    });
    const [rows] = await Promise.all([
      queryClient.fetchQuery({ ...observationsQuery(userId, reportId), staleTime: 0 }),
      // The dashboard counts a report's photos.
      queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
    ]);
    return rows.findIndex(({ id }) => id === rowId) + 1;
  };

  const rows = useQuery({ ...observationsQuery(userId, reportId), enabled: isShown });
  const { data, error } = useQuery({ ...deletedRowsQuery(userId, reportId), enabled: isShown });
  const order = rows.data?.map(({ id }) => id);
  return {
    deleted: order && data?.map((version) => ({ version, row: keptRow(version.kept, order) })),
    error: error ?? rows.error,
    bringBack,
    forget: (version: Version) => forgetting.mutateAsync([version]),
    isBusy: restoring.isPending || forgetting.isPending,
  };
}

async function refuseTwin(reportId: string, { kept }: Version): Promise<never> {
  const { photo_hash } = keptRow(kept, []);
  const twin = photo_hash ? await findByHash(reportId, photo_hash) : null;
  const place = twin ? ` as Photo ${String(twin.number)}` : '';
  throw new Error(
    `This photo is in the report again${place}. Delete that row first, then bring this one back.`,
  );
}

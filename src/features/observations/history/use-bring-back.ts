import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { errorCode, DUPLICATE } from '@/lib/errors';
import { reportKeys } from '@/features/reports/queries';
import { useRestoreVersion } from '@/features/versions/mutations';
import { fetchVersions } from '@/features/versions/queries';
import type { Version } from '@/features/versions/schema';
import { findByHash, observationKeys, observationsQuery } from '../queries';
import { keptRow } from '../rows/kept-row';

/**
 * Restores a row's earlier words, or a deleted row, unless it is back already. Both reject with a sentence for people.
 */
export function useBringBack(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync: restore, isPending } = useRestoreVersion(
    observationKeys.list(userId, reportId),
  );

  /** Resolves with the row's current number. */
  const bringBack = async (version: Version): Promise<number> => {
    const rowId = await restore(version.id).catch((error: unknown) => {
      if (errorCode(error) === DUPLICATE) return refuseTwin(reportId, version);
      throw error;
    });
    const [rows] = await Promise.all([
      queryClient.fetchQuery({ ...observationsQuery(userId, reportId), staleTime: 0 }),
      // The dashboard counts a report's photos.
      queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
    ]);
    return rows.findIndex(({ id }) => id === rowId) + 1;
  };

  /** Restores the latest version of a row that was kept for this reason. */
  const bringBackLatest = async (rowId: string, reason: Version['reason']): Promise<number> => {
    const versions = await fetchVersions(userId, { kind: 'observation', id: rowId });
    const latest = versions.find((version) => version.reason === reason);
    if (latest) return bringBack(latest);
    const query = { ...observationsQuery(userId, reportId), staleTime: 0 };
    const rows = await queryClient.fetchQuery(query);
    const place = rows.findIndex(({ id }) => id === rowId);
    // Another tab was faster: the row is back and now shown.
    if (reason === 'deleted' && place >= 0) return place + 1;
    throw new Error('It is not kept any more.');
  };

  return { bringBack, bringBackLatest, isBusy: isPending };
}

async function refuseTwin(reportId: string, { kept }: Version): Promise<never> {
  const { photo_hash } = keptRow(kept, []);
  const twin = photo_hash ? await findByHash(reportId, photo_hash) : null;
  const place = twin ? ` as Photo ${String(twin.number)}` : '';
  throw new Error(
    `This photo is in the report again${place}. Delete that row first, then bring this one back.`,
  );
}

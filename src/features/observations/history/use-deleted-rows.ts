import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { removeExpired, useForgetVersions } from '@/features/versions/mutations';
import { deletedRowsQuery } from '@/features/versions/queries';
import type { Version } from '@/features/versions/schema';
import { observationsQuery } from '../queries';
import { keptRow, type KeptRow } from '../rows/kept-row';
import { useBringBack } from './use-bring-back';

/** A deleted row, with its texts in current numbers. */
export interface DeletedVersion {
  version: Version;
  row: KeptRow;
}

/**
 * The report's deleted rows that can be restored. Opening them removes expired ones: a hosted project has no scheduled
 * cleanup.
 */
export function useDeletedRows(reportId: string, isShown: boolean) {
  const { id: userId } = useUser();
  const { bringBack, isBusy } = useBringBack(reportId);
  const forgetting = useForgetVersions(reportId);
  useEffect(() => {
    void removeExpired(userId, reportId);
  }, [userId, reportId]);

  const rows = useQuery({ ...observationsQuery(userId, reportId), enabled: isShown });
  const { data, error } = useQuery({ ...deletedRowsQuery(userId, reportId), enabled: isShown });
  const order = rows.data?.map(({ id }) => id);
  return {
    deleted: order && data?.map((version) => ({ version, row: keptRow(version.kept, order) })),
    error: error ?? rows.error,
    bringBack,
    forget: (version: Version) => forgetting.mutateAsync([version]),
    isBusy: isBusy || forgetting.isPending,
  };
}

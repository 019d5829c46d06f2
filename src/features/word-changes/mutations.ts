import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportField } from '@/document/bookmarks/printed-state';
import { insertObservation } from '@/features/observations/mutations';
import { lastPosition, useCachedRows } from '@/features/observations/queries';
import { reportKeys } from '@/features/reports/queries';
import { restoreVersion } from '@/features/versions/mutations';
import { fetchDeletedRows, versionKeys } from '@/features/versions/queries';
import type { Report } from '@/features/reports/schema';
import { useUser } from '@/lib/auth-context';
import { noDataReturned } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import { supabase } from '@/lib/supabase';

/** The report's own texts other than its sections. */
export type ParticularField = Exclude<ReportField, 'discussion' | 'recommendation'>;

const CHANGED_HERE = 'This was changed here meanwhile. Nothing was written.';
const NOT_ADDED = 'The row could not be added.';
const NOT_FOUND = 'The deleted row was not found among those that can be brought back.';

interface Particular {
  field: ParticularField;
  /** As stored: the write requires it unchanged. */
  before: string | null;
  text: string;
}

/** Saves one of the report's own texts, if it is unchanged since it was seen. */
export function useSaveParticular(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ field, before, text }: Particular) => {
      const client = await supabase();
      const value = field === 'client_name' && text === '' ? null : text;
      const change: Partial<Report> = { [field]: value };
      const update = client.from('reports').update(change).eq('id', reportId).eq('user_id', userId);
      const asSeen = before === null ? update.is(field, null) : update.eq(field, before);
      const { data } = await asSeen.select('id').throwOnError();
      if (data.length > 0) return;
      const report = client.from('reports').select('*').eq('id', reportId).eq('user_id', userId);
      const { data: now } = await report.single().throwOnError();
      throw new Error(now[field] === before ? noDataReturned('it') : CHANGED_HERE);
    },
    meta: { changes: reportKeys.report(userId, reportId) },
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.all }),
  });
}

/** Adds a row without a photo at the end; resolves with it as stored. */
export function useAddRow(reportId: string) {
  const { userId, queryClient, ...rows } = useCachedRows(reportId);
  return useMutation({
    mutationFn: async () => {
      const row = await insertObservation({
        id: newId(),
        report_id: reportId,
        user_id: userId,
        photo: '',
        captured_at: null,
        photo_hash: null,
        position: (await lastPosition(reportId)) + 1,
      });
      if (!row) throw new Error(NOT_ADDED);
      return row;
    },
    meta: { changes: rows.key },
    onSuccess: (row) => {
      rows.change((all) => all && [...all, row]);
      return queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) });
    },
  });
}

/** Restores a row deleted a moment ago, with its photo and place. */
export function useBringRowBack(reportId: string) {
  const { userId, queryClient, ...rows } = useCachedRows(reportId);
  return useMutation({
    mutationFn: async (rowId: string) => {
      const deleted = await fetchDeletedRows(userId, reportId);
      const version = deleted.find(({ subject_id }) => subject_id === rowId);
      if (!version) throw new Error(NOT_FOUND);
      await restoreVersion(version.id);
    },
    meta: { changes: rows.key },
    onSettled: () =>
      Promise.all([
        rows.readAgain(),
        queryClient.invalidateQueries({ queryKey: versionKeys.deleted(userId, reportId) }),
      ]),
  });
}

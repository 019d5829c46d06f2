import { useMutation, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useUser } from '@/lib/auth-context';
import { useCurrentReport } from '@/lib/current-report';
import { errorCode, DUPLICATE } from '@/lib/errors';
import { invokeFunction } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import type { Language } from '@shared/languages/language';
import { readOwnReports, reportKeys } from './queries';
import type { ReportParticulars } from './details/report-particulars';
import type { Report } from './schema';

/** Removing files is many small calls; more at once would only queue in the browser. */
const FOLDERS_AT_ONCE = 3;

type ReportChange = Partial<
  ReportParticulars &
    Pick<
      Report,
      | 'title'
      | 'client_name'
      | 'inspection_date'
      | 'language'
      | 'structure'
      | 'layout'
      | 'exported_at'
    >
>;

interface NewReport {
  /** Made before the first attempt: lost answers still leave one report. */
  id: string;
  title: string;
  /** English by default. */
  language?: Language;
}

/** Resolves with the report's id; repeating it with the same id returns the same report. */
export function useCreateReport() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (report: NewReport) => createReport(userId, report),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
    // The report may exist although its answer was lost: the list is read again when next opened.
    onError: () =>
      queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId), refetchType: 'none' }),
  });
}

/** Saves only what is given; the rest may have been changed elsewhere. */
export function useUpdateReport() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reportId, change }: { reportId: string; change: ReportChange }) =>
      updateReport(userId, reportId, change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKeys.all }),
  });
}

/** Saves one choice of a report, which is shown at once. */
export function useSetReport<Column extends 'structure' | 'language' | 'layout'>(
  reportId: string,
  column: Column,
) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (value: Report[Column]) => updateReport(userId, reportId, { [column]: value }),
    meta: { changes: reportKeys.report(userId, reportId) },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKeys.all }),
    // In order: the last choice stays.
    scope: { id: `${column}-${reportId}` },
  });
}

/** Notes for the dashboard that a report was exported. A failure is only logged. */
export function useNoteExport() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (reportId: string) =>
      updateReport(userId, reportId, { exported_at: new Date().toISOString() }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
    onError: (error) => {
      console.warn('That the report was exported could not be noted.', error);
    },
  });
  return mutate;
}

export function useDeleteReport() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reportId: string) => deleteReport(userId, reportId),
    onSuccess: (_, reportId) => {
      useCurrentReport.getState().forget(reportId);
      return queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) });
    },
  });
}

/** Resolves with the number of reports deleted. */
export function useDeleteAllReports() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteAllReports(userId),
    onSuccess: () => useCurrentReport.getState().forget(),
    // After a failure too: some of them may be gone.
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) }),
  });
}

async function createReport(
  userId: string,
  { id, title, language = 'en' }: NewReport,
): Promise<string> {
  const client = await supabase();
  const shownTitle = title === '' ? 'Untitled Report' : title;
  try {
    const { data } = await client
      .from('reports')
      .insert({
        id,
        title: shownTitle,
        inspection_date: new Date().toISOString().slice(0, 10),
        user_id: userId,
        // Omits the table's default, as the specification has the call.
        ...(language === 'en' ? {} : { language }),
      })
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  } catch (error) {
    if (errorCode(error) !== DUPLICATE) throw error;
    // An earlier attempt arrived but its answer did not: updates that report.
    await updateReport(userId, id, { title: shownTitle, language });
    return id;
  }
}

async function updateReport(userId: string, reportId: string, change: ReportChange): Promise<void> {
  const client = await supabase();
  // single() makes a missing or foreign report an error instead of a silent no-op.
  await client
    .from('reports')
    .update(change)
    .eq('id', reportId)
    .eq('user_id', userId)
    .select('id')
    .single()
    .throwOnError();
}

/** Deletes a report with its files. */
export async function deleteReport(userId: string, reportId: string): Promise<void> {
  const isEmptied = await deleteFiles(reportId);
  const client = await supabase();
  await client.from('reports').delete().eq('id', reportId).eq('user_id', userId).throwOnError();
  // A deleted signed revision no longer holds its files.
  if (!isEmptied) await deleteFiles(reportId);
}

async function deleteAllReports(userId: string): Promise<number> {
  const ids = (await readOwnReports(userId, 'id')).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const limit = pLimit(FOLDERS_AT_ONCE);
  const emptied = await Promise.all(
    ids.map((id) => limit(async () => ({ id, isEmptied: await deleteFiles(id) }))),
  );
  const client = await supabase();
  await client.from('reports').delete().eq('user_id', userId).throwOnError();
  const left = emptied.filter(({ isEmptied }) => !isEmptied);
  await Promise.all(left.map(({ id }) => limit(() => deleteFiles(id))));
  return ids.length;
}

/**
 * Resolves with whether all are gone. A remaining file must not prevent a report's deletion, so a failure is only
 * logged.
 */
async function deleteFiles(reportId: string): Promise<boolean> {
  try {
    await invokeFunction(await supabase(), 'delete_report_files', { report_id: reportId });
    return true;
  } catch (error) {
    console.warn(`The photos of report ${reportId} could not be deleted.`, error);
    return false;
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportKeys } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { invokeFunction } from '@/lib/invoke-function';
import { localDay } from '@/lib/local-day';
import { supabase } from '@/lib/supabase';
import { revisionKeys } from './queries';

interface Signature {
  /** Of the revision, made before the first attempt, so that whatever becomes of an answer there is one. */
  id: string;
  label: string;
  /** Of the draft that the person saw. */
  sum: string;
  /** How many rows they know that nobody checked. */
  unchecked: number;
  /** How many photos they know that cannot be read. */
  missing: number;
}

/** Signs the report as it stands; rejects with the backend's sentence when that is not what was seen. */
export function useSignReport(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, label, ...draft }: Signature) => {
      const client = await supabase();
      const seen = { ...draft, day: localDay(new Date()) };
      await client
        .rpc('sign_revision', { p_id: id, p_report: reportId, p_revision: label, p_seen: seen })
        .throwOnError();
    },
    // After a failure too: its answer may have been lost, and another tab may have signed.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: revisionKeys.list(userId, reportId) }),
        // The label that was signed is the report's revision from then on, and its card says that it is signed.
        queryClient.invalidateQueries({ queryKey: reportKeys.all }),
      ]),
    scope: { id: `sign-${reportId}` },
  });
}

/** Has the server read some of the report's photos whose sums it does not know. */
export async function readSomePhotos(reportId: string, signal: AbortSignal): Promise<void> {
  await invokeFunction(await supabase(), 'sum_photos', { report_id: reportId }, signal);
}

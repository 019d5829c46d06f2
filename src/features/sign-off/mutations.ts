import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportKeys } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { invokeFunction } from '@/lib/invoke-function';
import { localDay } from '@/lib/local-day';
import { supabase } from '@/lib/supabase';
import { revisionKeys } from './queries';

interface Signature {
  /** The revision's id, made before the first attempt: lost answers still leave one revision. */
  id: string;
  label: string;
  /** The checksum of the draft that the person saw. */
  sum: string;
  /** The number of unchecked rows that they know of. */
  unchecked: number;
  /** The number of unreadable photos that they know of. */
  missing: number;
}

/** Signs the report as seen; rejects with the backend's sentence when it has changed. */
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
        // The signed label becomes the report's revision, and its card shows the signature.
        queryClient.invalidateQueries({ queryKey: reportKeys.all }),
      ]),
    scope: { id: `sign-${reportId}` },
  });
}

/** Has the server read some of the report's photos whose checksums are missing. */
export async function readSomePhotos(reportId: string, signal: AbortSignal): Promise<void> {
  await invokeFunction(await supabase(), 'sum_photos', { report_id: reportId }, signal);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { revisionKeys } from './queries';
import type { PhotoSums, Signatory } from './schema';

interface Signature {
  label: string;
  signatory: Signatory;
  /** Of the draft that the person saw. */
  sum: string;
  /** How many rows they know that nobody checked. */
  unchecked: number;
  photos: PhotoSums;
}

/** Signs the report as it stands; rejects with the backend's sentence when that is not what was seen. */
export function useSignReport(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ label, signatory, sum, unchecked, photos }: Signature) => {
      const client = await supabase();
      const { data } = await client
        .rpc('sign_report', {
          p_report: reportId,
          p_revision: label,
          p_signatory: signatory,
          p_seen: { sum, unchecked },
          p_photos: photos,
        })
        .throwOnError();
      return data;
    },
    // After a failure too: its answer may have been lost, and another tab may have signed.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: revisionKeys.list(userId, reportId) }),
    scope: { id: `sign-${reportId}` },
  });
}

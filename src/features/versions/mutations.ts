import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { versionKeys } from './queries';

/**
 * Puts a version back in its place; what stood there becomes a version in turn. `changes` are the
 * queries that show the row or section. Resolves with the id of that.
 */
export function useRestoreVersion(changes: QueryKey) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restoreVersion,
    meta: { changes },
    // Also after a failure: it may have been put back from another tab.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: changes }),
        queryClient.invalidateQueries({ queryKey: [...versionKeys.all, userId] }),
      ]),
  });
}

/** Rejects with the backend's sentence when the version does not exist any more. */
export async function restoreVersion(versionId: string): Promise<string> {
  const client = await supabase();
  const { data } = await client.rpc('restore_version', { p_version: versionId }).throwOnError();
  return data;
}

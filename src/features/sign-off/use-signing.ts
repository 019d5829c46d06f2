import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { messageOf } from '@/lib/errors';
import { useSignReport } from './mutations';
import { hashPhotos } from './photos/hash-photos';
import { revisionKeys } from './queries';
import type { RevisionDraft, Signatory } from './schema';

interface Signing {
  draft: RevisionDraft;
  unchecked: number;
  label: string;
  signatory: Signatory;
}

/** Signs what the person saw: sums its photos up, then has it frozen. Leaving the screen ends the work. */
export function useSigning(reportId: string, onSigned: () => void) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const signReport = useSignReport(reportId);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const sign = async ({ draft, ...signature }: Signing) => {
    const abort = new AbortController();
    running.current = abort;
    setProblem(null);
    setProgress({ done: 0, total: 0 });
    try {
      const photos = await hashPhotos(
        draft.content.rows.map(({ photo }) => photo),
        {
          backend: knownConfig()?.supabaseUrl,
          fetch: (url, init) => fetch(url, init),
          onProgress: (done, total) => {
            setProgress({ done, total });
          },
          signal: abort.signal,
        },
      );
      abort.signal.throwIfAborted();
      await signReport.mutateAsync({ ...signature, sum: draft.sum, photos });
      toast.neutral('Revision signed', 'It stays as it is, whatever is changed from now on.');
      onSigned();
    } catch (error) {
      if (abort.signal.aborted) return;
      setProblem(messageOf(error));
      // What was seen may not be what there is any more.
      void queryClient.invalidateQueries({ queryKey: revisionKeys.draft(userId, reportId) });
    } finally {
      setProgress(null);
    }
  };
  return { sign, progress, problem };
}

import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import { readSomePhotos, useSignReport } from './mutations';
import { sumPhotos } from './photos/sum-photos';
import { readPhotosToSum, revisionKeys } from './queries';
import type { RevisionDraft } from '@/records/signed-revision';

interface Signing {
  draft: RevisionDraft;
  unchecked: number;
  label: string;
  /** How many photos the person knows that cannot be read. */
  knownMissing: number;
}

/** Signs what the person saw: has its photos summed up, then has it frozen. Leaving the screen ends the work. */
export function useSigning(reportId: string, onSigned: () => void) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const signReport = useSignReport(reportId);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // One for all attempts of this dialog: an answer that was lost makes no second revision.
  const [revisionId] = useState(newId);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const sign = async ({ draft, knownMissing, unchecked, label }: Signing) => {
    const abort = new AbortController();
    running.current = abort;
    setProblem(null);
    setProgress({ done: 0, total: 0 });
    try {
      const paths = await sumPhotos({
        readLeft: () => readPhotosToSum(reportId, abort.signal),
        readSome: () => readSomePhotos(reportId, abort.signal),
        onProgress: (done, total) => {
          setProgress({ done, total });
        },
      });
      abort.signal.throwIfAborted();
      setMissing(paths);
      if (paths.length !== knownMissing) return;
      const seen = { sum: draft.sum, unchecked, missing: paths.length };
      await signReport.mutateAsync({ id: revisionId, label, ...seen });
      toast.neutral('Revision signed', 'It stays as it is, whatever is changed from now on.');
      onSigned();
    } catch (error) {
      if (abort.signal.aborted) return;
      setProblem(errorMessage(error));
      // What was seen may not be what there is any more.
      void queryClient.invalidateQueries({ queryKey: revisionKeys.draft(userId, reportId) });
    } finally {
      setProgress(null);
    }
  };
  return {
    sign,
    revisionId,
    progress,
    problem,
    /** Paths of photos that cannot be read. */ missing,
  };
}

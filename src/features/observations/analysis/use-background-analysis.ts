import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { errorMessage } from '@/lib/errors';
import { backgroundAnalysisQuery } from '../queries';
import { beginInBackground, callOffInBackground } from './mutations';

/** What of a report is analysed without a page, and a person's say in it. */
export interface BackgroundAnalysis {
  /** Rows whose photos are still to be looked at, as far as it is known. */
  waiting: readonly string[];
  /** How many photos one that ended could not describe, and why; null once a person has seen it. */
  failure: { count: number; reason: string } | null;
  /** Null where it cannot be asked for. */
  begin: (() => void) | null;
  callOff: () => void;
}

const NONE: readonly string[] = [];

export function useBackgroundAnalysis(reportId: string): BackgroundAnalysis {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const config = knownConfig();
  const isPossible = config?.analystInBackground === true;
  const query = backgroundAnalysisQuery(userId, reportId);
  const { data } = useQuery({ ...query, enabled: isPossible });
  const waiting = data?.waiting ?? NONE;
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  const begin = useMutation({
    mutationFn: () => beginInBackground(reportId),
    meta: { changes: query.queryKey },
    onSuccess: lookAgain,
    onError: (error) => {
      toast.error('The photos are analysed only while this page is open', errorMessage(error));
    },
  });
  const callOff = useMutation({
    mutationFn: () => callOffInBackground(reportId),
    meta: { changes: query.queryKey },
    onSuccess: lookAgain,
    onError: (error) => {
      // There may have been none.
      if (waiting.length === 0) return;
      toast.error('The analysis goes on in the background', errorMessage(error));
    },
  });
  // One that only measures is done in seconds.
  const isOffered = isPossible && config.analystCapabilities.describesPhotos && !begin.isPending;
  return {
    waiting,
    failure:
      data && data.failed > 0 && waiting.length === 0
        ? { count: data.failed, reason: data.reason }
        : null,
    begin: isOffered
      ? () => {
          begin.mutate();
        }
      : null,
    callOff: () => {
      if (isPossible) callOff.mutate();
    },
  };
}

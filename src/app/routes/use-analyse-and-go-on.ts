import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { messageOf } from '@/lib/errors';
import { hasSession } from '@/features/auth/queries';
import { observationsQuery } from '@/features/observations/queries';
import { hasPhoto } from '@/features/observations/schema';
import { useAnalysis } from '@/features/observations/use-analysis';

/**
 * What Next does on the upload screen: has every photo analysed that lacks a text, says how that
 * went, and goes on to the observations. Stays when nothing could be analysed.
 */
export function useAnalyseAndGoOn(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { run, progress, isRunning } = useAnalysis(reportId);
  const [isBusy, setIsBusy] = useState(false);
  /** Why no photo could be analysed, so that the screen can offer to go on without. */
  const [blockedBy, setBlockedBy] = useState<string | null>(null);

  const analyse = async (): Promise<boolean> => {
    if (!(await hasSession())) {
      toast.error('Authentication required', 'Please log in to continue');
      return false;
    }
    const rows = await queryClient.fetchQuery({
      ...observationsQuery(userId, reportId),
      staleTime: 0,
    });
    if (!rows.some(hasPhoto)) {
      toast.error(
        'No photos uploaded',
        'Please upload at least one photo and wait for the upload to finish.',
      );
      return false;
    }
    const { analysed, failed, errors } = await run();
    if (failed > 0 && analysed === 0) {
      const reason = messageOf(errors[0]);
      setBlockedBy(reason);
      toast.error(
        'Failed to analyze photos',
        `Please check the AI key in the backend function secrets. ${reason}`,
      );
      return false;
    }
    if (failed > 0) {
      toast.warning(
        "Some photos couldn't be analyzed",
        `${analysed} of ${analysed + failed} were analyzed. Please edit the others manually.`,
      );
    } else if (analysed > 0) {
      toast.neutral('Analysis complete', `${analysed} photo(s) analyzed successfully.`);
    }
    return true;
  };

  const goOn = async () => {
    setIsBusy(true);
    setBlockedBy(null);
    const mayGoOn = await analyse().catch((error: unknown) => {
      toast.error('Error analyzing photos', messageOf(error));
      return false;
    });
    try {
      if (mayGoOn) await navigate(`/observations/${reportId}`);
    } catch (error) {
      toast.error('Unexpected error', messageOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return { goOn, isBusy: isBusy || isRunning, progress, blockedBy };
}

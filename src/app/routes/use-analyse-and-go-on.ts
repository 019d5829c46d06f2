import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { isOfConnection, errorMessage } from '@/lib/errors';
import { hasSession } from '@/features/auth/queries';
import { useNotesSettled } from '@/features/notes/mutations';
import { outcomeSentence } from '@/features/observations/analysis/outcome-sentence';
import { useAnalysis } from '@/features/observations/analysis/use-report-analysis';

/**
 * What Next does on the upload screen: has every photo analysed that lacks a text, says how that
 * went, and goes on to the observations. Stays when nothing could be analysed, and leads nobody away
 * who has left the screen meanwhile.
 */
export function useAnalyseAndGoOn(reportId: string) {
  const navigate = useNavigate();
  const analysis = useAnalysis(reportId);
  const notesSettled = useNotesSettled(reportId);
  const [isBusy, setIsBusy] = useState(false);
  /** Why no photo could be analysed, so that the screen can offer to go on without. */
  const [blockedBy, setBlockedBy] = useState<string | null>(null);
  /** The report whose upload screen is open; null once it was left. */
  const openReport = useRef<string | null>(null);
  useEffect(() => {
    openReport.current = reportId;
    return () => {
      openReport.current = null;
    };
  }, [reportId]);

  const analyse = async (): Promise<boolean> => {
    if (!(await hasSession())) {
      toast.error('Authentication required', 'Please log in to continue');
      return false;
    }
    // The press that leads here has left a note's field, which stores the note: the analyst is told of it.
    await notesSettled();
    const outcome = await analysis.goOn({ leaveOutFailed: false });
    if (!outcome || outcome.isCancelled) return false;
    const { hasPhotos, analysed, errors, left } = outcome;
    if (!hasPhotos) {
      toast.error(
        'No photos uploaded',
        'Please upload at least one photo and wait for the upload to finish.',
      );
      return false;
    }
    if (errors.length > 0 && analysed.length === 0) {
      const reason = errorMessage(errors[0]);
      setBlockedBy(reason);
      toast.error(
        'Failed to analyze photos',
        // No key mends a connection.
        isOfConnection(errors[0])
          ? reason
          : `Please check the AI key in the backend function secrets. ${reason}`,
      );
      return false;
    }
    if (errors.length > 0) {
      toast.warning(
        "Some photos couldn't be analyzed",
        `${analysed.length} of ${analysed.length + errors.length + left} were analyzed. Please edit the others manually.`,
      );
    } else if (analysed.length > 0) {
      toast.neutral('Analysis complete', outcomeSentence(analysed));
    }
    return true;
  };

  const goOn = async () => {
    setIsBusy(true);
    setBlockedBy(null);
    const mayGoOn = await analyse().catch((error: unknown) => {
      toast.error('Error analyzing photos', errorMessage(error));
      return false;
    });
    try {
      const isStillHere = openReport.current === reportId;
      if (mayGoOn && isStillHere) await navigate(`/observations/${reportId}`);
    } catch (error) {
      toast.error('Unexpected error', errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };

  const { run, hold, background, isRunning } = analysis;
  return { goOn, isBusy: isBusy || isRunning, run, hold, background, blockedBy };
}

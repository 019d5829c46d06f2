import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { hasSession } from '@/features/auth/queries';
import { useWaitForNotes } from '@/features/notes/mutations';
import { outcomeSentence } from '@/features/observations/analysis/outcome-sentence';
import { isUnderWay, lastAsked } from '@/features/observations/analysis/analysis-state';
import { useAskAboutAll } from '@/features/observations/analysis/use-analysis';

/**
 * Next on the upload screen: analyses every photo without text, reports the outcome, and opens the observations. Stays
 * when nothing could be analysed, and never navigates after the person has left the screen.
 */
export function useAnalyseAndGoOn(reportId: string) {
  const navigate = useNavigate();
  const { analysis, hold, askAboutAll } = useAskAboutAll(reportId);
  const waitForNotes = useWaitForNotes(reportId);
  const [isBusy, setIsBusy] = useState(false);
  /** Why no photo could be analysed; the screen then offers to continue without. */
  const [blockedBy, setBlockedBy] = useState<string | null>(null);
  /** The report whose upload screen is open; null once it is closed. */
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
    // Pressing Next blurs a note's field, which stores the note: the analyst must have it.
    await waitForNotes();
    const { hasPhotos, wasAsked, analysis: ended, rows } = await askAboutAll();
    if (ended.hold === 'cancelled') return false;
    if (!hasPhotos) {
      toast.error(
        'No photos uploaded',
        'Please upload at least one photo and wait for the upload to finish.',
      );
      return false;
    }
    if (!wasAsked) return true;
    const { answered, failed } = lastAsked(ended);
    const reason = failed.at(-1)?.message ?? '';
    if (failed.length > 0 && answered.length === 0) {
      setBlockedBy(reason);
      toast.error(
        'Failed to analyze photos',
        `Please check the AI key in the backend function secrets. ${reason}`,
      );
      return false;
    }
    if (failed.length > 0) {
      toast.warning(
        "Some photos couldn't be analyzed",
        `${answered.length} of ${answered.length + failed.length} were analyzed. Please edit the others manually.`,
      );
    } else {
      const ids = new Set(answered.map(({ observation_id }) => observation_id));
      toast.neutral('Analysis complete', outcomeSentence(rows.filter(({ id }) => ids.has(id))));
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

  return { goOn, isBusy: isBusy || isUnderWay(analysis), analysis, hold, blockedBy };
}

import type { Analyst, PhotoDescription, Work } from '../../supabase/functions/_shared/analyst.ts';
import type { Metrics } from './metrics.ts';

/** Counts each photo's analysis by its outcome. */
export function countedAnalyst(analyst: Analyst, metrics: Metrics): Analyst {
  const counted = async (observe: () => Promise<PhotoDescription>, { signal }: Work) => {
    metrics.analysisBegan();
    try {
      const description = await observe();
      metrics.analysisEnded(description.outcome);
      return description;
    } catch (error) {
      metrics.analysisEnded(signal.aborted ? 'cancelled' : 'failed');
      throw error;
    }
  };
  return {
    ...analyst,
    observe: (photo, context, work) => counted(() => analyst.observe(photo, context, work), work),
  };
}

import { logOdds } from './pixels/boosted-trees.ts';
import type { Trees } from './pixels/boosted-trees.ts';

/** Everything that was learned from labelled and drawn photos; analyst-lab/train.ts makes it. */
export interface Learned {
  /** Which strokes are crack; features in the order of STROKE_FEATURES. */
  strokes: Trees;
  /** Whether the photo's strokes add up to a crack; features in the order of measureCracks. */
  crack: Trees;
  /** Whether the photo is a close view of one surface; features in the order of measureView. */
  closeView: Trees;
}

/** How far, in log-odds, a photo must stand on the side of a crack, and of a close view. */
const THRESHOLDS = {
  /** Cracks are shown unasked: whoever sees them did not say what the photo is. */
  unasked: { crack: 1, closeView: 1 },
  /** The person says that it is a close view, and asks. */
  asked: { crack: 0, closeView: -Infinity },
};

/** What the pixels say of a photo, before anything is decided. */
export interface Evidence {
  crack: number;
  closeView: number;
}

/** Whether possible cracks are to be shown. Thresholds were chosen on photos of sources not learned from. */
export function showsCracks(evidence: Evidence, isAsked: boolean): boolean {
  const least = isAsked ? THRESHOLDS.asked : THRESHOLDS.unasked;
  return evidence.crack > least.crack && evidence.closeView > least.closeView;
}

export function weigh(
  learned: Pick<Learned, 'crack' | 'closeView'>,
  crackFeatures: readonly number[],
  viewFeatures: readonly number[],
): Evidence {
  return {
    crack: logOdds(learned.crack, crackFeatures),
    closeView: logOdds(learned.closeView, viewFeatures),
  };
}

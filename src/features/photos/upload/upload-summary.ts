import type { Observation } from '@/records/observation';
import { hasPhoto } from '@/features/observations/schema';
import { isInHand, isUnstored, type PhotoUpload } from '../schema';

/** The counts that the screen shows of a report's photos and uploads. */
export interface UploadSummary {
  /** Photos in the report, including rows not read back yet. */
  storedInReport: number;
  /** Photos chosen since the queue was last idle: those that can become rows, and those stored. */
  total: number;
  stored: number;
  inHand: number;
  /** Originals of stored photos being uploaded. */
  originals: number;
  failed: number;
  /** Chosen and not stored: closing the page now would leave them on this device, or lose them. */
  unstored: number;
  areAllKept: boolean;
}

export function summarise(
  observations: readonly Pick<Observation, 'id' | 'photo'>[],
  uploads: readonly PhotoUpload[],
): UploadSummary {
  const unstored = uploads.filter(isUnstored);
  const stored = uploads.filter(({ state }) => state === 'stored');
  const inReport = observations.filter(hasPhoto).map(({ id }) => id);
  return {
    storedInReport: new Set([...inReport, ...stored.map(({ id }) => id)]).size,
    total: stored.length + unstored.length,
    stored: stored.length,
    inHand: uploads.filter(isInHand).length,
    originals: uploads.filter(({ original }) => original === 'under way').length,
    failed: uploads.filter(({ state }) => state === 'failed').length,
    unstored: unstored.length,
    areAllKept: unstored.every(({ isKept }) => isKept),
  };
}

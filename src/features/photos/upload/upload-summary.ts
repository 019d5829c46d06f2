import type { Observation } from '@/records/observation';
import { hasPhoto } from '@/features/observations/schema';
import { isInHand, isUnstored, type PhotoUpload } from '../schema';

/** The numbers that the screen shows about a report's photos and those on their way into it. */
export interface UploadSummary {
  /** Photos that the report holds, also those whose rows have not been read back yet. */
  storedInReport: number;
  /** Photos chosen since nothing was under way: those that can become rows, and those stored. */
  total: number;
  stored: number;
  inHand: number;
  /** Originals of stored photos that are on their way. */
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

export function photoCount(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

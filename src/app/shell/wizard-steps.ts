import { hasPhoto, isAnalysisPending } from '@/features/observations/schema';
import { holdsFinding } from '@/records/findings';
import { isChecked, type Observation } from '@/records/observation';
import { SECTION_NAMES, type Sections } from '@/records/section';

export type WizardStep = 1 | 2 | 3 | 4;

export const STEPS = [
  { step: 1, name: 'Upload', path: '/upload' },
  { step: 2, name: 'Observations', path: '/observations' },
  { step: 3, name: 'Discussion', path: '/discussion' },
  { step: 4, name: 'Export', path: '/preview' },
] as const;

/** The done part of a step; it is complete when all is. Null while unknown, or with nothing to do. */
export function countStep(
  step: WizardStep,
  rows: readonly Observation[] | undefined,
  sections: Sections | undefined,
): { done: number; total: number } | null {
  if (step === 3 && sections) {
    const done = SECTION_NAMES.filter((name) => sections[name]?.paragraph.trim()).length;
    return { done, total: SECTION_NAMES.length };
  }
  const counted = rows?.filter(step === 1 ? hasPhoto : holdsFinding) ?? [];
  if (step > 2 || counted.length === 0) return null;
  const done = step === 1 ? counted.length : counted.filter(isChecked).length;
  return { done, total: counted.length };
}

/** The facts about a report that the steps depend on. */
export interface Groundwork {
  hasPhotos: boolean;
  /** A photo waits for the analyst: sections drafted now would omit it. */
  isAnalysisDue: boolean;
  hasSections: boolean;
}

export function readGroundwork(
  rows: readonly Observation[] | undefined,
  hasSections: boolean,
): Groundwork {
  return {
    hasPhotos: rows?.some(hasPhoto) ?? false,
    isAnalysisDue: rows?.some(isAnalysisPending) ?? false,
    hasSections,
  };
}

/**
 * The last step reachable from `current`: every earlier one, and later ones whose prerequisites are met. The
 * observations analyse waiting photos themselves.
 */
export function lastReachable(current: WizardStep, groundwork: Groundwork): WizardStep {
  const { hasPhotos, isAnalysisDue, hasSections } = groundwork;
  if (hasSections) return 4;
  if (current >= 2) return current === 2 && hasPhotos ? 3 : current;
  if (!hasPhotos) return 1;
  return isAnalysisDue ? 2 : 3;
}

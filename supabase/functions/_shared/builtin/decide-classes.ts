import type { LearnedClass } from './learned.ts';

type DefectLearned = Exclude<LearnedClass, 'sound'>;

/**
 * How far, in log-odds, a class must stand above what speaks for a sound surface, and how much that
 * counts. Chosen on cross-validated answers, so that recall holds while no more than one sound photo
 * in ten raises an alarm; see the decision record on the built-in analyst.
 */
const RULES: Record<DefectLearned, { threshold: number; soundCounts: number }> = {
  crack: { threshold: 0.65, soundCounts: 0.9 },
  spalling: { threshold: 0.8, soundCounts: 0.5 },
  corrosion: { threshold: 0.5, soundCounts: 0.5 },
  efflorescence: { threshold: 1.1, soundCounts: 0.35 },
};

type Probabilities = Record<LearnedClass, number>;

export function isShown(name: DefectLearned, probabilities: Probabilities): boolean {
  return beyondThreshold(name, probabilities) > 0;
}

/** How sure to be of a class that is shown: 0.5 at its threshold, rising slowly, never certain. */
export function confidenceIn(name: DefectLearned, probabilities: Probabilities): number {
  return Math.min(0.9, 1 / (1 + Math.exp(-beyondThreshold(name, probabilities) / 2)));
}

function beyondThreshold(name: DefectLearned, probabilities: Probabilities): number {
  const { threshold, soundCounts } = RULES[name];
  return logOdds(probabilities[name]) - soundCounts * logOdds(probabilities.sound) - threshold;
}

function logOdds(probability: number): number {
  const inside = Math.min(0.999, Math.max(0.001, probability));
  return Math.log(inside / (1 - inside));
}

import { holdsFinding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { tokenCount } from '@/lib/token-count';

/** Tokens of the instructions, the answer's schema and a usual answer; of a row's keys; and characters a token. */
const OF_QUESTION = 2500;
const OF_ROW = 60;
const CHARACTERS = 3;

/** Estimates the cost of a review beforehand: "One question, about 4.5k tokens". */
export function reviewCost(rows: readonly Observation[]): string {
  const tokens = rows.filter(holdsFinding).map((row) => {
    const { element, location, defect, recommendation } = row;
    return OF_ROW + [element, location, defect, recommendation].join('').length / CHARACTERS;
  });
  const sum = tokens.reduce((total, count) => total + count, OF_QUESTION);
  return `One question, about ${tokenCount(sum)} tokens`;
}

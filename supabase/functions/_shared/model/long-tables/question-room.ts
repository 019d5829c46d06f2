import { estimateTokens } from './estimate-tokens.ts';

/** A model's room for a question and its answer, in tokens by our estimate. */
export interface QuestionRoom {
  /** For the material of one question. */
  material: number;
  /** For one answer. */
  answer: number;
}

// Two sections of some 1,000 words in the wordiest of our languages.
const LONGEST_ANSWER = 6000;
// The form of the answer as servers without a schema are told it, and what frames the messages.
const FRAME = 500;

/** Room is left for a second question, which quotes the first answer. */
export function questionRoom(contextTokens: number, instructions: string): QuestionRoom {
  const answer = Math.min(LONGEST_ANSWER, Math.floor(contextTokens * 0.22));
  const rest = contextTokens - estimateTokens(instructions) - 2 * answer - FRAME;
  return { answer, material: Math.max(300, rest) };
}

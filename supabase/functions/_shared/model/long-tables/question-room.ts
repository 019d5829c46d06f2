import { estimateTokens } from './estimate-tokens.ts';

/** A model's room for a request and its answer, in estimated tokens. */
export interface QuestionRoom {
  /** For the material of one request. */
  material: number;
  answer: number;
}

// Two sections of about 1,000 words in the wordiest of our languages.
const LONGEST_ANSWER = 6000;
// The answer's form as described to servers without a schema, and the messages' frame.
const FRAME = 500;

/** Leaves room for a second request, which quotes the first answer. */
export function questionRoom(contextTokens: number, instructions: string): QuestionRoom {
  const answer = Math.min(LONGEST_ANSWER, Math.floor(contextTokens * 0.22));
  const rest = contextTokens - estimateTokens(instructions) - 2 * answer - FRAME;
  return { answer, material: Math.max(300, rest) };
}

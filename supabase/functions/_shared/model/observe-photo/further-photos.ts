import type { FurtherPhoto, PhotoContext } from '../../analyst.ts';
import { estimateTokens } from '../long-tables/estimate-tokens.ts';
import { questionRoom } from '../long-tables/question-room.ts';

/** A picture of 1,024 pixels, with the providers that count most for one; the first may have twice as many. */
const PICTURE_TOKENS = 1600;

/** The first of a finding's further photos, as many as the model reads in one question. */
export function furtherThatFit(
  { further, neighbours, report, corrections }: PhotoContext,
  instructions: string,
  contextTokens: number,
): FurtherPhoto[] {
  const texts = estimateTokens(JSON.stringify([report, corrections]));
  const pictures = (2 + neighbours.length) * PICTURE_TOKENS;
  const room = questionRoom(contextTokens, instructions).material - texts - pictures;
  return further.slice(0, Math.max(0, Math.floor(room / PICTURE_TOKENS)));
}

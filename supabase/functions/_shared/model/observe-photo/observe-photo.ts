import type { Photo, PhotoContext, PhotoDescription, FurtherPhoto } from '../../analyst.ts';
import { offeredLevels } from '../../ratings/offered-levels.ts';
import { type Asking, askModel } from '../ask-model.ts';
import { judgeDescription } from '../judge/judge-description.ts';
import { objectionTo } from './check-answer.ts';
import { deliverDescription } from './deliver-description.ts';
import { knownWords } from './known-words.ts';
import { photoMaterial, STABLE_PARTS } from './photo-material.ts';
import { readScale } from './photo-scale.ts';
import { buildInstructions } from './prompt.ts';
import { photoAnswerForm } from './rating-question.ts';
import { readPhotoAnswer } from './read-photo-answer.ts';
import type { PhotoAnswer } from './schema.ts';
import { estimateTokens } from '../long-tables/estimate-tokens.ts';
import { questionRoom } from '../long-tables/question-room.ts';

/** A picture of 1,024 pixels at the providers that count most; the first may have twice as many. */
const PICTURE_TOKENS = 1600;

/** As many of a finding's further photos as fit in one request. */
function furtherThatFit(
  { further, neighbours, report, corrections }: PhotoContext,
  instructions: string,
  contextTokens: number,
): FurtherPhoto[] {
  const texts = estimateTokens(JSON.stringify([report, corrections]));
  const pictures = (2 + neighbours.length) * PICTURE_TOKENS;
  const room = questionRoom(contextTokens, instructions).material - texts - pictures;
  return further.slice(0, Math.max(0, Math.floor(room / PICTURE_TOKENS)));
}

/**
 * Asks the model for one photo's row. An answer that breaks a rule is requested once more, quoting
 * the breaches; those that remain are removed or marked. Throws FunctionError with an analyst_*
 * code.
 */
export async function observePhoto(
  photo: Photo,
  given: PhotoContext,
  asking: Asking,
): Promise<PhotoDescription> {
  const { language, ratingScheme } = given.report;
  const levels = offeredLevels(ratingScheme, language);
  const instructions = instructionsFor(photo, given);
  const context = {
    ...given,
    further: furtherThatFit(given, instructions, asking.model.contextTokens),
  };
  const known = knownWords(context, photo);
  const makeGrounds = (answer: PhotoAnswer) => ({
    language,
    known,
    scale: readScale(answer.scale),
  });
  const { answer } = await askModel(
    {
      task: 'photo',
      instructions,
      content: photoMaterial(photo, context),
      stableParts: STABLE_PARTS,
      schema: photoAnswerForm(ratingScheme, language),
      read: (value) => readPhotoAnswer(value, levels),
      objection: (answered) => objectionTo(answered, makeGrounds(answered)),
    },
    asking,
  );
  const grounds = makeGrounds(answer);
  return judgeDescription(
    deliverDescription(answer, grounds),
    { context, answer, grounds },
    asking,
  );
}

function instructionsFor(photo: Photo, { report, further }: PhotoContext): string {
  const photos = [photo, ...further.map((one) => one.photo)];
  return buildInstructions(report.language, {
    hasMarks: photos.some(({ drawing }) => drawing !== undefined),
    isSeveral: further.length > 0,
  });
}

import type { Photo, PhotoContext, PhotoFinding } from '../../analyst.ts';
import { assuranceIn } from '../../assurance.ts';
import { type Asking, askModel } from '../ask-model.ts';
import { modelFailure } from '../model-failure.ts';
import { composeFinding } from './compose-finding.ts';
import { OBSERVE_PHOTO } from './prompt.ts';
import { type PhotoAnswer, photoAnswerSchema } from './schema.ts';

/** Asks the model for one photo's row. Throws FunctionError with one of the analyst_* codes. */
export async function observePhoto(
  photo: Photo,
  _context: PhotoContext,
  asking: Asking,
): Promise<PhotoFinding> {
  const { answer, objection } = await askModel(
    {
      task: 'photo',
      instructions: OBSERVE_PHOTO,
      content: [
        { type: 'text', text: 'The photo to report on:' },
        { type: 'file', data: photo.bytes, mediaType: photo.mediaType },
      ],
      schema: photoAnswerSchema,
      objection: objectionTo,
    },
    asking,
  );
  if (objection !== null) throw modelFailure(new Error(`Refused twice: ${objection}`));
  return composeFinding(answer);
}

const MEASUREMENT = /\d\s*(?:mm|cm|millimet(?:re|er)s?|centimet(?:re|er)s?|in(?:ch(?:es)?)?)\b/i;

/** Rules of the prompt that code can check, so that they hold however the model was talked round. */
function objectionTo(answer: PhotoAnswer): string | null {
  if (answer.outcome === 'defect' && answer.severity === 'none') {
    return 'outcome was defect, which needs a severity other than none.';
  }
  const observed = [answer.element, answer.location, answer.defect].join('\n');
  if (!answer.measurement_scale_visible && MEASUREMENT.test(observed)) {
    return 'it stated a measurement although no scale is visible in the photo.';
  }
  const assurance = assuranceIn(
    [observed, answer.probable_cause, answer.recommendation].join('\n'),
  );
  return assurance === null
    ? null
    : 'it gave an assurance of safety or good condition, which no photo can show.';
}

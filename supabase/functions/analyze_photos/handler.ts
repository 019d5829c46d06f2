import { callerClient } from '../_shared/caller.ts';
import { analyzePhotosBodySchema, type AnalyzePhotosBody } from '../_shared/contract/wire.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { takeAndAnswer } from '../_shared/questions/answer-question.ts';
import { isAskedAnew, observePhoto } from './observe-photo.ts';
import {
  findObservation,
  findPhotoPath,
  photoIsElsewhere,
  type StoredObservation,
} from './stored-observation.ts';

/**
 * Makes the analyst observe one observation's photo and stores its proposal. A person's words stay,
 * unless they ask for new ones; the proposal still holds what the analyst would have written. No
 * photo is observed twice at the same time. Other photos of the finding are sent in the same
 * request, and count as answered by it.
 */
export const analyzePhotos = endpoint(
  analyzePhotosBodySchema,
  async (request, body, settings: FunctionSettings) => {
    // The row is filled even when the connection is cut meanwhile.
    const client = callerClient(request, settings, null);
    const observation = await findObservation(client, body.observation_id);
    checkPhoto(observation, body);
    const asked = { replace_version: body.replace_version };
    if (observation.finding_id !== null && isAskedAnew(asked)) throw showsOthersFinding();
    const { id: observationId, report_id: reportId } = observation;
    await takeAndAnswer(
      { client, settings },
      { task: 'photo', reportId, observationId },
      (signal) => observePhoto({ client, settings, signal }, { observationId, ...asked }),
    );
  },
);

/** A photo joined to another row has no words of its own: analyse that row instead. */
function showsOthersFinding(): FunctionError {
  return new FunctionError(
    'bad_request',
    'This photo belongs to another observation’s finding. Analyse that observation, or take the photo out of it first.',
  );
}

/** Body and row must agree that the photo is the caller's own. */
function checkPhoto(observation: StoredObservation, body: AnalyzePhotosBody): void {
  findPhotoPath(observation);
  if (observation.report_id !== body.report_id || observation.photo !== body.photo_url) {
    throw photoIsElsewhere();
  }
}

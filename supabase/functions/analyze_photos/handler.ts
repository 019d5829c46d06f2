import type { SupabaseClient } from '@supabase/supabase-js';
import type { PhotoFinding } from '../_shared/analyst.ts';
import { askAnalyst } from '../_shared/ask-analyst.ts';
import { blankContext } from '../_shared/blank-context.ts';
import { callerClient } from '../_shared/caller.ts';
import type { ObservationProposal } from '../_shared/contract/stored.ts';
import { analyzePhotosBodySchema, type AnalyzePhotosBody } from '../_shared/contract/wire.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { checkedFinding } from '../_shared/finding.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { ownPhotoPath } from '../_shared/photo-address.ts';
import { isMeasured } from '../_shared/ratings/list-levels.ts';
import type { RatingScheme } from '../_shared/ratings/rating-scheme.ts';
import { findReport } from '../_shared/stored-report.ts';
import { readPhotoContext } from './context/photo-context.ts';
import { readDrawing } from '../_shared/drawing/drawing.ts';
import { loadDrawnPicture } from './drawn-picture.ts';
import { loadPicture } from './load-picture.ts';
import { requestUnderClaim } from './request-under-claim.ts';
import {
  findObservation,
  isAnswered,
  keepFailure,
  type StoredObservation,
  storeProposal,
} from './stored-observation.ts';

/**
 * Looks at one observation's photo and keeps what the analyst proposes. Fields that a person has
 * filled stay as they are, unless the person asks for other words in their place; the proposal beside
 * them holds what the analyst would have written. No photo is looked at twice at the same time. More photos of the
 * same finding go along in one question; asked about one of those, it answers as for a row that has its answer.
 */
export const analyzePhotos = endpoint(
  analyzePhotosBodySchema,
  async (request, body, settings: FunctionSettings) => {
    const { analyst } = settings;
    // A row is filled, also where the connection was cut while a model looked; a person who calls a look off ends it.
    const client = callerClient(request, settings, null);
    const observation = await findObservation(client, body.observation_id);
    const path = photoPathIn(observation, body);

    const isAskedAnew = body.replace_version !== undefined || body.look_for_cracks === true;
    if (observation.finding_id !== null && isAskedAnew) throw showsOthersFinding();

    const look = async (signal: AbortSignal) => {
      // Another device may have had it looked at since this one read the row.
      const row = await findObservation(client, observation.id);
      if (!isAskedAnew && isAnswered(row, analyst.name)) return;
      const source = { client, draw: settings.drawOnPhoto, person: row.user_id, signal };
      // One that measures the photo itself is shown it as it is; one that words what it sees, as its person shows it.
      const photo = analyst.usesContext
        ? await loadDrawnPicture(source, path, readDrawing(row), analyst.photoEdge)
        : await loadPicture(source, path, analyst.photoEdge);
      // One that sees the photo alone words what it sees in the report's language, and that is all.
      const known = analyst.usesContext
        ? await readPhotoContext(source, observation)
        : blankContext((await findReport(client, observation.report_id)).language);
      const context = { ...known, lookForCracks: body.look_for_cracks ?? false };
      const { answer, usage } = await askAnalyst(
        { settings, client, signal, reportId: observation.report_id, task: 'photo' },
        (asked, work) => asked.observe(photo, context, work),
      );
      const finding = checkedFinding(answer);
      signal.throwIfAborted();
      const proposal = {
        analyst: analyst.name,
        proposed_at: new Date().toISOString(),
        prompt_version: analyst.promptVersion,
        usage,
        ...finding,
        ...(await ratingAsked(client, observation, context.report.ratingScheme, finding)),
      };
      await storeProposal(client, observation, proposal, {
        replaceVersion: body.replace_version,
        citesPhotos: known.further.length > 0,
      });
    };
    await requestUnderClaim({ client, request, settings }, observation.id, (signal) =>
      look(signal).catch((error: unknown) => keepFailure(client, observation.id, error)),
    );
  },
);

/**
 * The proposed level, and the scheme that it is a level of; neither where none was asked for, nor where the
 * person has chosen another scheme meanwhile: its levels mean something else.
 */
async function ratingAsked(
  client: SupabaseClient,
  { report_id }: StoredObservation,
  asked: RatingScheme | null,
  { rating }: PhotoFinding,
): Promise<Pick<ObservationProposal, 'rating' | 'rated_by'>> {
  const none = { rating: null, rated_by: null };
  if (asked === null || isMeasured(asked)) return none;
  const { rating_scheme: scheme } = await findReport(client, report_id);
  if (JSON.stringify(scheme) !== JSON.stringify(asked)) return none;
  return { rating, rated_by: asked.id };
}

/** A photo beside another row's has no words of its own that anybody would read: that row is what is asked about. */
function showsOthersFinding(): FunctionError {
  return new FunctionError(
    'bad_request',
    'This photo belongs to another observation’s finding. Analyse that observation, or take the photo out of it first.',
  );
}

/** Where the photo is stored, once body and row agree that it is the caller's own. */
function photoPathIn(observation: StoredObservation, body: AnalyzePhotosBody): string {
  const path = ownPhotoPath(observation.photo, observation.user_id, observation.report_id);
  if (!path || observation.report_id !== body.report_id || observation.photo !== body.photo_url) {
    throw new FunctionError(
      'bad_request',
      'This photo does not belong to this observation any more. Please refresh the page and try again.',
    );
  }
  return path;
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { takeAllowance } from '../_shared/allowance.ts';
import type { Photo } from '../_shared/analyst.ts';
import { callerClient } from '../_shared/caller.ts';
import {
  analyzePhotosBodySchema,
  type AnalyzePhotosBody,
  type ObservationProposal,
} from '../_shared/contract.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { checkedFinding } from '../_shared/finding.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { ownPhotoPath, PHOTO_BUCKET } from '../_shared/photo-address.ts';
import { mediaTypeOf } from '../_shared/photo-bytes.ts';
import { type StoredObservation, findObservation, storeProposal } from './stored-observation.ts';

/**
 * Looks at one observation's photo and keeps what the analyst proposes. Fields that a person has
 * filled stay as they are, unless the person asks for other words in their place; the proposal beside
 * them holds what the analyst would have written.
 */
export const analyzePhotos = endpoint(analyzePhotosBodySchema, async (request, body, settings) => {
  const client = callerClient(request, settings);
  const observation = await findObservation(client, body.observation_id);
  const path = photoPathIn(observation, body);
  const photo = await loadPhoto(client, path);
  await takeAllowance(client, 'analysis', settings.allowance.analyses);

  const finding = checkedFinding(
    await settings.analyst.observe(
      photo,
      {
        report: {
          title: '',
          structure: '',
          inspectionDate: '',
          language: 'en',
          styleHint: '',
          corrections: [],
        },
        number: 1,
        note: '',
        typed: { element: '', defect: '', recommendation: '', location: '' },
        neighbours: [],
        elementNames: [],
        corrections: [],
        lookForCracks: body.look_for_cracks ?? false,
      },
      {
        signal: request.signal,
        mayAskAgain: () => Promise.resolve(),
        spent: () => undefined,
      },
    ),
  );
  request.signal.throwIfAborted();
  const proposal: ObservationProposal = {
    analyst: settings.analyst.name,
    proposed_at: new Date().toISOString(),
    prompt_version: settings.analyst.promptVersion,
    usage: null,
    ...finding,
  };
  await storeProposal(client, observation, proposal, body.replace_version);
});

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

async function loadPhoto(client: SupabaseClient, path: string): Promise<Photo> {
  const { data, error } = await client.storage.from(PHOTO_BUCKET).download(path);
  if (error) {
    // Without a status the storage was not reached at all, which says nothing about the photo.
    if (!('status' in error) || Number(error.status) >= 500) throw error;
    throw new FunctionError(
      'photo_unreadable',
      'The photo was not found in the storage. Please delete this observation and upload the photo again.',
      { cause: error },
    );
  }
  const bytes = new Uint8Array(await data.arrayBuffer());
  const mediaType = mediaTypeOf(bytes);
  if (mediaType) return { bytes, mediaType };
  throw new FunctionError(
    'photo_unreadable',
    'The stored file is not a readable photo. Please upload it again as JPEG or PNG.',
  );
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { unwrapData } from '../_shared/caller.ts';
import {
  type ObservationProposal,
  PHOTO_FAULTS,
  PROVENANCES,
  storedWords,
} from '../_shared/contract/stored.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { ownPhotoPath } from '../_shared/photo-address.ts';
import { isUntouched, pickFields, PROPOSED_FIELDS, TEXT_FIELDS } from '../_shared/row-words.ts';

const storedObservationSchema = z.object({
  id: z.string(),
  report_id: z.string(),
  user_id: z.string(),
  photo: z.string(),
  photo_fault: z.enum(PHOTO_FAULTS).nullable().catch(null),
  finding_id: z.string().nullable(),
  drawing: z.unknown(),
  ...storedWords(PROPOSED_FIELDS),
  hand: z.enum(PROVENANCES).nullable(),
  version: z.number(),
  proposal: z.object({ analyst: z.string() }).nullable().catch(null),
});
export type StoredObservation = z.infer<typeof storedObservationSchema>;

/** All but the level, which depends on a report's scheme. */
const DESCRIBED = PROPOSED_FIELDS.filter((name) => name !== 'rating');
const COLUMNS = Object.keys(storedObservationSchema.shape).join(', ');

// Each failed attempt means that somebody just changed the row; more than this are no coincidence.
const MAX_ATTEMPTS = 5;

/** The caller's observation. Throws `not_found` when it is gone or somebody else's. */
export async function findObservation(
  client: SupabaseClient,
  id: string,
): Promise<StoredObservation> {
  const result = await client.from('observations').select(COLUMNS).eq('id', id).maybeSingle();
  const row = unwrapData(result);
  if (row !== null) return storedObservationSchema.parse(row);
  throw observationIsGone();
}

export function observationIsGone(): FunctionError {
  return new FunctionError(
    'not_found',
    'This observation no longer exists. Please refresh the page.',
  );
}

/** The storage path of the row's photo. Throws `bad_request` when it is outside its person's files for the report. */
export function findPhotoPath(row: StoredObservation): string {
  const path = ownPhotoPath(row.photo, row.user_id, row.report_id);
  if (path) return path;
  throw photoIsElsewhere();
}

export function photoIsElsewhere(): FunctionError {
  return new FunctionError(
    'bad_request',
    'This photo does not belong to this observation any more. Please refresh the page and try again.',
  );
}

/**
 * Stores a proposal and fills blank texts with it; in a row still at version `replaceVersion` it
 * replaces all words, unless the photo could not be assessed. The update is conditional on the
 * row's version, so nothing typed meanwhile is overwritten: it then matches no row and is tried
 * again on the changed one.
 */
export async function storeProposal(
  client: SupabaseClient,
  observation: StoredObservation,
  proposal: ObservationProposal,
  { replaceVersion, citesPhotos }: { replaceVersion?: number | undefined; citesPhotos: boolean },
): Promise<void> {
  let row = observation;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const mayReplace = row.version === replaceVersion && proposal.outcome !== 'not_assessed';
    const changes = {
      ...(mayReplace ? toStoredRow(proposal) : pickMissing(row, proposal)),
      // The numbers of the finding's photos are the report's, so the database binds them.
      ...(citesPhotos && { photo_refs: undefined }),
    };
    const now = new Date().toISOString();
    const update = client
      .from('observations')
      .update({ ...changes, proposal, updated_at: now })
      .eq('id', row.id)
      .eq('photo', observation.photo)
      .eq('version', row.version)
      .is('finding_id', null);
    const changed = z.array(z.unknown()).parse(unwrapData(await update.select('id')));
    if (changed.length > 0) return;

    row = await findObservation(client, row.id);
    // The row was joined to another one meanwhile, which holds its finding's words.
    if (row.finding_id !== null) return;
    if (row.photo !== observation.photo) {
      throw new FunctionError(
        'bad_request',
        'The photo of this observation was replaced while it was being analysed. Please analyse it again.',
      );
    }
  }
  throw new Error(`Observation ${observation.id} changed under each of ${MAX_ATTEMPTS} updates`);
}

/** True when a text is blank. */
export function lacksText(row: StoredObservation): boolean {
  return TEXT_FIELDS.some((text) => row[text].trim() === '');
}

/**
 * True when the photo has its answer: it is joined to another row, described by any analyst and not
 * changed since, or described by this one.
 */
export function isAnswered({ hand, ...row }: StoredObservation, analyst: string): boolean {
  if (row.finding_id !== null) return true;
  const isDescribed = hand === 'proposed' && TEXT_FIELDS.every((text) => row[text].trim() !== '');
  return isDescribed || (row.outcome !== null && row.proposal?.analyst === analyst);
}

/** All fields of a row as proposed. Numbers in its texts refer to no photo of the report. */
function toStoredRow(proposal: ObservationProposal) {
  return {
    ...pickFields(proposal, DESCRIBED),
    photo_refs: {},
    ...pickRating(proposal),
  };
}

/** The proposal's texts for blank ones, or all of it for an untouched row. */
function pickMissing(row: StoredObservation, proposal: ObservationProposal) {
  if (isUntouched(row)) return toStoredRow(proposal);
  const blanks = TEXT_FIELDS.filter((text) => row[text].trim() === '');
  const changes = Object.fromEntries(blanks.map((text) => [text, proposal[text]]));
  if (row.outcome !== null || blanks.length === 0) return changes;
  return { ...changes, outcome: blanks.includes('defect') ? proposal.outcome : 'defect' };
}

/** Keeps a person's level, unless an analyst was asked for one in the same scheme. */
function pickRating({ rating, rated_by }: ObservationProposal) {
  return rated_by === null ? {} : { rating: rating ?? '' };
}

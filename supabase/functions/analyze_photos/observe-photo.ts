import type { SupabaseClient } from '@supabase/supabase-js';
import { type PhotoDescription, UNREAD_PHOTO } from '../_shared/analyst.ts';
import { askAnalyst } from '../_shared/ask-analyst.ts';
import { blankContext } from '../_shared/blank-context.ts';
import type { ObservationProposal } from '../_shared/contract/stored.ts';
import type { AnalyzePhotosBody } from '../_shared/contract/wire.ts';
import { readDrawing } from '../_shared/drawing/drawing.ts';
import { checkDescription } from '../_shared/photo-answer.ts';
import type { FunctionSettings, ShareReads } from '../_shared/function-settings.ts';
import { isMeasured } from '../_shared/ratings/list-levels.ts';
import type { RatingScheme } from '../_shared/ratings/rating-scheme.ts';
import { findReport } from '../_shared/stored-report.ts';
import { readPhotoContext } from './context/photo-context.ts';
import { loadDrawnPicture } from './load-picture.ts';
import {
  findObservation,
  findPhotoPath,
  isAnswered,
  lacksText,
  type StoredObservation,
  storeProposal,
} from './stored-observation.ts';

interface PhotoQuestion extends Pick<AnalyzePhotosBody, 'replace_version'> {
  observationId: string;
  /** True for a question from the queue: it skips a row that somebody has described meanwhile. */
  fillsOnly?: boolean;
}

interface Parts {
  client: SupabaseClient;
  settings: FunctionSettings;
  signal: AbortSignal;
  /** Passed by callers that analyse many photos in sequence. */
  shareReads?: ShareReads;
}

/** True when a person asked for a different answer. */
export function isAskedAnew(question: Omit<PhotoQuestion, 'observationId'>): boolean {
  return question.replace_version !== undefined;
}

/**
 * Makes the analyst observe one photo and stores its proposal; a row that has its answer is
 * skipped, unless a different one was asked for.
 */
export async function observePhoto(
  { client, settings, signal, shareReads = (_key, read) => read() }: Parts,
  question: PhotoQuestion,
): Promise<void> {
  const { analyst } = settings;
  // Another device may have had it described meanwhile.
  const row = await findObservation(client, question.observationId);
  if (!isAskedAnew(question)) {
    if (isAnswered(row, analyst.name) || (question.fillsOnly && !lacksText(row))) return;
  }
  const path = findPhotoPath(row);
  const source = { client, shareReads };
  const photo = analyst.readsPhotos
    ? await loadDrawnPicture(source, path, readDrawing(row), analyst.photoEdge)
    : UNREAD_PHOTO;
  const known = analyst.readsPhotos
    ? await readPhotoContext(source, row)
    : blankContext((await findReport(client, row.report_id)).language);
  const context = { ...known, fault: row.photo_fault };
  const { answer, usage } = await askAnalyst(
    { settings, client, signal, reportId: row.report_id, task: 'photo' },
    (asked, work) => asked.observe(photo, context, work),
  );
  const description = checkDescription(answer);
  signal.throwIfAborted();
  const proposal = {
    analyst: analyst.name,
    proposed_at: new Date().toISOString(),
    prompt_version: analyst.promptVersion,
    usage,
    ...description,
    ...(await ratingAsked(client, row, context.report.ratingScheme, description)),
  };
  await storeProposal(client, row, proposal, {
    replaceVersion: question.replace_version,
    citesPhotos: context.further.length > 0,
  });
}

/**
 * The proposed level and its scheme; neither when none was asked for, nor when the person has since
 * chosen another scheme, whose levels mean something else.
 */
async function ratingAsked(
  client: SupabaseClient,
  { report_id }: StoredObservation,
  asked: RatingScheme | null,
  { rating }: PhotoDescription,
): Promise<Pick<ObservationProposal, 'rating' | 'rated_by'>> {
  const none = { rating: null, rated_by: null };
  if (asked === null || isMeasured(asked)) return none;
  const { rating_scheme: scheme } = await findReport(client, report_id);
  if (JSON.stringify(scheme) !== JSON.stringify(asked)) return none;
  return { rating, rated_by: asked.id };
}

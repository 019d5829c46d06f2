import { z } from 'zod';
import type { Config } from '@/lib/config';
import type { Database } from '@/lib/database.types';
import { withinBound } from '@/lib/within-bound';
import { holdsFinding, listFindings } from '@/records/findings';
import { type Observation, readProposal } from '@/records/observation';
import { MAX_OBSERVATION_TEXT } from '@shared/contract/limits';
import type { AnalyzePhotosBody } from '@shared/contract/wire';
import {
  isSaid,
  isUntouched,
  pickFields,
  ROW_FIELD_NAMES,
  type RowFieldName,
  type RowWords,
  TEXT_FIELDS,
} from '@shared/row-words';

/** The cost of one task by one analyst for a report. */
export type AnalystCost = Database['public']['Tables']['analyst_costs']['Row'];

/** Beyond filling blanks: replace a version's words. */
export type AnalysisRequest = Pick<AnalyzePhotosBody, 'replace_version'>;

/** The row of a newly stored photo, its texts still blank. */
export type NewObservation = Pick<
  Observation,
  'id' | 'report_id' | 'user_id' | 'photo' | 'position' | 'captured_at' | 'photo_hash'
> &
  Partial<Pick<Observation, 'finding_id' | 'photo_fault'>>;

const observationIdSchema = z.guid();

export function isObservationId(value: string): boolean {
  return observationIdSchema.safeParse(value).success;
}

function requiredText(message: string) {
  return z.string().trim().min(1, message).check(withinBound(MAX_OBSERVATION_TEXT));
}

/** The three texts as saved: trimmed, none blank. */
export const observationTextsSchema = z.object({
  element: requiredText('Element description is required'),
  defect: requiredText('Defect description is required'),
  recommendation: requiredText('Recommendation is required'),
});
export type ObservationTexts = z.infer<typeof observationTextsSchema>;

export function pickTexts(row: ObservationTexts): ObservationTexts {
  return pickFields(row, TEXT_FIELDS);
}

export function isSameTexts(a: ObservationTexts, b: ObservationTexts): boolean {
  return TEXT_FIELDS.every((name) => a[name] === b[name]);
}

/** The words in `change` that differ from the row. */
export function changedWords(row: RowWords, change: Partial<RowWords>): Partial<RowWords> {
  const changed = ROW_FIELD_NAMES.filter(
    (name) => change[name] !== undefined && change[name] !== row[name],
  );
  return Object.fromEntries(changed.map((name) => [name, change[name]]));
}

/** Words of a change that someone else has changed differently since `base`. */
export function conflictingWords(
  base: RowWords,
  current: RowWords,
  change: Partial<RowWords>,
): RowFieldName[] {
  const mine = changedWords(base, change);
  const theirs = changedWords(base, current);
  return ROW_FIELD_NAMES.filter(
    (name) => name in mine && name in theirs && change[name] !== current[name],
  );
}

/** A blank value is no photo. */
export function hasPhoto({ photo }: Pick<Observation, 'photo'>): boolean {
  return photo.trim() !== '';
}

/** The photos of a report's rows, each with its number, its finding's words, and its drawing. */
export function captionedPhotos(
  rows: readonly Pick<
    Observation,
    'id' | 'finding_id' | 'photo' | 'element' | 'defect' | 'drawing'
  >[],
): { photo: string; number: number; caption: string; drawing: unknown }[] {
  return listFindings(rows)
    .flatMap(({ row: { defect, element }, photos }) =>
      photos.map(({ row, number }) => ({
        photo: row.photo,
        number,
        caption: defect || element,
        drawing: row.drawing,
      })),
    )
    .filter(hasPhoto)
    .sort((one, other) => one.number - other.number);
}

/**
 * Tells that the analyst is still to be asked: there is a photo, a text is missing, and there is no answer yet. A photo
 * not assessed is for a person to describe; a further photo is analysed with its finding.
 */
export function isAnalysisPending(
  observation: Pick<
    Observation,
    'photo' | 'element' | 'defect' | 'recommendation' | 'outcome' | 'finding_id'
  >,
): boolean {
  return (
    holdsFinding(observation) &&
    hasPhoto(observation) &&
    lacksText(observation) &&
    observation.outcome === null
  );
}

/**
 * Tells that another analyst could not assess the row's photo, and nobody has changed it since. An analyst that
 * describes no photos has nothing to add.
 */
export function isLeftToAnalyst(
  row: Observation,
  { analyst, analystCapabilities }: Pick<Config, 'analyst' | 'analystCapabilities'>,
): boolean {
  return (
    analystCapabilities.describesPhotos &&
    holdsFinding(row) &&
    hasPhoto(row) &&
    row.outcome === 'not_assessed' &&
    isUntouched(row) &&
    readProposal(row)?.analyst !== analyst
  );
}

export function isBlank(row: ObservationTexts): boolean {
  return !TEXT_FIELDS.some((name) => isSaid(row[name]));
}

function lacksText(row: ObservationTexts): boolean {
  return !TEXT_FIELDS.every((name) => isSaid(row[name]));
}

const ROW_HASH = '#row-';
const UNCHECKED_ONLY = 'show=unchecked';

export function rowAddress({ id, report_id }: Pick<Observation, 'id' | 'report_id'>): string {
  return `/observations/${report_id}${ROW_HASH}${id}`;
}

/** Links to the row, with only unchecked rows shown. */
export function uncheckedRowAddress({
  id,
  report_id,
}: Pick<Observation, 'id' | 'report_id'>): string {
  return `/observations/${report_id}?${UNCHECKED_ONLY}${ROW_HASH}${id}`;
}

export function showsUncheckedOnly(search: string): boolean {
  return search === `?${UNCHECKED_ONLY}`;
}

/** The row id in an address's hash; null for none. */
export function rowOfHash(hash: string): string | null {
  return hash.startsWith(ROW_HASH) ? hash.slice(ROW_HASH.length) : null;
}

/** Tells that the row can be accepted: no text is missing. */
export function isAcceptable(row: Pick<Observation, 'hand'> & ObservationTexts): boolean {
  return row.hand === 'proposed' && !lacksText(row);
}

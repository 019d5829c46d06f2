/**
 * What the browser and the functions say to each other. The only module of the functions that the
 * browser imports; it depends on zod alone.
 */
import { z } from 'zod';

/** Where a text refers to photos by number, read alike by functions and screens. */
export { photoReferencesIn } from './photo-references.ts';

/** Bounds of the stored texts, in characters; the database holds the same numbers as constraints. */
export const MAX_OBSERVATION_TEXT = 4000;
export const MAX_SECTION_TEXT = 20_000;
export const MAX_STYLE_HINT = 2000;

export const PHOTO_BUCKET = 'inspection_photos';
/** What stands before a photo's storage path in its public URL, on every host. */
export const PUBLIC_PHOTO_PATH = `/storage/v1/object/public/${PHOTO_BUCKET}/`;

/** How urgent an observation is: from upkeep to possible danger to people. */
const severitySchema = z.enum(['minor', 'moderate', 'major', 'safety']);
export type Severity = z.infer<typeof severitySchema>;

/** What an analyst proposed for one photo, stored in observations.proposal. */
export const observationProposalSchema = z.object({
  /** 'builtin' or the model's name. */
  analyst: z.string(),
  /** ISO 8601 in UTC. */
  proposed_at: z.string(),
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
  /** Null when nothing was found to judge. */
  severity: severitySchema.nullable(),
  /** 0 to 1: how sure the analyst is of what it proposed. */
  confidence: z.number().min(0).max(1),
});
export type ObservationProposal = z.infer<typeof observationProposalSchema>;

/** What an analyst drafted for one section, stored in sections.proposal. */
export interface SectionProposal {
  analyst: string;
  /** ISO 8601 in UTC. */
  proposed_at: string;
  paragraph: string;
}

export const analyzePhotosBodySchema = z.object({
  observation_id: z.uuid(),
  photo_url: z.string().min(1).max(2000),
  report_id: z.uuid(),
});
export type AnalyzePhotosBody = z.infer<typeof analyzePhotosBodySchema>;

export const generateSummaryBodySchema = z.object({
  report_id: z.uuid(),
  style_hint: z.string().max(MAX_STYLE_HINT).nullish(),
});

export const deleteReportFilesBodySchema = z.object({ report_id: z.uuid() });

/** `email` is what the person typed to confirm: the address of their account, in any case. */
export const deleteAccountBodySchema = z.object({ email: z.string().min(1).max(320) });
export type DeleteAccountBody = z.infer<typeof deleteAccountBodySchema>;

/** Why a function failed, for code; `error` beside it is the sentence for people. */
export type FunctionErrorCode =
  | 'bad_request'
  | 'unauthenticated'
  | 'not_found'
  | 'photo_unreadable'
  | 'no_observations'
  | 'allowance_used_up'
  | 'analyst_not_configured'
  | 'analyst_key_refused'
  | 'analyst_quota'
  | 'analyst_unreachable'
  | 'analyst_refused'
  | 'analyst_answer_invalid'
  /** Some of it is done and more is left than one request should take: ask again at once. */
  | 'unfinished'
  /** The account could not be deleted and is still there; ask again later. */
  | 'account_kept'
  | 'cancelled'
  | 'internal';

/** Every function answers with this shape, failures with a 4xx or 5xx status. */
export interface FunctionAnswer {
  success: boolean;
  error?: string;
  code?: FunctionErrorCode;
}

/**
 * Storage path (or public URL) of the small rendition that stands beside a photo:
 * `…/1700000000000_wall.jpg` → `…/1700000000000_wall.small.jpg`.
 */
export function renditionOf(photo: string): string {
  const dot = photo.lastIndexOf('.');
  const slash = photo.lastIndexOf('/');
  return dot > slash ? `${photo.slice(0, dot)}.small.jpg` : `${photo}.small.jpg`;
}

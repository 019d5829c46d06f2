/**
 * What the browser and the functions say to each other. Beside photo-address.ts the only module of the
 * functions that the browser imports; it depends on zod alone.
 */
import { z } from 'zod';

/** Where a text refers to photos by number, read alike by functions and screens. */
export { photoReferencesIn } from './photo-references.ts';

/** Bounds of the stored texts, in characters; the database holds the same numbers as constraints. */
export const MAX_OBSERVATION_TEXT = 4000;
export const MAX_SECTION_TEXT = 20_000;
export const MAX_STYLE_HINT = 2000;

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

/**
 * Why a function failed, for code; `error` beside it is the sentence for people. Each says when it is
 * thrown, and what the caller should do.
 */
export type FunctionErrorCode =
  /** The method, the body or what it names does not fit what is stored now: read anew, then ask again. */
  | 'bad_request'
  /** The token is missing, has run out, or its session has ended: have the person sign in. */
  | 'unauthenticated'
  /** There is no such row for this person (or no such function): drop it from the screen, read anew. */
  | 'not_found'
  /** The file is not in the storage, or is no photo that the analyst can read: have it uploaded again. */
  | 'photo_unreadable'
  /** No row of the report has an element or a defect to write about: send the person to Observations. */
  | 'no_observations'
  /** The person's calls of this day (UTC) are used up: stop asking, offer to write by hand. */
  | 'allowance_used_up'
  /** The model's name, address or key is missing or unknown: only the operator can mend it; don't ask again. */
  | 'analyst_not_configured'
  /** The provider refused the key: only the operator can mend it; don't ask again. */
  | 'analyst_key_refused'
  /** The provider limits requests or wants to be paid, after further tries: ask again in some minutes. */
  | 'analyst_quota'
  /** The provider gave no answer in time, or failed, after further tries: ask again in a moment. */
  | 'analyst_unreachable'
  /** The model declined or its answer was withheld: the same question gets the same; offer to write by hand. */
  | 'analyst_refused'
  /** The answer failed the checks, the second one too: nothing is stored; ask again, or write by hand. */
  | 'analyst_answer_invalid'
  /** Some of it is deleted and more is left than one request should take: ask again at once. */
  | 'unfinished'
  /** The account could not be deleted and is still there, though files may be gone: ask again later. */
  | 'account_kept'
  /** The caller went away before the answer was ready: nobody reads this; nothing to do. */
  | 'cancelled'
  /** Anything that was not foreseen; the log has the cause: ask again once, then say so. */
  | 'internal';

/** Every function answers with this shape, failures with a 4xx or 5xx status. */
export interface FunctionAnswer {
  success: boolean;
  error?: string;
  code?: FunctionErrorCode;
}

/** The browser's calls to the functions, and their answers. */
import { z } from 'zod';
import { tooManyCharacters } from '../text/count-characters.ts';
import { MAX_STYLE_HINT } from './limits.ts';

/** An analyst's abilities beyond checking that a photo is usable; announced by /config.json. */
export interface AnalystCapabilities {
  /** True when it describes what photos show; otherwise a person does. */
  describesPhotos: boolean;
  /** True when it compares a report's rows with each other. */
  reviewsRows: boolean;
}

export const reviewRowsBodySchema = z.object({ report_id: z.uuid() });

export const analyzePhotosBodySchema = z.object({
  observation_id: z.uuid(),
  photo_url: z.string().min(1).max(2000),
  report_id: z.uuid(),
  /** The person asks for new words in place of this version of the row's. */
  replace_version: z.number().int().positive().optional(),
});
export type AnalyzePhotosBody = z.infer<typeof analyzePhotosBodySchema>;

export const generateSummaryBodySchema = z.object({
  report_id: z.uuid(),
  style_hint: z
    .string()
    .refine((text) => tooManyCharacters(text, MAX_STYLE_HINT) === null)
    .nullish(),
});

export const deleteReportFilesBodySchema = z.object({ report_id: z.uuid() });

export const sumPhotosBodySchema = z.object({ report_id: z.uuid() });

/** `email` is the account's address as typed to confirm, in any case. */
export const deleteAccountBodySchema = z.object({ email: z.string().min(1).max(320) });
export type DeleteAccountBody = z.infer<typeof deleteAccountBodySchema>;

/**
 * Why a function failed, for code; `error` beside it is the sentence for people. Each comment says
 * when it is thrown and what the caller should do.
 */
export type FunctionErrorCode =
  /** The method, the body or what it names does not match the stored data: read again, then ask again. */
  | 'bad_request'
  /** The token is missing or expired, or its session has ended: have the person sign in. */
  | 'unauthenticated'
  /** This person has no such row (or there is no such function): remove it from the screen, read again. */
  | 'not_found'
  /** Another tab or device is having this photo analysed: wait, then read the row again. */
  | 'already_under_way'
  /** The file is missing or unreadable for the analyst: have it uploaded again. */
  | 'photo_unreadable'
  /** No row of the report has an element or a defect to write about: send the person to Observations. */
  | 'no_observations'
  /** The person's calls for this UTC day are used up: stop asking, offer writing by hand. */
  | 'allowance_used_up'
  /**
   * The model's name, address or key is missing or unknown, or its context is too small for any
   * photo: only the operator can fix it; don't ask again.
   */
  | 'analyst_not_configured'
  /** The provider refused the key: only the operator can fix it; don't ask again. */
  | 'analyst_key_refused'
  /** The provider still limits requests after retries: ask again in some minutes. */
  | 'analyst_quota'
  /** The provider's account has no credit: only the operator can fix it; don't ask again. */
  | 'analyst_no_credit'
  /** The model cannot read pictures: only the operator can fix it; don't ask again. */
  | 'analyst_no_vision'
  /** The request exceeds the model's context: ask for less, or have the operator enlarge it. */
  | 'analyst_context_too_long'
  /** The model's machine has too little memory: only the operator can fix it; don't ask again. */
  | 'analyst_out_of_memory'
  /** The provider did not answer in time, or failed, after retries: ask again in a moment. */
  | 'analyst_unreachable'
  /** The model declined or its answer was withheld: asking again gives the same; offer writing by hand. */
  | 'analyst_refused'
  /** The answer failed the checks and nothing was stored: ask again, or write by hand. */
  | 'analyst_answer_invalid'
  /** The answer was cut off even at the raised limit: another model, or more context; don't ask again. */
  | 'analyst_answer_cut'
  /** The model answered nothing, twice: another model may; don't ask again. */
  | 'analyst_answer_empty'
  /** More is left to delete than one request may take: ask again at once. */
  | 'unfinished'
  /** The account was not deleted, though files may be gone: ask again later. */
  | 'account_kept'
  /** The caller went away before the answer: nobody reads this. */
  | 'cancelled'
  /** An unforeseen failure; the log has the cause: ask again once, then report it. */
  | 'internal';

/** Every function answers in this shape, with a 4xx or 5xx status for failures. */
export interface FunctionAnswer {
  success: boolean;
  error?: string;
  code?: FunctionErrorCode;
}

/** The browser's calls to the functions, and their answers. */
import { z } from 'zod';
import { tooManyCharacters } from '../text/count-characters.ts';
import { MAX_STYLE_HINT } from './limits.ts';

/** An analyst's abilities beyond telling that a photo can be used; /config.json announces them. */
export interface AnalystCapabilities {
  /** Says what photos show; otherwise that is left to a person. */
  describesPhotos: boolean;
  /** Compares the rows of a report with each other. */
  reviewsRows: boolean;
}

export const reviewRowsBodySchema = z.object({ report_id: z.uuid() });

export const analyzePhotosBodySchema = z.object({
  observation_id: z.uuid(),
  photo_url: z.string().min(1).max(2000),
  report_id: z.uuid(),
  /** The person asks for new words in place of those of this version of the row. */
  replace_version: z.number().int().positive().optional(),
  /** The person says that this is a close view of a surface, to be searched for cracks. */
  look_for_cracks: z.boolean().optional(),
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

/** `email` is what the person typed to confirm: the address of their account, in any case. */
export const deleteAccountBodySchema = z.object({ email: z.string().min(1).max(320) });
export type DeleteAccountBody = z.infer<typeof deleteAccountBodySchema>;

/**
 * Why a function failed, for code; `error` beside it is the sentence for people. Each says when it is
 * thrown, and what the caller should do.
 */
export type FunctionErrorCode =
  /** The method, the body or what it names does not fit what is stored now: read again, then ask again. */
  | 'bad_request'
  /** The token is missing, has run out, or its session has ended: have the person sign in. */
  | 'unauthenticated'
  /** There is no such row for this person (or no such function): drop it from the screen, read again. */
  | 'not_found'
  /** The same photo is being looked at, for another tab or device: wait, then read the row again. */
  | 'already_under_way'
  /** The file is not in the storage, or is no photo that the analyst can read: have it uploaded again. */
  | 'photo_unreadable'
  /** No row of the report has an element or a defect to write about: send the person to Observations. */
  | 'no_observations'
  /** The person's calls of this day (UTC) are used up: stop asking, offer to write by hand. */
  | 'allowance_used_up'
  /**
   * The model's name, address or key is missing or unknown, or it reads too little for any photo: only the
   * operator can mend it; don't ask again.
   */
  | 'analyst_not_configured'
  /** The provider refused the key: only the operator can mend it; don't ask again. */
  | 'analyst_key_refused'
  /** The provider limits requests, after further tries: ask again in some minutes. */
  | 'analyst_quota'
  /** The provider's account has no credit: only the operator can mend it; don't ask again. */
  | 'analyst_no_credit'
  /** The model cannot see pictures: only the operator can mend it; don't ask again. */
  | 'analyst_no_vision'
  /** The question is longer than the model reads: ask for less, or have the operator give it more context. */
  | 'analyst_context_too_long'
  /** The machine that runs the model has too little memory: only the operator can mend it; don't ask again. */
  | 'analyst_out_of_memory'
  /** The provider gave no answer in time, or failed, after further tries: ask again in a moment. */
  | 'analyst_unreachable'
  /** The model declined or its answer was withheld: the same question gets the same; offer to write by hand. */
  | 'analyst_refused'
  /** The answer failed the checks: nothing is stored; ask again, or write by hand. */
  | 'analyst_answer_invalid'
  /** The answer was cut at its length, though that was raised: another model, or more context; don't ask again. */
  | 'analyst_answer_cut'
  /** The model said nothing, twice: another model may; don't ask again. */
  | 'analyst_answer_empty'
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

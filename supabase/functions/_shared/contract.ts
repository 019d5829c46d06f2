/**
 * What the browser and the functions say to each other. Beside photo-address.ts and ratings/ the only
 * module of the functions that the browser imports; it depends on zod alone.
 */
import { z } from 'zod';
import { type Language, LANGUAGES, reportLanguageOf } from './languages/language.ts';

export { LANGUAGES, type Language, languageOf } from './languages/language.ts';
export { FACTS_IN } from './languages/tables/facts.ts';

/** Where a text refers to photos by number, read alike by functions and screens. */
export { photoReferencesIn } from './photo-references.ts';
export {
  bindPhotos,
  bindTexts,
  type PhotoBindings,
  type RenumberedText,
  renumberPhotos,
  renumberTexts,
} from './renumber-photos.ts';

/** The closing paragraph of a Discussion about rows that nobody has checked. */
export { findUncheckedParagraph, uncheckedNumbers, withUncheckedRows } from './unchecked-rows.ts';

/** `photo_refs` as stored with a text; what is no such thing binds nothing. */
export const photoBindingsSchema = z.record(z.string(), z.string().nullable()).catch({});

/** Bounds of the stored texts, in characters; the database holds the same numbers as constraints. */
export const MAX_OBSERVATION_TEXT = 4000;
export const MAX_SECTION_TEXT = 20_000;
export const MAX_STYLE_HINT = 2000;

export const MAX_LOCATION = 500;
/** A person's note on a photo. */
export const MAX_NOTE = 1000;

/** What a report is written in. */
export const languageSchema = z.enum(LANGUAGES);
/** The same as it is stored: any tag, read as a language that is known here. */
export const storedLanguageSchema = z.string().transform(reportLanguageOf);

/**
 * What a row says of its photo. `no_visible_defect` is a finding; `not_assessed` is none: whoever
 * looked could not judge, and a person has to.
 */
export const outcomeSchema = z.enum([
  'defect',
  'no_visible_defect',
  'nothing_inspectable',
  'not_assessed',
]);
export type Outcome = z.infer<typeof outcomeSchema>;

/** How serious a defect is: from upkeep to possible danger to people. */
export const SEVERITIES = ['minor', 'moderate', 'major', 'safety'] as const;
export const severitySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof severitySchema>;

/** How soon something is to be done: at once, within weeks, at the next works; or watched meanwhile. */
export const URGENCIES = ['immediate', 'soon', 'planned', 'monitor'] as const;
export const urgencySchema = z.enum(URGENCIES);
export type Urgency = z.infer<typeof urgencySchema>;

/** How long a deleted row can be brought back, in days. */
export const KEPT_DAYS = 30;

/** Whose words a row holds: an analyst's, those accepted or edited by a person, or a person's own. */
export const HANDS = ['proposed', 'accepted', 'edited', 'written'] as const;
export type Hand = (typeof HANDS)[number];

const share = z.number().min(0).max(1);

/** A line on the photo, its points as shares of the upright photo's width and height. */
export const markSchema = z.object({
  /** A place to look at, drawn for a person to judge, or a crack: what they took it for. */
  kind: z.enum(['look', 'crack']),
  points: z
    .array(z.tuple([share, share]))
    .min(2)
    .max(64),
});
export type Mark = z.infer<typeof markSchema>;
export const marksSchema = z.array(markSchema).max(40);

/**
 * A sentence of a proposal that a person has to look at before it stands: it says what the rules forbid, and
 * the analyst said it again when asked.
 */
export const cautionSchema = z.object({
  field: z.enum(['element', 'defect', 'recommendation', 'location']),
  /** The words meant, as they stand in that text. */
  quote: z.string(),
  /**
   * A measurement without a scale; an assurance of safety; another language than the report's; words that
   * obey or pass on what somebody wrote in the photo; another photo than this one; more certainty than a
   * photo can give; a test that nobody noted, or the state of what is covered; that a named standard is met or
   * not; a time or a cost that nobody gave.
   */
  reason: z.enum([
    ...(['measurement', 'assurance', 'language', 'instruction', 'photo', 'certainty'] as const),
    ...(['test', 'hidden', 'standard', 'deadline'] as const),
  ]),
});
export type Caution = z.infer<typeof cautionSchema>;

/** What the questions to a model took. */
export const usageSchema = z.object({
  /** Questions that were asked: more than one where an answer was asked for again. */
  questions: z.int().min(0),
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  /** In which the model was at work; waiting for its turn is not counted. */
  seconds: z.number().min(0),
});
export type Usage = z.infer<typeof usageSchema>;

/** What an analyst proposed for one photo, stored in observations.proposal. */
export const observationProposalSchema = z.object({
  /** 'builtin' or the model's name. */
  analyst: z.string(),
  /** ISO 8601 in UTC. */
  proposed_at: z.string(),
  outcome: outcomeSchema,
  /** The three texts are blank when the photo was not assessed. */
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
  /** Null when nothing was found to judge, or the analyst does not judge it. */
  severity: severitySchema.nullable(),
  urgency: urgencySchema.nullable().default(null),
  /** Where on the structure, or on the element; blank when not known. */
  location: z.string().default(''),
  /** The code of a level of the report's scheme as it was then; null when none was proposed. */
  rating: z.string().nullable().default(null),
  /** The id of that scheme; null when no level was asked for. */
  rated_by: z.string().nullable().default(null),
  /** 0 to 1: how sure the analyst says it is; null when it says nothing of that. */
  confidence: z.number().min(0).max(1).nullable(),
  marks: marksSchema.default([]),
  /** Kinds of defect that the pixels suggest, likeliest first: for the order of choices, never a finding. */
  hints: z.array(z.string()).default([]),
  cautions: z.array(cautionSchema).default([]),
  /** Which instructions the answer was given to; null for an analyst that is given none. */
  prompt_version: z.string().nullable().default(null),
  /** Null for an analyst that asks no model, and in proposals from before it was counted. */
  usage: usageSchema.nullable().default(null),
});
export type ObservationProposal = z.infer<typeof observationProposalSchema>;

/** What an analyst does beside telling whether a photo can be used; /config.json announces it. */
export interface AnalystCapabilities {
  /** Says what photos show; otherwise that is left to a person. */
  describesPhotos: boolean;
  /** Compares the rows of a report with each other. */
  reviewsRows: boolean;
  /** The languages that it writes sections in; null for all. */
  sectionLanguages: readonly Language[] | null;
}

/** What an analyst drafted for one section, stored in sections.proposal. */
export interface SectionProposal {
  analyst: string;
  /** ISO 8601 in UTC. */
  proposed_at: string;
  paragraph: string;
  prompt_version?: string | null;
  usage?: Usage | null;
  /** Sentences that a person has to look at, as they stand in the paragraph. */
  doubts?: Pick<Caution, 'quote' | 'reason'>[];
}

/** More than anybody looks through. */
export const MAX_SUGGESTIONS = 200;
export const MAX_SUGGESTION_REASON = 600;

/**
 * What an analyst proposes for one row, seen beside the others; stored in consistency_reviews.suggestions.
 * It holds as long as the row still says what it said.
 */
const suggestionSchema = z.object({
  id: z.string(),
  observation_id: z.string(),
  /**
   * One name for one element; severities that agree; the same thing twice; a close view and its wide view; words
   * that say that something is well, which no photo can show.
   */
  kind: z.enum(['element_name', 'severity', 'same_defect', 'close_view', 'assurance']),
  /** What the row's element or severity was, or the words; and what it would be. Blank where nothing is to be changed. */
  was: z.string(),
  becomes: z.string(),
  /** The row that it is compared with; null where it is compared with all. */
  other_id: z.string().nullable(),
  /** One sentence for the person, in the report's language. */
  reason: z.string().max(MAX_SUGGESTION_REASON),
  /** A person left it: it is kept so that no later review asks the same again. */
  is_left: z.boolean().optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** `suggestions` as stored with a review; one of another form than today's is left out. */
export const storedSuggestionsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((each) => each.flatMap((one) => suggestionSchema.safeParse(one).data ?? []));

/** Whether a row has these words, to the letter. */
export function saysOf(
  row: Record<'element' | 'defect' | 'recommendation' | 'location', string>,
  words: string,
): boolean {
  return [row.element, row.defect, row.recommendation, row.location].some((text) =>
    text.includes(words),
  );
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
  style_hint: z.string().max(MAX_STYLE_HINT).nullish(),
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
  /** The method, the body or what it names does not fit what is stored now: read anew, then ask again. */
  | 'bad_request'
  /** The token is missing, has run out, or its session has ended: have the person sign in. */
  | 'unauthenticated'
  /** There is no such row for this person (or no such function): drop it from the screen, read anew. */
  | 'not_found'
  /** The same photo is being looked at, for another tab or device: wait, then read the row anew. */
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

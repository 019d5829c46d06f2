/** The data stored with rows and sections, as written by functions and read by the browser. */
import { z } from 'zod';
import { CAUTION_REASONS, type CautionReason } from './caution-kinds.ts';
import { MAX_SUGGESTION_REASON } from './limits.ts';
import { LANGUAGES, readReportLanguage } from '../languages/language.ts';
import { OUTCOMES, SEVERITIES, URGENCIES } from '../row-fields.ts';
import {
  findRowField,
  PROPOSED_TEXTS,
  type ProposedText,
  type RowFieldName,
  type RowWords,
} from '../row-words.ts';

/** `photo_refs` as stored with a text; an invalid value binds nothing. */
export const photoBindingsSchema = z.record(z.string(), z.string().nullable()).catch({});

export const languageSchema = z.enum(LANGUAGES);
/** A stored language; unknown tags are read as a known language. */
export const storedLanguageSchema = z.string().transform(readReportLanguage);

export const outcomeSchema = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof outcomeSchema>;
export const severitySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof severitySchema>;
export const urgencySchema = z.enum(URGENCIES);
export type Urgency = z.infer<typeof urgencySchema>;

/** The schema of a row field's column. */
export function storedWord(name: RowFieldName): z.ZodType {
  const field = findRowField(name);
  if (field.kind === 'choice') return z.enum(field.values).nullable();
  if (field.kind === 'flag') return z.boolean();
  return field.kind === 'time' ? z.string().nullable() : z.string();
}

export function storedWords<Name extends RowFieldName>(names: readonly Name[], make = storedWord) {
  const columns = names.map((name) => [name, make(name)]);
  return Object.fromEntries(columns) as { [One in Name]: z.ZodType<RowWords[One]> };
}

/** A fault that makes a photo unusable, as the browser that uploads it measures it. */
export const PHOTO_FAULTS = ['too dark', 'overexposed', 'blurred', 'too small'] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** The origin of a row's words: an analyst's, those accepted or edited by a person, or a person's own. */
export const PROVENANCES = ['proposed', 'accepted', 'edited', 'written'] as const;
export type Provenance = (typeof PROVENANCES)[number];

const share = z.number().min(0).max(1);

/** A line on the photo that an analyst drew before decision 255: signed revisions may print it. */
const annotationSchema = z.object({
  /** 'crack' where a person took it for one; 'look' was theirs to judge. Points are shares of width and height. */
  kind: z.enum(['look', 'crack']),
  points: z
    .array(z.tuple([share, share]))
    .min(2)
    .max(64),
});
export type Annotation = z.infer<typeof annotationSchema>;
export const annotationsSchema = z.array(annotationSchema).max(40);

/**
 * A sentence of a proposal that a person has to check: it breaks a rule, and the analyst repeated
 * it when asked again.
 */
export const cautionSchema = z.object({
  field: z.enum(PROPOSED_TEXTS),
  /** Quoted exactly from that text. */
  quote: z.string(),
  reason: z.enum(CAUTION_REASONS),
  /** The model's reading of a scale, where the words rest on one. */
  from: z.string().optional(),
});
export type Caution = z.infer<typeof cautionSchema>;

/**
 * How much of a proposal a judge read: all sentences, some before it failed or ran out of
 * allowance, or none; `off` without a judge. Absent in older proposals and for an analyst without a
 * model: an unknown reading claims nothing.
 */
export const judgedSchema = z.object({
  state: z.enum(['all', 'part', 'none', 'off']),
  /** The judging model; null for none. */
  by: z.string().nullable(),
});
export type Judged = z.infer<typeof judgedSchema>;

export const usageSchema = z.object({
  /** Requests to the model: more than one when an answer was requested again. */
  questions: z.int().min(0),
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  /** The model's working time, without waiting in the queue. */
  seconds: z.number().min(0),
});
export type Usage = z.infer<typeof usageSchema>;

/** An analyst's proposal for one photo, stored in observations.proposal. */
export const observationProposalSchema = z.object({
  /** 'builtin' or the model's name. */
  analyst: z.string(),
  /** ISO 8601 in UTC. */
  proposed_at: z.string(),
  outcome: outcomeSchema,
  /** All three texts are blank when the photo was not assessed. */
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
  /** Null when there is nothing to judge, or the analyst does not judge it. */
  severity: severitySchema.nullable(),
  urgency: urgencySchema.nullable().default(null),
  /** The place on the structure or element; blank when unknown. */
  location: z.string().default(''),
  /** The code of a level of the report's scheme at that time; null for none. */
  rating: z.string().nullable().default(null),
  /** That scheme's id; null when no level was asked for. */
  rated_by: z.string().nullable().default(null),
  /** 0 to 1: the analyst's own confidence; null when it states none. */
  confidence: z.number().min(0).max(1).nullable(),
  cautions: z.array(cautionSchema).default([]),
  judged: judgedSchema.optional().catch(undefined),
  /** The version of its instructions; null for an analyst without any. */
  prompt_version: z.string().nullable().default(null),
  /** Null for an analyst without a model, and in older proposals. */
  usage: usageSchema.nullable().default(null),
});
export type ObservationProposal = z.infer<typeof observationProposalSchema>;

/** An analyst's draft of one section, stored in sections.proposal. */
export interface SectionProposal {
  analyst: string;
  /** ISO 8601 in UTC. */
  proposed_at: string;
  paragraph: string;
  prompt_version?: string | null;
  usage?: Usage | null;
  /** Sentences that a person has to check, quoted exactly from the paragraph. */
  doubts?: SectionNote[];
  /** Statements that code removed from the draft. */
  taken_out?: TakenOut[];
  judged?: Judged;
}

/** A sentence of a draft with the reason for caution. */
export interface SectionNote {
  quote: string;
  reason: CautionReason;
}

export const takenOutSchema = z.object({
  quote: z.string(),
  reason: z.enum(CAUTION_REASONS),
  /** The sentence before it; blank at the start. */
  after: z.string(),
  /** The photos behind the numbers in both texts. */
  photo_refs: photoBindingsSchema,
});
export type TakenOut = z.infer<typeof takenOutSchema>;

/**
 * An analyst's proposal for one row in comparison with the others, stored in
 * consistency_reviews.suggestions. Valid while the row still has the same words.
 */
const suggestionSchema = z.object({
  id: z.string(),
  observation_id: z.string(),
  /**
   * One name for one element; consistent severities; a duplicate; a close view and its wide view;
   * another row of the same finding, whose photo would join it; or an assurance, which no photo can
   * support.
   */
  kind: z.enum([
    'element_name',
    'severity',
    'same_defect',
    'close_view',
    'same_finding',
    'assurance',
  ]),
  /** The row's element, severity or words, and their replacement. Blank when no words change. */
  was: z.string(),
  becomes: z.string(),
  /** The row that it is compared with; null for all rows. */
  other_id: z.string().nullable(),
  /** One sentence for people, in the report's language. */
  reason: z.string().max(MAX_SUGGESTION_REASON),
  /** True when a person left it: kept, so that no later review proposes it again. */
  is_left: z.boolean().optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** `suggestions` as stored with a review; those in an older form are dropped. */
export const storedSuggestionsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((each) => each.flatMap((one) => suggestionSchema.safeParse(one).data ?? []));

export function holdsWords(row: Pick<RowWords, ProposedText>, words: string): boolean {
  return PROPOSED_TEXTS.some((name) => row[name].includes(words));
}

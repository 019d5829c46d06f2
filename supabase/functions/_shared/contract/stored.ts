/** The data stored with rows and sections, as functions write it and the browser reads it. */
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

/** `photo_refs` as stored with a text; what is no such thing binds nothing. */
export const photoBindingsSchema = z.record(z.string(), z.string().nullable()).catch({});

export const languageSchema = z.enum(LANGUAGES);
/** A stored language: any tag, read as a language that is known here. */
export const storedLanguageSchema = z.string().transform(readReportLanguage);

export const outcomeSchema = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof outcomeSchema>;
export const severitySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof severitySchema>;
export const urgencySchema = z.enum(URGENCIES);
export type Urgency = z.infer<typeof urgencySchema>;

/** The column of one of a row's fields. */
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

/** Whose words a row holds: an analyst's, those accepted or edited by a person, or a person's own. */
export const PROVENANCES = ['proposed', 'accepted', 'edited', 'written'] as const;
export type Provenance = (typeof PROVENANCES)[number];

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
export type Annotation = z.infer<typeof markSchema>;
export const annotationsSchema = z.array(markSchema).max(40);

/**
 * A sentence of a proposal that a person has to look at before it stands: it says what the rules forbid, and
 * the analyst said it again when asked.
 */
export const cautionSchema = z.object({
  field: z.enum(PROPOSED_TEXTS),
  /** The words meant, as they stand in that text. */
  quote: z.string(),
  reason: z.enum(CAUTION_REASONS),
  /** The model's reading of a scale on which the words rest, where that is to be checked. */
  from: z.string().optional(),
});
export type Caution = z.infer<typeof cautionSchema>;

/**
 * The judge's reading of a proposal's sentences: all of them, some before it failed or nothing more could be asked, or
 * none; `off` where no judge is set up. Absent in proposals from before it was kept, and of an analyst that asks no
 * model: an unknown reading claims nothing.
 */
export const judgedSchema = z.object({
  state: z.enum(['all', 'part', 'none', 'off']),
  /** The model that judges; null where none does. */
  by: z.string().nullable(),
});
export type Judged = z.infer<typeof judgedSchema>;

export const usageSchema = z.object({
  /** Questions that were asked: more than one where an answer was asked for again. */
  questions: z.int().min(0),
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  /** In which the model was at work; waiting for its turn is not counted. */
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
  /** The three texts are blank when the photo was not assessed. */
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
  /** Null when nothing was found to judge, or the analyst does not judge it. */
  severity: severitySchema.nullable(),
  urgency: urgencySchema.nullable().default(null),
  /** The place on the structure, or on the element; blank when not known. */
  location: z.string().default(''),
  /** The code of a level of the report's scheme as it was then; null when none was proposed. */
  rating: z.string().nullable().default(null),
  /** The id of that scheme; null when no level was asked for. */
  rated_by: z.string().nullable().default(null),
  /** 0 to 1: how sure the analyst says it is; null when it says nothing of that. */
  confidence: z.number().min(0).max(1).nullable(),
  marks: annotationsSchema.default([]),
  /** Kinds of defect that the pixels suggest, likeliest first: for the order of choices, never a finding. */
  hints: z.array(z.string()).default([]),
  cautions: z.array(cautionSchema).default([]),
  judged: judgedSchema.optional().catch(undefined),
  /** Which instructions the answer was given to; null for an analyst that is given none. */
  prompt_version: z.string().nullable().default(null),
  /** Null for an analyst that asks no model, and in proposals from before it was counted. */
  usage: usageSchema.nullable().default(null),
});
export type ObservationProposal = z.infer<typeof observationProposalSchema>;

/** An analyst's draft for one section, stored in sections.proposal. */
export interface SectionProposal {
  analyst: string;
  /** ISO 8601 in UTC. */
  proposed_at: string;
  paragraph: string;
  prompt_version?: string | null;
  usage?: Usage | null;
  /** Sentences that a person has to look at, as they stand in the paragraph. */
  doubts?: SectionNote[];
  /** Statements that code took out of the draft. */
  taken_out?: TakenOut[];
  judged?: Judged;
}

/** A sentence of a draft, and the caution about it. */
export interface SectionNote {
  quote: string;
  reason: CautionReason;
}

export const takenOutSchema = z.object({
  quote: z.string(),
  reason: z.enum(CAUTION_REASONS),
  /** The sentence that it stood behind; blank at the beginning. */
  after: z.string(),
  /** The photos that the numbers in both mean. */
  photo_refs: photoBindingsSchema,
});
export type TakenOut = z.infer<typeof takenOutSchema>;

/**
 * An analyst's proposal for one row, seen beside the others; stored in consistency_reviews.suggestions. It holds as
 * long as the row still has the same words.
 */
const suggestionSchema = z.object({
  id: z.string(),
  observation_id: z.string(),
  /**
   * One name for one element; severities that agree; the same thing twice; a close view and its wide view; the same
   * in another finding's row, whose photo would join it; words that say that something is well, which no photo can
   * show.
   */
  kind: z.enum([
    'element_name',
    'severity',
    'same_defect',
    'close_view',
    'same_finding',
    'assurance',
  ]),
  /** The row's element, severity or words, and the proposed ones. Blank where nothing is to be changed. */
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

export function holdsWords(row: Pick<RowWords, ProposedText>, words: string): boolean {
  return PROPOSED_TEXTS.some((name) => row[name].includes(words));
}

import type { Outcome, Severity } from '../../contract/stored.ts';

/** Words for each choice, in lower case: plain ones with a bar between them, not patterns. */
export interface ChoiceWords {
  outcome: Record<Exclude<Outcome, 'not_assessed'>, string>;
  severity: Record<Severity, string>;
  urgency: Record<'immediate' | 'soon' | 'planned' | 'monitor', string>;
  confidence: Record<'high' | 'medium' | 'low', string>;
  yes: string;
  no: string;
  /** Precede the code of a rating's level: "Condition rating 3". */
  levels: string;
}

/** Words for lengths. Parts of regular expressions, case-insensitive. */
export interface LengthWords {
  /** A unit's words, and its length in millimetres. */
  units: readonly (readonly [words: string, millimetres: number])[];
  /** Precedes a unit of area. */
  square: string;
  /** Numbers in words, including vague ones: "a few". */
  numbers: string;
  /** A length without a number: "fingerbreit". */
  bare: string;
  /** Things that sizes are compared to, and the comparison with its {thing}. */
  things: string;
  likened: string;
}

/** Words for other measures, and the numbers from one to twelve. */
export interface QuantityWords {
  percent?: string;
  hours: string;
  days: string;
  weeks: string;
  months: string;
  years: string;
  /** With a space between them; blank for none. */
  numbers: string;
}

/**
 * Distinguishes clauses that instruct from those that state something. Parts of regular
 * expressions, case-insensitive except `opens`.
 */
export interface InstructionWords {
  /** A whole clause without a finite verb: its imperative, infinitive or causative, anchored. */
  opens: string;
  /** Makes any clause an instruction: "should be repaired", "ist zu prüfen". */
  orders: string;
  /** Verbs at a clause's start that introduce a statement instead: "note", "treat … as". */
  says: string;
  /** Begins a statement inside a sentence: "because", "which". Follows it in languages without spaces. */
  states: string;
  /** Begins a clause that claims nothing: "until", "whether". */
  conditions: string;
  /** Finite verbs, which no pure instruction has. */
  finite: string;
}

/**
 * A language's notes for prompts and the patterns for checking models' answers: parts of regular
 * expressions, case-insensitive, matched as whole words in languages with spaces.
 */
export interface LanguagePatterns {
  playsDown: string;
  /** Abbreviations whose full stop ends no sentence: "approx.". */
  abbreviations: string;
  /** For the model: the style of texts in this language. */
  style: string;
  choices: ChoiceWords;
  /** Texts that only say that there is nothing to say. */
  nothing: string;
  /** Hedges before and after a cause, which our own sentence already contains. */
  hedges: { before: string; after: string };
  lengths: LengthWords;
  /** Things with writing on them, and words that draw a conclusion from it. */
  sign: { things: string; so: string };
  /** Words for damage, and words that turn a length into a limit: "cracks wider than 0.3 mm". */
  damage: string;
  limit: string;
  assurance: {
    /** Says that all is well, or tells of load capacity, past performance, continued use or damage of the surface only. */
    states: string;
    /** Says that there is no danger, or that closing, propping or concern is unnecessary. */
    denies: string;
    /** Earlier in the clause, negations reverse `states`; conditions apply to both. */
    negations: string;
    conditions: string;
    /** Reverses it directly after it. */
    after: string;
  };
  /** Claims that a photo cannot support, words that leave them open, and exceptions that it can support. */
  certainty: { claims: string; open: string; allowed: string };
  /**
   * Words that clear a row, which a row with a defect must not have; words for damage, whose
   * negation clears it; and subjects that clear nothing.
   */
  clears: { well: string; wrong: string; about: string };
  unseen: {
    /** A test, its possible results, and that it was made; `open` means still to be made. */
    tests: { words: string; results: string; done: string; open: string };
    /** Places that no photo shows, their possible states, and words that leave those open. */
    hidden: { places: string; states: string; open: string };
    /** Negates either. */
    none: string;
  };
  instructions: InstructionWords;
  /** Facts that no photo shows and only a person can supply. */
  told: {
    /** Scales that support tenths of a millimetre, and those that do not. */
    gauges: string;
    rulers: string;
    /** Materials that only an analysis can identify, and prefixes or words for a mere suspicion. */
    hazards: string;
    suspected: string;
    /** People who may be cited, and the words for citing them. */
    people: string;
    say: string;
    accordingTo: string;
    /** An age or a date, with {year} or {number}. */
    ages: string;
  };
  /** Refusals in plain words at the start of an answer, without any mark by the provider. */
  declines: string;
  /** A text that obeys or passes on an instruction written in the photo. */
  obeys: string;
  otherPhoto: string;
  /** Says that something complies with a standard, that it should, or that this is unknown. */
  standards: { complies: string; open: string; untold: string };
  quantities: QuantityWords;
  /** The trade's words, plain ones. Languages with their own script need none. */
  trade: string;
  /** True when nouns are capitalised anywhere. */
  nounsAreCapital?: boolean;
}

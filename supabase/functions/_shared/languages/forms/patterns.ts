import type { Outcome, Severity } from '../../contract/stored.ts';

/** Words for each of a few choices, all in lower case. */
export interface ChoiceWords {
  outcome: Record<Exclude<Outcome, 'not_assessed'>, readonly string[]>;
  severity: Record<Severity, readonly string[]>;
  urgency: Record<'immediate' | 'soon' | 'planned' | 'monitor', readonly string[]>;
  confidence: Record<'high' | 'medium' | 'low', readonly string[]>;
  yes: readonly string[];
  no: readonly string[];
  /** Words for no severity or urgency; and those that reverse a choice. */
  none: readonly string[];
  denies: string;
  /** Stand before the code of a rating's level: "Condition rating 3". */
  levels: string;
}

/** Words for lengths. Parts of regular expressions, matched whatever their case. */
export interface LengthWords {
  /** A unit's words, and how many millimetres it has. */
  units: readonly (readonly [words: string, millimetres: number])[];
  /** Stands before a unit of area. */
  square: string;
  /** Numbers as words, with those that leave the number open: "a few". */
  numbers: string;
  /** Joins two numbers before one unit: "2 to 3 mm". */
  joins: string;
  /** A length without a number: "fingerbreit". */
  bare: string;
  /** Things that a size is likened to, and how it is; {thing} is one of them. */
  things: string;
  likened: string;
}

/** Words for measures beside lengths, and numbers from one to twelve. */
export interface QuantityWords {
  kilograms?: string;
  tonnes?: string;
  percent?: string;
  degrees?: string;
  hours: string;
  days: string;
  weeks: string;
  months: string;
  years: string;
  numbers: readonly string[];
}

/**
 * Distinguishes a clause that gives an instruction from one that states something. Parts of regular expressions,
 * matched whatever their case, but for `opens`.
 */
export interface InstructionWords {
  /** A whole clause without a finite verb: its imperative, infinitive or causative, with its anchor. */
  opens: string;
  /** Makes an instruction of any clause: "should be repaired", "ist zu prüfen". */
  orders: string;
  /** Verbs that would open one and have something stated: "note", "treat … as". At a clause's beginning. */
  says: string;
  /** Begins a statement in the midst of a sentence: "because", "which". Behind it where nothing is spaced. */
  states: string;
  /** Begins what claims nothing of its own: "until", "whether". */
  conditions: string;
  /** Verbs that no clause has which only tells somebody to do something. */
  finite: string;
}

/**
 * Names of a language for prompts, and the patterns that models' answers are checked by: parts of regular expressions,
 * matched whatever their case, as whole words where the language has spaces.
 */
export interface LanguagePatterns {
  /** Severity words that play a defect down. */
  playsDown: string;
  /** End no sentence with their stop: "approx.". */
  abbreviations: string;
  /** For the model: how texts in this language are to be written. */
  style: string;
  choices: ChoiceWords;
  /** Texts that say no more than that there is nothing to say. */
  nothing: string;
  /** Words that make a cause uncertain, before and after it: our own words have them already. */
  hedges: { before: string; after: string };
  lengths: LengthWords;
  /** Things with writing on them, the words between them and the writing, and words that conclude something from it. */
  sign: { things: string; says: string; so: string; because: string };
  /** Words for damage, and those that make a length a limit: "cracks wider than 0.3 mm". */
  damage: string;
  limit: string;
  assurance: {
    /** Says that something is well; and that there is no danger. */
    states: string;
    denies: string;
    /** Says what something bears or has in reserve, how it has served, that it may be used, or that only its surface is hurt. */
    performs: string;
    /** Says that it need not be closed, propped or worried about. */
    needless: string;
    /** Before it in the same clause, these turn the first round; the others turn both. */
    negations: string;
    conditions: string;
    /** Reverses it right behind it. */
    after: string;
  };
  /** Claims that a photo cannot support, words that leave them open, and exceptions that it can support. */
  certainty: { claims: string; open: string; allowed: string };
  /**
   * Words that clear a row, which one with a defect may not have; damage, whose denial clears it; and subjects that
   * clear nothing.
   */
  clears: { well: string; wrong: string; about: string };
  unseen: {
    /** A test, what it may have found, and that it was made; `open` leaves it to be made. */
    tests: { words: string; results: string; done: string; open: string };
    /** Places that no photo reaches, states of them, and words that leave those open. */
    hidden: { places: string; states: string; open: string };
    /** Reverses either. */
    none: string;
  };
  instructions: InstructionWords;
  /** Facts that no photo shows, and that a person must have given. */
  told: {
    /** Scales that carry tenths of a millimetre, and those that do not. */
    gauges: string;
    rulers: string;
    /** Materials that only an analysis shows, and parts of words that leave them open. */
    hazards: string;
    suspected: string;
    /** People who may be cited, and the words for citing behind or before them. */
    people: string;
    say: string;
    accordingTo: string;
    /** An age or a date, with {year} or {number} in it. */
    ages: string;
  };
  /** Models' refusals in plain words, at the beginning of an answer that nothing marks as a refusal. */
  declines: string;
  /** A text that obeys, or passes on, what somebody wrote in the photo. */
  obeys: string;
  /** Another photo than this one. */
  otherPhoto: string;
  /** Says that something complies with a standard, that it should, and that this cannot be known. */
  standards: { complies: string; open: string; untold: string };
  quantities: QuantityWords;
  /** Plain words, not patterns: frequent small ones, and those of the trade. Scripts tell without them. */
  common: string;
  trade: string;
  /** Nouns have a capital wherever they stand. */
  nounsAreCapital?: boolean;
}

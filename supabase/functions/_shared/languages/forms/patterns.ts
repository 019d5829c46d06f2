import type { Outcome, Severity } from '../../contract/stored.ts';

/** What may be read as one of a few choices, all in lower case. */
export interface ChoiceWords {
  outcome: Record<Exclude<Outcome, 'not_assessed'>, readonly string[]>;
  severity: Record<Severity, readonly string[]>;
  urgency: Record<'immediate' | 'soon' | 'planned' | 'monitor', readonly string[]>;
  confidence: Record<'high' | 'medium' | 'low', readonly string[]>;
  yes: readonly string[];
  no: readonly string[];
  /** Where a severity or an urgency is said to be none; and what turns a choice round. */
  none: readonly string[];
  denies: string;
  /** Stand before the code of a rating's level: "Condition rating 3". */
  levels: string;
}

/** How lengths are said in words. Parts of regular expressions, matched whatever their case. */
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

/** What is measured beside lengths, where it is said in words, and numbers from one to twelve. */
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
 * What tells a clause that says what to do from one that states something. Parts of regular expressions, matched whatever
 * their case, but for `opens`.
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
 * What models are told of a language, and what their answers are held to: parts of regular expressions,
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
  /** What makes a cause uncertain, at its beginning and at its end: our own words say that already. */
  hedges: { before: string; after: string };
  lengths: LengthWords;
  /** Things with writing on them, what stands between them and what they say, and what concludes something from it. */
  sign: { things: string; says: string; so: string; because: string };
  /** What is damaged, and what makes a length a limit: "cracks wider than 0.3 mm". */
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
    /** What turns it round right behind it. */
    after: string;
  };
  /** What a photo cannot show, words that leave it open, and what it may be said of all the same. */
  certainty: { claims: string; open: string; allowed: string };
  /** What a row with a defect may not be said to be; what it means when there is none of it; what clears nothing. */
  clears: { well: string; wrong: string; about: string };
  unseen: {
    /** A test, what it may have found, and that it was made; `open` leaves it to be made. */
    tests: { words: string; results: string; done: string; open: string };
    /** Where no photo reaches, in what state it may be there, and what leaves that open. */
    hidden: { places: string; states: string; open: string };
    /** What turns either round. */
    none: string;
  };
  instructions: InstructionWords;
  /** What no photo shows, and somebody has to have said. */
  told: {
    /** Scales that carry tenths of a millimetre, and those that do not. */
    gauges: string;
    rulers: string;
    /** Materials that only an analysis shows, and parts of words that leave them open. */
    hazards: string;
    suspected: string;
    /** Who may be cited, and what says so behind them or before them. */
    people: string;
    say: string;
    accordingTo: string;
    /** An age or a date, with {year} or {number} in it. */
    ages: string;
  };
  /** How models decline in plain words, at the beginning of an answer that nothing marks as a refusal. */
  declines: string;
  /** A text that obeys, or passes on, what somebody wrote in the photo. */
  obeys: string;
  /** Another photo than this one. */
  otherPhoto: string;
  /** Says that something complies with a standard, that it should, and that nothing can be told of it. */
  standards: { complies: string; open: string; untold: string };
  quantities: QuantityWords;
  /** Plain words, not patterns: frequent small ones, and those of the trade. Scripts tell without them. */
  common: string;
  trade: string;
  /** Nouns have a capital wherever they stand. */
  nounsAreCapital?: boolean;
}

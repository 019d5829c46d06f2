import type { Counted } from '../fill.ts';

/** The parts of a report for which AI was used. */
export type AiUse = 'rows' | 'sections' | 'both';

/** A document's texts about its signature, AI and revisions. */
export interface SigningWords {
  /** The label of a document's status and its values; the last two have {revision} and {date}. */
  status: string;
  draft: string;
  draftAfter: string;
  issued: string;
  /** {signatory}, {when}, {revision}. */
  signed: string;
  responsible: string;
  /** Rows that nobody had checked at signing; {photos} lists their numbers. */
  unchecked: string;
  noAi: string;
  ai: Record<AiUse, string>;
  /** The limits of AI. */
  visualOnly: string;
  /** The contact for questions and objections: {contact}. */
  contest: string;
  /** For the table of revisions, a few words each. */
  changes: {
    first: string;
    none: string;
    /** Counts rows: {count}. */
    added: Counted;
    changed: Counted;
    removed: Counted;
    moved: string;
    particulars: string;
    letterhead: string;
  };
}

import type { Counted } from '../fill.ts';

/** The texts of a report for which AI was used. */
export type AiUse = 'rows' | 'sections' | 'both';

/** A document's texts about its signature, AI and its revisions, in one language. */
export interface SigningWords {
  /** The label of a document's status, then its values; the last two with {revision} and {date}. */
  status: string;
  draft: string;
  draftAfter: string;
  issued: string;
  /** {signatory}, {when}, {revision}. */
  signed: string;
  responsible: string;
  /** Rows that no person had checked when the report was signed; {photos} lists their numbers. */
  unchecked: string;
  noAi: string;
  ai: Record<AiUse, string>;
  /** The limits of AI. */
  visualOnly: string;
  /** Contact for questions and objections: {contact}. */
  contest: string;
  /** In the table of revisions, each a few words. */
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

import type { Counted } from '../fill.ts';

/** What AI was used for in a report. */
export type AiUse = 'rows' | 'sections' | 'both';

/** What a document says of its signature, of AI, and of its revisions, in one language. */
export interface SigningWords {
  /** What a document is is called, then what it may be; the last two with {revision} and {date}. */
  status: string;
  draft: string;
  draftAfter: string;
  issued: string;
  /** {signatory}, {when}, {revision}. */
  signed: string;
  responsible: string;
  /** Rows that no person had looked at when the report was signed; {photos} lists their numbers. */
  unchecked: string;
  noAi: string;
  ai: Record<AiUse, string>;
  /** What AI could not do. */
  visualOnly: string;
  /** Where questions and objections go: {contact}. */
  contest: string;
  /** In the table of revisions, each a few words. */
  changes: {
    first: string;
    none: string;
    /** How many rows: {count}. */
    added: Counted;
    changed: Counted;
    removed: Counted;
    moved: string;
    particulars: string;
    letterhead: string;
  };
}

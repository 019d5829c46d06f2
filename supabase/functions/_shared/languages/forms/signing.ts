/** What AI was used for in a report. */
export type AiUse = 'rows' | 'sections' | 'both';

/** What a document says of its signature, of AI, and of its revisions, in one language. */
export interface SigningWords {
  signed: (signatory: string, when: string, revision: string) => string;
  responsible: (signatory: string) => string;
  /** Rows that no person had looked at when the report was signed; `photos` lists their numbers. */
  unchecked: (photos: string) => string;
  noAi: string;
  ai: Record<AiUse, string>;
  /** What AI could not do. */
  visualOnly: string;
  /** Where questions and objections go. */
  contest: (contact: string) => string;
  /** In the table of revisions, each a few words. */
  changes: {
    first: string;
    none: string;
    added: (rows: number) => string;
    changed: (rows: number) => string;
    removed: (rows: number) => string;
    moved: string;
    particulars: string;
    letterhead: string;
  };
}

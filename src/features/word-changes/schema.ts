import type { ReportField, RowField } from '@/features/export/marks/report-stand';

/** What a Word file says now, in the numbers that its photos had when it was exported. */
export interface WordReading {
  reportId: string;
  /** Blank where the file does not say so any more. */
  exportedAt: string;
  language: string;
  /** For each row of the exported table, in its order, what rowToken makes of its id. */
  tokens: string[];
  rows: ReadRow[];
  texts: Partial<Record<ReportField, ReadText>>;
  /** Insertions and deletions that nobody has accepted in Word. */
  tracked: number;
  comments: WordComment[];
}

/** A place in the report: a text of one of the reading's rows, by its index there, or one of the report's own. */
export type WordPlace =
  { row: number; field: RowField | 'rating' | 'photo' } | { field: ReportField };

/** What somebody remarked in Word. */
export interface WordComment {
  /** Blank where Word was told to leave it out. */
  author: string;
  /** As Word has it, by the clock of its machine; may be blank. */
  at: string;
  text: string;
  /** Null where it stands at nothing that comes back. */
  place: WordPlace | null;
}

export interface ReadText {
  text: string;
  /** Of the text as it was exported; null where Word has lost it. */
  hash: string | null;
}

/** A row in the place where it stands in the file. */
export interface ReadRow {
  /** Null for a row that was made in Word, a copy of another one included. */
  id: string | null;
  /** Of all its texts as they were exported; null where Word has lost it. */
  hash: string | null;
  texts: Partial<Record<RowField, ReadText>>;
  /** Of its level's code as it was exported, and what stands there now. */
  rating: ReadText | null;
}

/** What the worker answers; `message` is the sentence for people, '' where there is none. */
export type ReadMessage =
  { type: 'read'; reading: WordReading } | { type: 'failed'; message: string };

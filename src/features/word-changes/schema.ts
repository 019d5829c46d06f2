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
  comments: number;
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

import type { PartModel } from '@/document/model/part-model';

export interface Revisions {
  heading: string;
  columns: readonly string[];
  rows: string[][];
}

export const MODEL: PartModel<Revisions> = {
  build: ({ source: { revisions: rows }, layout, words }) =>
    layout.revisions && rows.length > 0 ? { ...words.parts.revisions, rows } : null,
  outline: ({ heading }) => [{ id: 'revisions', level: 1, text: heading }],
};

/** Hundredths of the text's width: revision, date, who signed it, what changed. */
export const SHARES = [14, 19, 24, 43] as const;

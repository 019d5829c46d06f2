import { STYLE } from '@/document/word/write/styles';
import { docxHeading } from '@/document/word/write/heading';
import type { WordFace } from '@/document/word/write/part-writing';
import { afterTable, lineParagraph, plainTable } from '@/document/word/write/plain-table';
import { type Revisions, SHARES } from './model';

export const WORD: WordFace<Revisions> = ({ heading, columns, rows }, writing, startsPage) => [
  docxHeading(heading, { id: 'revisions', level: 1, startsPage }, writing),
  plainTable({
    columns,
    widths: SHARES,
    rows: rows.map(
      (cells) => (kept) =>
        cells.map((text) => [lineParagraph(text, writing.fonts, STYLE.tableText, kept)]),
    ),
  }),
  afterTable(),
];

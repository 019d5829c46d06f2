import { PART_SHARES } from '@/document/layout/column-widths';
import { STYLE } from '@/document/word/write/styles';
import { docxHeading } from '@/document/word/write/heading';
import type { DocxPart } from '@/document/word/write/part-writing';
import { afterTable, lineParagraph, plainTable } from '@/document/word/write/plain-table';

/** The revisions that were signed. */
export const docxRevisions: DocxPart = ({ revisions }, writing, startsPage) => {
  if (!revisions) return [];
  const { heading, columns, rows } = revisions;
  return [
    docxHeading(heading, { id: 'revisions', level: 1, startsPage }, writing),
    plainTable({
      columns,
      widths: PART_SHARES.revisions,
      rows: rows.map(
        (cells) => (kept) =>
          cells.map((text) => [lineParagraph(text, writing.fonts, STYLE.tableText, kept)]),
      ),
    }),
    afterTable(),
  ];
};

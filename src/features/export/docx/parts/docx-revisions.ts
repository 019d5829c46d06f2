import { PART_SHARES } from '../../layout/column-widths';
import { STYLE } from '../docx-styles';
import { docxHeading } from './docx-heading';
import type { DocxPart } from './part-writing';
import { afterTable, lineParagraph, plainTable } from './plain-table';

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

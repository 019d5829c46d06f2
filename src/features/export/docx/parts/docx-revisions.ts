import { STYLE } from '../docx-styles';
import { docxHeading } from './docx-heading';
import type { DocxPart } from './part-writing';
import { afterTable, lineParagraph, plainTable } from './plain-table';

/** Revision, date, who signed it, what changed. */
const WIDTHS = [14, 19, 24, 43];

/** The revisions that were signed. */
export const docxRevisions: DocxPart = ({ revisions }, writing, startsPage) => {
  if (!revisions) return [];
  const { heading, columns, rows } = revisions;
  const line = (text: string) => [lineParagraph(text, writing.fonts, STYLE.tableText)];
  return [
    docxHeading(heading, { id: 'revisions', level: 1, startsPage }, writing),
    plainTable({ columns, widths: WIDTHS, rows: rows.map((cells) => cells.map(line)) }),
    afterTable(),
  ];
};

import { Paragraph, TextRun } from 'docx';
import { PART_SHARES } from '../../layout/column-widths';
import { STYLE } from '../docx-styles';
import { chipOf } from '../../model/parts/printed-levels';
import { docxRuns } from '../docx-text';
import { docxWords } from '../docx-words';
import { docxHeading } from './docx-heading';
import type { DocxPart } from './part-writing';
import { afterTable, lineParagraph, plainTable } from './plain-table';

/** The levels of the report's scheme, each with what it means. */
export const docxRatings: DocxPart = ({ ratings }, writing, startsPage) => {
  if (!ratings) return [];
  const { heading, scheme, basis, levels } = ratings;
  const { fonts } = writing;
  return [
    docxHeading(heading, { id: 'ratings', level: 1, startsPage }, writing),
    new Paragraph({ keepNext: true, children: docxWords(scheme, { fonts, bold: true }) }),
    ...(basis === '' ? [] : [new Paragraph({ keepNext: true, children: [new TextRun(basis)] })]),
    plainTable({
      columns: [],
      widths: PART_SHARES.ratings,
      rows: levels.map((level) => (kept) => [
        [
          new Paragraph({
            ...{ style: STYLE.tableText, ...kept },
            children: docxRuns(chipOf(level), false, fonts),
          }),
        ],
        [
          new Paragraph({
            ...{ style: STYLE.tableText, ...kept },
            children: docxWords(level.label, { fonts, bold: true }),
          }),
          ...(level.definition === ''
            ? []
            : [lineParagraph(level.definition, fonts, STYLE.tableText, kept)]),
        ],
      ]),
    }),
    afterTable(),
  ];
};

import { Paragraph, TextRun } from 'docx';
import { PART_SHARES } from '../../layout/column-widths';
import { COLOUR } from '../../layout/page-layout';
import type { Summary, UrgentRows } from '../../model/report-parts';
import { STYLE } from '../docx-styles';
import { chipOf } from '../../model/parts/printed-levels';
import { docxRuns } from '../docx-text';
import { docxWords } from '../docx-words';
import { docxHeading } from './docx-heading';
import type { DocxPart, PartWriting } from './part-writing';
import { afterTable, lineParagraph, plainTable } from './plain-table';

/** How many rows have each level, and which of them cannot wait. */
export const docxSummary: DocxPart = ({ summary }, writing, startsPage) => {
  if (!summary) return [];
  return [
    docxHeading(summary.heading, { id: 'summary', level: 1, startsPage }, writing),
    countsTable(summary, writing),
    afterTable(),
    ...(summary.urgent ? urgentParagraphs(summary.urgent, writing) : []),
  ];
};

function countsTable({ columns, counts }: Summary, { fonts }: PartWriting) {
  return plainTable({
    columns,
    widths: PART_SHARES.counts,
    rows: counts.map(({ level, meaning, count }) => (kept) => [
      [
        new Paragraph({
          ...{ style: STYLE.tableText, ...kept },
          children: level ? docxRuns(chipOf(level), false, fonts) : [],
        }),
      ],
      [lineParagraph(meaning, fonts, STYLE.tableText, kept)],
      [new Paragraph({ style: STYLE.tableText, ...kept, text: String(count) })],
    ]),
  });
}

function urgentParagraphs({ heading, items, more }: UrgentRows, { fonts }: PartWriting) {
  return [
    new Paragraph({ style: STYLE.label, text: heading }),
    ...items.map(
      ({ reference, text, note }) =>
        new Paragraph({
          style: STYLE.urgent,
          children: [
            ...docxRuns(reference, false, fonts),
            ...docxWords(` ${text}`, { fonts }),
            ...(note === '' ? [] : [new TextRun({ text: ` (${note})`, color: COLOUR.soft })]),
          ],
        }),
    ),
    ...(more === '' ? [] : [new Paragraph(more)]),
  ];
}

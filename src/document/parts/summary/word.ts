import { Paragraph, TextRun } from 'docx';
import { COLOUR } from '@/document/layout/page-layout';
import { STYLE } from '@/document/word/write/styles';
import { buildLevelChip } from '@/document/model/printed-levels';
import { docxRuns } from '@/document/word/write/text';
import { docxWords } from '@/document/word/write/words';
import { docxHeading } from '@/document/word/write/heading';
import type { PartWriting, WordFace } from '@/document/word/write/part-writing';
import { afterTable, lineParagraph, plainTable } from '@/document/word/write/plain-table';
import { SHARES, type Summary, type UrgentRows } from './model';

export const WORD: WordFace<Summary> = (summary, writing, startsPage) => [
  docxHeading(summary.heading, { id: 'summary', level: 1, startsPage }, writing),
  countsTable(summary, writing),
  afterTable(),
  ...(summary.urgent ? urgentParagraphs(summary.urgent, writing) : []),
];

function countsTable({ columns, counts }: Summary, { fonts }: PartWriting) {
  return plainTable({
    columns,
    widths: SHARES,
    rows: counts.map(({ level, meaning, count }) => (kept) => [
      [
        new Paragraph({
          style: STYLE.tableText,
          ...kept,
          children: level ? docxRuns(buildLevelChip(level), false, fonts) : [],
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

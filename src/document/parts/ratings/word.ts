import { Paragraph, TextRun } from 'docx';
import { STYLE } from '@/document/word/write/styles';
import { buildLevelChip } from '@/document/model/printed-levels';
import { docxRuns } from '@/document/word/write/text';
import { docxWords } from '@/document/word/write/words';
import { docxHeading } from '@/document/word/write/heading';
import type { WordFace } from '@/document/word/write/part-writing';
import {
  afterTable,
  lineParagraph,
  plainTable,
  tableParagraph,
} from '@/document/word/write/plain-table';
import { type Ratings, SHARES } from './model';

export const WORD: WordFace<Ratings> = (ratings, writing, startsPage) => {
  const { heading, scheme, basis, levels } = ratings;
  const { fonts } = writing;
  return [
    docxHeading(heading, { id: 'ratings', level: 1, startsPage }, writing),
    new Paragraph({ keepNext: true, children: docxWords(scheme, { fonts, bold: true }) }),
    ...(basis === '' ? [] : [new Paragraph({ keepNext: true, children: [new TextRun(basis)] })]),
    plainTable({
      columns: [],
      widths: SHARES,
      rows: levels.map((level) => (kept) => [
        [tableParagraph(docxRuns(buildLevelChip(level), false, fonts), kept)],
        [
          tableParagraph(docxWords(level.label, { fonts, bold: true }), kept),
          ...(level.definition === ''
            ? []
            : [lineParagraph(level.definition, fonts, STYLE.tableText, kept)]),
        ],
      ]),
    }),
    afterTable(),
  ];
};

import { Paragraph, type Table, TextRun } from 'docx';
import { DEFECT_PICTURE, MORE_DEFECT_PICTURE, photoPages } from '@/document/layout/photo-grid';
import { fittedBox, SPACE } from '@/document/layout/page-layout';
import { isRightToLeft } from '@/document/model/clean-text';
import { defectHeading, rowId } from '@/document/model/outline';
import type { Row, Schedule1 } from '@/document/model/report-content';
import { docxBlocks } from '@/document/word/write/blocks';
import { docxDetails } from '@/document/word/write/details';
import { fieldWithResult } from '@/document/word/write/field';
import { captionParagraph, photoParagraph } from '@/document/word/write/photo';
import {
  buildPhotoBookmark,
  buildRowBookmarks,
  wrapInBookmark,
} from '@/document/word/write/bookmarks';
import { STYLE } from '@/document/word/write/styles';
import { numberBookmark } from '@/document/word/write/text';
import { docxWords } from '@/document/word/write/words';
import { docxHeading } from '@/document/word/write/heading';
import { afterTable, sideBySide } from '@/document/word/write/plain-table';
import { lastNumber } from './word-table';
import type { PartWriting } from '@/document/word/write/part-writing';

const TEXTS = ['element', 'defect', 'recommendation'] as const;

/** Each defect for itself, on a page of its own: its photo, what stands beside it, its texts. */
export function docxDefects(
  { rows, textLabels }: Pick<Schedule1, 'rows' | 'textLabels'>,
  writing: PartWriting,
) {
  return rows.flatMap((row, index) => {
    const marks = buildRowBookmarks(row);
    const hasLocation = row.facts.location !== '';
    return [
      docxHeading(
        defectHeading(row),
        {
          id: rowId(row.number),
          level: 2,
          startsPage: index > 0,
          mark: marks.endAt('heading'),
        },
        writing,
        headingRuns(row, writing),
      ),
      photoParagraph(
        row,
        writing.pictures.get(row.number),
        (size) => fittedBox(size, DEFECT_PICTURE),
        { staysWithNext: true },
      ),
      captionParagraph(row, {
        after: SPACE.afterSchedule,
        mark: marks.row,
        before: lastNumber(rows[index - 1]),
      }),
      ...morePhotos(row, writing),
      ...docxDetails(row.facts.lines, writing.fonts, {
        // The place is the first of them where it is known.
        markOf: (_, line) =>
          line === 0 && hasLocation ? marks.location : marks.endAt(`line ${line}`),
      }),
      ...TEXTS.flatMap((name) => [
        new Paragraph({
          style: STYLE.label,
          children: wrapInBookmark(marks.endAt(`label ${name}`), [new TextRun(textLabels[name])]),
        }),
        ...docxBlocks(row[name], writing, undefined, { mark: marks[name] }),
      ]),
    ];
  });
}

/** The finding's other photos, two beside each other, in tables without lines. */
function morePhotos(row: Row, { pictures }: PartWriting): (Paragraph | Table)[] {
  const before = new Map(row.more.map((photo, index) => [photo, row.more[index - 1] ?? row]));
  return photoPages(row.more, 2).flatMap((pair) => [
    sideBySide(
      pair.map((photo) => [
        photoParagraph(
          photo,
          pictures.get(photo.number),
          (size) => fittedBox(size, MORE_DEFECT_PICTURE),
          { staysWithNext: true },
        ),
        captionParagraph(photo, {
          after: SPACE.afterSchedule,
          mark: buildPhotoBookmark(photo),
          before: before.get(photo)?.number ?? 0,
        }),
      ]),
    ),
    // Two tables without a paragraph between them are one to Word.
    afterTable(),
  ]);
}

/** The number follows that of the caption when rows are moved or removed in Word. */
function headingRuns(row: Row, { fonts }: PartWriting) {
  const text = defectHeading(row);
  const look = { isRightToLeft: isRightToLeft(text), fonts };
  const rest = text.slice(row.caption.text.length);
  return [
    ...docxWords(row.caption.words, look),
    ...fieldWithResult(`REF ${numberBookmark(row.number)} \\h`, [new TextRun(String(row.number))]),
    ...(rest === '' ? [] : docxWords(rest, look)),
  ];
}

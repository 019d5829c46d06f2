import { Paragraph, type Table, TextRun } from 'docx';
import { defectBox, defectPhotos } from '@/document/layout/defect-photos';
import { SPACE } from '@/document/layout/page-layout';
import { photoPages } from '@/document/layout/photo-grid';
import { isRightToLeft } from '@/document/model/clean-text';
import { defectHeading, rowId } from '@/document/model/outline';
import type { PlacedPhoto, Row, Schedule1 } from '@/document/model/report-content';
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
import { TEXT_FIELDS } from '@shared/row-words';
import { lastNumber } from './word-table';
import type { PartWriting } from '@/document/word/write/part-writing';

export function docxDefects(
  { rows, textLabels }: Pick<Schedule1, 'rows' | 'textLabels'>,
  writing: PartWriting,
) {
  return rows.flatMap((row, index) => {
    const bookmarks = buildRowBookmarks(row);
    return [
      docxHeading(
        defectHeading(row),
        {
          id: rowId(row.number),
          level: 2,
          startsPage: index > 0,
          textBookmark: bookmarks.endAt('heading'),
        },
        writing,
        headingRuns(row, writing),
      ),
      ...writePhotos(row, lastNumber(rows[index - 1]), bookmarks.row, writing),
      ...docxDetails(row.facts.lines, writing.fonts, {
        findBookmark: ({ rowField }, line) =>
          rowField ? bookmarks[rowField] : bookmarks.endAt(`line ${line}`),
      }),
      ...TEXT_FIELDS.flatMap((name) => [
        new Paragraph({
          style: STYLE.label,
          children: wrapInBookmark(bookmarks.endAt(`label ${name}`), [
            new TextRun(textLabels[name]),
          ]),
        }),
        ...docxBlocks(row[name], writing, undefined, { textBookmark: bookmarks[name] }),
      ]),
    ];
  });
}

/** The finding's photos, several side by side in borderless tables. */
function writePhotos(
  row: Row,
  before: number,
  bookmark: string | null,
  { pictures, fonts }: PartWriting,
): (Paragraph | Table)[] {
  const photos = defectPhotos(row);
  const all: PlacedPhoto[] = [row, ...row.more];
  const writePhoto = (photo: PlacedPhoto) => [
    photoParagraph(photo, pictures.get(photo.number), defectBox(photos), { staysWithNext: true }),
    captionParagraph(photo, fonts, {
      after: SPACE.afterSchedule,
      staysWithNext: true,
      textBookmark: photo === row ? bookmark : buildPhotoBookmark(photo),
      before: all[all.indexOf(photo) - 1]?.number ?? before,
    }),
  ];
  if (all.length === 1) return writePhoto(row);
  return photoPages(all, photos.columns).flatMap((line) => [
    sideBySide(line.map(writePhoto), photos.columns),
    // Word joins two tables without a paragraph between them.
    afterTable({ keepNext: true }),
  ]);
}

/** The number is a field that follows the caption's when rows move in Word. */
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

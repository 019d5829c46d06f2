import { rowId } from '@/document/model/outline';
import { STYLE } from '@/document/word/write/styles';
import { captionBookmark, docxRuns } from '@/document/word/write/text';
import { docxHeading } from '@/document/word/write/heading';
import { pageReference } from '@/document/word/write/page-reference';
import type { WordFace } from '@/document/word/write/part-writing';
import {
  afterTable,
  lineParagraph,
  plainTable,
  tableParagraph,
} from '@/document/word/write/plain-table';
import { type PhotoList, SHARES } from './model';

/** Every photo, with its page. */
export const WORD: WordFace<PhotoList> = ({ heading, columns, items }, writing, startsPage) => {
  const { fonts, pages } = writing;
  return [
    docxHeading(heading, { id: 'photo_list', level: 1, startsPage }, writing),
    plainTable({
      columns,
      widths: SHARES,
      rows: items.map(({ reference, texts }) => (kept) => [
        [tableParagraph(docxRuns(reference, false, fonts), kept)],
        ...texts.map((text) => [lineParagraph(text, fonts, STYLE.tableText, kept)]),
        [
          tableParagraph(
            pageReference(captionBookmark(reference.photo), pages.get(rowId(reference.photo))),
            kept,
          ),
        ],
      ]),
    }),
    afterTable(),
  ];
};

import { Paragraph, TextRun } from 'docx';
import { SPACE } from '@/document/layout/page-layout';
import { buildEndBookmark, wrapInBookmark } from '@/document/word/write/bookmarks';
import { STYLE, twips } from '@/document/word/write/styles';
import type { WordFace } from '@/document/word/write/part-writing';
import type { Closing } from './model';

export const WORD: WordFace<Closing> = ({ closingNote, provenance }, { report }) => [
  new Paragraph({
    style: STYLE.closingNote,
    keepNext: provenance !== null,
    children: wrapInBookmark(buildEndBookmark(report, 'closing'), [new TextRun(closingNote)]),
  }),
  ...(provenance === null
    ? []
    : [provenanceParagraph(provenance, buildEndBookmark(report, 'provenance'))]),
];

/** Styled as the closing note, without its rule and distance. */
function provenanceParagraph(text: string, bookmark: string | null): Paragraph {
  return new Paragraph({
    style: STYLE.closingNote,
    border: { top: { style: 'none', size: 0, color: 'auto' } },
    spacing: { before: twips(SPACE.afterText) },
    // If the note above is deleted in Word, this still belongs to no earlier section.
    children: wrapInBookmark(bookmark, [new TextRun(text)]),
  });
}

import {
  Bookmark,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import { bindToNumber } from '@shared/languages/bind-words';
import type { Hyphenate } from '@/document/layout/hyphenation';
import { SPACE } from '@/document/layout/page-layout';
import type { Paragraph as ModelParagraph, Run } from '@/document/model/report-text';
import { fieldWithResult } from './field';
import { type DocxLists, hanging, type ListPlace } from './lists';
import { wrapInBookmark } from './bookmarks';
import type { DocumentFonts } from './scripts';
import { STYLE, twips } from './styles';
import { docxWords } from './words';

export interface Writing {
  fonts: DocumentFonts;
  lists: DocxLists;
  /** Hyphenates words that are wider than their column. */
  hyphenate: Hyphenate;
}

/** Bookmarks a row's caption, for links to it. */
export const captionBookmark = (photo: number) => `photo_${photo}`;
/** Bookmarks only the number in that caption, for references that show it. */
export const numberBookmark = (photo: number) => `photo_${photo}_number`;

/** A cell's paragraphs in a named style; headings become bold lines. */
export function docxParagraphs(
  paragraphs: readonly ModelParagraph[],
  look: Pick<IParagraphOptions, 'style' | 'keepNext'>,
  { fonts, lists }: Pick<Writing, 'fonts' | 'lists'>,
  /** The bookmark of a paragraph by its index; null for none. */
  findBookmark: (index: number) => string | null = () => null,
): Paragraph[] {
  const places = lists.numberPlaces(paragraphs);
  return paragraphs.map((paragraph, index) => {
    const isHeading = paragraph.kind === 'heading';
    const runs = paragraph.runs.map((run): Run => (isHeading ? { ...run, isBold: true } : run));
    const options = { ...look, textBookmark: findBookmark(index) };
    return docxParagraph({ ...paragraph, runs }, options, fonts, places.get(paragraph));
  });
}

/** A right-to-left item's indent: Word shows the room beside its marker as a small indent. */
const inset = (level: number) => {
  const { left, hanging: hangs } = hanging(level);
  return { left: left + twips(SPACE.besideMarker), hanging: hangs };
};

export function docxParagraph(
  { level, marker, isRightToLeft, runs }: ModelParagraph,
  {
    bookmark,
    textBookmark = null,
    ...options
  }: Pick<IParagraphOptions, 'style' | 'heading' | 'keepNext' | 'keepLines'> & {
    bookmark?: string | undefined;
    /** The bookmark of the text, for the import from Word. */
    textBookmark?: string | null;
  },
  fonts: DocumentFonts,
  place?: ListPlace,
): Paragraph {
  const words = runs.flatMap((run) => docxRuns(run, isRightToLeft, fonts));
  const isTyped = marker !== '' && place === undefined;
  return new Paragraph({
    ...options,
    ...(isRightToLeft && { bidirectional: true }),
    ...(place && { numbering: { ...place, custom: true } }),
    ...(isTyped && { indent: hanging(level) }),
    ...(place && isRightToLeft && { indent: inset(level) }),
    children: wrapInBookmark(textBookmark, [
      ...(isTyped ? [new TextRun({ children: [marker, new Tab()] })] : []),
      ...(bookmark === undefined ? words : [new Bookmark({ id: bookmark, children: words })]),
    ]),
  });
}

const CLEAR = { type: 'clear', color: 'auto' } as const;

export function docxRuns(run: Run, isRightToLeft: boolean, fonts: DocumentFonts): ParagraphChild[] {
  if (run.photo === null) {
    const chip = run.chip && { color: 'FFFFFF', shading: { ...CLEAR, fill: run.chip } };
    return docxWords(run.text, { isRightToLeft, fonts, bold: run.isBold, ...chip });
  }
  const { photo, words } = run;
  const look = { style: STYLE.link, bold: run.isBold };
  // Two nested fields: the outer one is a link wherever the file is opened, the inner one follows the caption's number
  // when rows move in Word. A link element instead of the outer field would hide these words from readers that only
  // read runs.
  return fieldWithResult(
    `HYPERLINK \\l "${captionBookmark(photo)}"`,
    [
      ...(words === '' ? [] : docxWords(bindToNumber(words), { fonts, ...look })),
      ...fieldWithResult(
        `REF ${numberBookmark(photo)} \\h`,
        [new TextRun({ text: String(photo), ...look })],
        look,
      ),
    ],
    look,
  );
}

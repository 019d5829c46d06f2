import { Bookmark, HeadingLevel, Paragraph, type ParagraphChild } from 'docx';
import { isRightToLeft } from '@/document/model/clean-text';
import { wrapInBookmark } from './bookmarks';
import { docxWords } from './words';
import type { PartWriting } from './part-writing';

const LEVELS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

interface HeadingPlace {
  /** As in outline.ts. */
  id: string;
  level: keyof typeof LEVELS;
  startsPage?: boolean;
  /** The bookmark of the text beneath it, for the import from Word. */
  textBookmark?: string | null;
}

/** The target of a contents entry. Word hides bookmarks of this form. */
export const headingBookmark = (id: string) => `_Toc_${id.replaceAll('-', '_')}`;

/** A heading of the document. It has a bookmark only where the contents lead to it. */
export function docxHeading(
  text: string,
  place: HeadingPlace,
  { fonts, hasContents }: Pick<PartWriting, 'fonts' | 'hasContents'>,
  /** The same words as runs, where they have more formatting. */
  runs?: ParagraphChild[],
): Paragraph {
  const rightToLeft = isRightToLeft(text);
  const words = runs ?? docxWords(text, { isRightToLeft: rightToLeft, fonts });
  const children = wrapInBookmark(place.textBookmark ?? null, words);
  return new Paragraph({
    heading: LEVELS[place.level],
    ...(place.startsPage && { pageBreakBefore: true }),
    ...(rightToLeft && { bidirectional: true }),
    children: hasContents ? [new Bookmark({ id: headingBookmark(place.id), children })] : children,
  });
}

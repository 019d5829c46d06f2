import { InternalHyperlink, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import type { OutlineEntry } from '@/document/model/outline';
import { fieldEnd, fieldStart } from '@/document/word/write/field';
import { STYLE, twips } from '@/document/word/write/styles';
import { docxWords } from '@/document/word/write/words';
import { headingBookmark } from '@/document/word/write/heading';
import { pageReference } from '@/document/word/write/page-reference';
import type { PartWriting, WordFace } from '@/document/word/write/part-writing';
import { type Contents, LAST_TOGETHER } from './model';

/** Word's own instruction for contents: headings of three levels, as links. */
const INSTRUCTION = 'TOC \\o "1-3" \\h \\z \\u';

/**
 * The list of contents: a Word field that already holds its entries. Word's own frame around such a list is a content
 * control, whose words some readers skip.
 */
export const WORD: WordFace<Contents> = ({ heading }, writing, startsPage) => {
  const { outline } = writing;
  return [
    new Paragraph({
      style: STYLE.contentsHeading,
      ...(startsPage && { pageBreakBefore: true }),
      text: heading,
    }),
    ...outline.map(
      (entry, index) =>
        new Paragraph({
          style: STYLE.contents[entry.level],
          ...(index >= outline.length - LAST_TOGETHER &&
            index < outline.length - 1 && { keepNext: true }),
          tabStops: [
            { type: TabStopType.RIGHT, position: twips(CONTENT_WIDTH), leader: 'dot' as const },
          ],
          children: [
            ...(index === 0 ? fieldStart(INSTRUCTION) : []),
            entryLink(entry, writing),
            ...(index === outline.length - 1 ? [fieldEnd()] : []),
          ],
        }),
    ),
  ];
};

function entryLink({ id, text }: OutlineEntry, { fonts, pages }: PartWriting): InternalHyperlink {
  const anchor = headingBookmark(id);
  return new InternalHyperlink({
    anchor,
    children: [
      // Never mirrored: all numbers are in one column, as when Word updates the list.
      ...docxWords(text, { fonts }),
      new TextRun({ children: [new Tab()] }),
      ...pageReference(anchor, pages.get(id)),
    ],
  });
}

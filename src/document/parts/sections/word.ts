import { sectionId } from '@/document/model/outline';
import { docxBlocks } from '@/document/word/write/blocks';
import { buildReportBookmark } from '@/document/word/write/bookmarks';
import { docxHeading } from '@/document/word/write/heading';
import type { WordFace } from '@/document/word/write/part-writing';
import type { Sections } from './model';

export const WORD: WordFace<Sections> = ({ heading: title, sections }, writing, startsPage) => [
  docxHeading(title, { id: 'schedule2', level: 1, startsPage }, writing),
  ...sections.flatMap(({ field, heading, blocks }, index, { length }) => [
    docxHeading(
      heading,
      { id: sectionId(index), level: 2, textBookmark: buildReportBookmark(writing.report, field) },
      writing,
    ),
    // Keeps signature and closing note on a page with the end of the text.
    ...docxBlocks(blocks, writing, sectionId(index), { staysWithNext: index === length - 1 }),
  ]),
];

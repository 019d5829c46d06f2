import { scopeId, sectionId } from '@/document/model/outline';
import { docxBlocks } from '@/document/word/write/blocks';
import { buildReportBookmark } from '@/document/word/write/bookmarks';
import { docxHeading } from '@/document/word/write/heading';
import type { DocxPart } from '@/document/word/write/part-writing';

/** What was to be looked at, what was not, and what was read for it. */
export const docxScope: DocxPart = (model, writing, startsPage) =>
  model.scope.flatMap(({ field, heading, blocks }, index) => {
    const begins = startsPage && index === 0;
    const mark = buildReportBookmark(model, field);
    const place = { id: scopeId(index), level: 1, startsPage: begins, mark } as const;
    return [docxHeading(heading, place, writing), ...docxBlocks(blocks, writing, scopeId(index))];
  });

/** The texts on the whole: Schedule 2. */
export const docxSections: DocxPart = (model, writing, startsPage) => [
  docxHeading(model.schedule2.heading, { id: 'schedule2', level: 1, startsPage }, writing),
  ...model.schedule2.sections.flatMap(({ field, heading, blocks }, index, { length }) => [
    docxHeading(
      heading,
      { id: sectionId(index), level: 2, mark: buildReportBookmark(model, field) },
      writing,
    ),
    // Signature and closing note do not stand on a page without the end of the text.
    ...docxBlocks(blocks, writing, sectionId(index), { staysWithNext: index === length - 1 }),
  ]),
];

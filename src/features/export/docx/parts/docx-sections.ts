import { scopeId, sectionId } from '../../model/outline';
import { docxBlocks } from '../docx-blocks';
import { docxHeading } from './docx-heading';
import type { DocxPart } from './part-writing';

/** What was to be looked at, what was not, and what was read for it. */
export const docxScope: DocxPart = ({ scope }, writing, startsPage) =>
  scope.flatMap(({ heading, blocks }, index) => {
    const place = { id: scopeId(index), level: 1, startsPage: startsPage && index === 0 } as const;
    return [docxHeading(heading, place, writing), ...docxBlocks(blocks, writing, scopeId(index))];
  });

/** The texts on the whole: Schedule 2. */
export const docxSections: DocxPart = ({ schedule2 }, writing, startsPage) => [
  docxHeading(schedule2.heading, { id: 'schedule2', level: 1, startsPage }, writing),
  ...schedule2.sections.flatMap(({ heading, blocks }, index) => [
    docxHeading(heading, { id: sectionId(index), level: 2 }, writing),
    ...docxBlocks(blocks, writing, sectionId(index)),
  ]),
];

import { listHeadings, sectionId } from '@/document/model/outline';
import type { PartModel } from '@/document/model/part-model';
import type { ReportContent } from '@/document/model/report-content';

export type Sections = ReportContent['schedule2'];

export const MODEL: PartModel<Sections> = {
  build: ({ report }) => report.schedule2,
  outline: ({ heading, sections }) => [
    { id: 'schedule2', level: 1, text: heading },
    ...sections.flatMap(({ heading: text, blocks }, index) => [
      { id: sectionId(index), level: 2 as const, text },
      ...listHeadings(sectionId(index), blocks),
    ]),
  ],
  // Pages of one photo or one defect end early; the sections begin a new page.
  startsPage: ({ layout, has }) => has('photo-pages') || layout.arrangement === 'defects',
};

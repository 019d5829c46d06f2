import { defectHeading, rowId } from '@/document/model/outline';
import type { PartModel } from '@/document/model/part-model';
import type { Schedule1 } from '@/document/model/report-content';

export const MODEL: PartModel<Schedule1> = {
  build: ({ report }) => report.schedule1,
  outline: ({ heading, arrangement, rows }) => [
    { id: 'schedule1', level: 1, text: heading },
    ...(arrangement === 'defects' ? rows : []).map((row) => ({
      id: rowId(row.number),
      level: 2 as const,
      text: defectHeading(row),
    })),
  ],
  isBody: true,
  // The first defect begins a page too.
  startsPage: ({ layout }) => layout.arrangement === 'defects',
};

import type { PartModel } from '@/document/model/part-model';
import type { ReportContent } from '@/document/model/report-content';

export type Closing = Pick<ReportContent, 'closingNote' | 'provenance'>;

export const MODEL: PartModel<Closing> = {
  build: ({ report: { closingNote, provenance } }) => ({ closingNote, provenance }),
};

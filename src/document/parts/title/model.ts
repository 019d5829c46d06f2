import type { PartModel } from '@/document/model/part-model';
import type { ReportContent } from '@/document/model/report-content';

export type Title = Pick<ReportContent, 'title' | 'details'>;

export const MODEL: PartModel<Title> = {
  build: ({ report: { title, details } }) => ({ title, details }),
  startsPage: ({ has }) => has('cover'),
};

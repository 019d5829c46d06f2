import type { ReportLayout } from '@/document/model/report-layout';

/** The parts that a person may ask for beside the observations, as the screen calls them. */
export const EXTRAS = {
  cover: 'Cover page',
  contents: 'Contents with page numbers',
  summary: 'Summary with counts and the most urgent',
  photo_list: 'List of photos',
  signature: 'Signature block',
  revisions: 'Table of revisions',
} as const satisfies Partial<Record<keyof ReportLayout, string>>;
export type Extra = keyof typeof EXTRAS;

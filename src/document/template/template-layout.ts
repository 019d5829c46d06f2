import type { ReportLayout } from '@/document/model/report-layout';
import type { PlaceholderName } from './placeholders';

/** The layout of a report that fills a template: the template says which parts there are, and has a cover of its own. */
export function layoutWithTemplate(
  layout: ReportLayout,
  found: readonly PlaceholderName[],
): ReportLayout {
  const asks = (name: PlaceholderName) => found.includes(name);
  return {
    ...layout,
    cover: false,
    contents: asks('contents'),
    summary: asks('summary'),
    photo_list: asks('photo_list'),
    signature: asks('signature'),
    revisions: asks('revisions'),
  };
}

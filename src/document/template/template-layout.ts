import { eachExtra, type ReportLayout } from '@/document/model/report-layout';
import type { PlaceholderName } from './placeholders';

/** The layout of a report that fills a template: the template says which parts there are, and has a cover of its own. */
export function layoutWithTemplate(
  layout: ReportLayout,
  found: readonly PlaceholderName[],
): ReportLayout {
  const places: readonly string[] = found;
  return { ...layout, ...eachExtra((extra) => places.includes(extra)) };
}

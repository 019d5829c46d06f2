import { eachExtra, type ReportLayout } from '@/document/model/report-layout';
import type { PlaceholderName } from './placeholders';

/** The layout of a report in a template: the template decides the parts, and has its own cover. */
export function layoutWithTemplate(
  layout: ReportLayout,
  found: readonly PlaceholderName[],
): ReportLayout {
  const places: readonly string[] = found;
  return { ...layout, ...eachExtra((extra) => places.includes(extra)) };
}

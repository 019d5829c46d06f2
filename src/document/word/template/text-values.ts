import type { ReportField } from '@/document/marks/report-stand';
import type { DetailField, ReportModel } from '@/document/model/report-model';
import type { TextPlaceholder } from './placeholders';

/** The stored texts that a placeholder shows as they are. */
const FIELD_OF: Partial<Record<TextPlaceholder, DetailField>> = {
  client: 'client_name',
  site_address: 'site_address',
  reference: 'reference',
  revision: 'revision',
  weather: 'weather',
  attendees: 'attendees',
  structure: 'structure',
};

/** The report's own text that a placeholder shows; null for one that shows something else. */
export const reportFieldOf = (name: TextPlaceholder): ReportField | null =>
  name === 'title' ? 'title' : (FIELD_OF[name] ?? null);

/** What stands in a text placeholder's place; blank where nobody entered anything. */
export function textValue(model: ReportModel, name: TextPlaceholder): string {
  const field = FIELD_OF[name];
  if (field) return model.details.find((detail) => detail.field === field)?.value ?? '';
  switch (name) {
    case 'title':
      return model.title;
    case 'inspection_date':
      return model.inspectionDate;
    case 'report_date':
      return model.reportDate;
    case 'prepared_by':
      return model.preparedBy;
    case 'firm':
      return model.firm;
    default:
      return model.author;
  }
}

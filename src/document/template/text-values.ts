import { isReportField, type ReportField } from '@/document/marks/printed-state';
import type { ReportContent } from '@/document/model/report-content';
import type { TextPlaceholder } from './placeholders';

/** The report's own text that a placeholder shows; null for one that shows something else. */
export function findReportField(name: TextPlaceholder): ReportField | null {
  if (name === 'client') return 'client_name';
  return isReportField(name) ? name : null;
}

/** What stands in a text placeholder's place; blank where nobody entered anything. */
export function textValue(model: ReportContent, name: TextPlaceholder): string {
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
    case 'author':
      return model.author;
    default: {
      const field = findReportField(name);
      return model.details.find((detail) => detail.field === field)?.value ?? '';
    }
  }
}

import type { ReactNode } from 'react';
import { formatCalendarDay, formatInstantDay } from '../list/dates';
import type { ReportSummary } from '../schema';

/** A report's facts for its card, each under its name. */
export function ReportFacts({ report }: { report: ReportSummary }) {
  return (
    <dl className="tabular grid flex-1 grid-cols-2 content-start gap-x-4 gap-y-3 text-sm">
      <Fact term="Inspection date">
        <time dateTime={report.inspection_date}>{formatCalendarDay(report.inspection_date)}</time>
      </Fact>
      {report.client_name && (
        <Fact term="Client">
          <span translate="no">{report.client_name}</span>
        </Fact>
      )}
      <Fact term="Photos">{report.photo_count}</Fact>
      <Fact term="Created">
        <time dateTime={report.created_at}>{formatInstantDay(report.created_at)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-muted-foreground">{term}</dt>
      <dd className="line-clamp-2 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatCalendarDay, formatInstantDay } from '../dashboard/dates';
import type { ReportSummary } from '../schema';

/** What a report's card tells of it, each fact under its name. */
export function ReportFacts({ report }: { report: ReportSummary }) {
  return (
    <dl className="tabular grid flex-1 grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 px-5 pb-5 text-sm">
      <Fact term="Inspection date">
        <time dateTime={report.inspection_date}>{formatCalendarDay(report.inspection_date)}</time>
      </Fact>
      {report.client_name && <Fact term="Client">{report.client_name}</Fact>}
      <Fact term="Photos">{report.photo_count}</Fact>
      <Fact term="Created">
        <time dateTime={report.created_at}>{formatInstantDay(report.created_at)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

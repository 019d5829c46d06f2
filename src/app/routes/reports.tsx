import { PageTitle } from '@/components/page-title';
import { ReportsDashboard } from '@/features/dashboard/components/reports-dashboard';
import { CreateReportDialog } from '@/features/reports/components/create-report-dialog';

export function Component() {
  return (
    <>
      <PageTitle>Reports Dashboard</PageTitle>
      <ReportsDashboard CreateDialog={CreateReportDialog} />
    </>
  );
}

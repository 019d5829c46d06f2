import { PageTitle } from '@/components/page-title';
import { ReportsDashboard } from '@/features/reports/components/reports-dashboard';

export function Component() {
  return (
    <>
      <PageTitle>Reports Dashboard</PageTitle>
      <ReportsDashboard />
    </>
  );
}

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion, WifiOff } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useUser } from '@/lib/auth-context';
import { useReportId } from '@/lib/current-report';
import { isOffline, errorMessage } from '@/lib/errors';
import { reportQuery } from '../queries';
import type { Report } from '../schema';

interface ReportGateProps {
  children: (report: Report) => ReactNode;
}

/**
 * Renders a screen for the current report once loaded: `<ReportGate>{(report) => …}</ReportGate>`. Without a report, or
 * with one that is gone or not this person's, says so and links to the dashboard.
 */
export function ReportGate({ children }: ReportGateProps) {
  const reportId = useReportId();
  if (!reportId) {
    return (
      <NoReport title="No report is open">
        Choose a report on your dashboard, or create a new one, to go on here.
      </NoReport>
    );
  }
  return (
    <LoadedReport key={reportId} reportId={reportId}>
      {children}
    </LoadedReport>
  );
}

function LoadedReport({ reportId, children }: ReportGateProps & { reportId: string }) {
  const { id: userId } = useUser();
  const report = useQuery(reportQuery(userId, reportId));
  if (report.data) return children(report.data);
  if (report.isPending) return <GatePending />;
  if (report.isError) {
    return (
      <Unavailable
        error={report.error}
        isRetrying={report.isFetching}
        onRetry={() => void report.refetch()}
      />
    );
  }
  return (
    <NoReport title="Report not found">
      This address leads to no report of yours. It may have been deleted, or the link may be
      incomplete.
    </NoReport>
  );
}

function GatePending() {
  return (
    <div className="grid min-h-[40vh] place-items-center text-muted-foreground">
      <Spinner label="Loading the report" className="text-signal" />
    </div>
  );
}

function NoReport({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice title={title} icon={<FileQuestion aria-hidden />} text={children}>
      <Button asChild>
        <Link to="/reports">Go to your reports</Link>
      </Button>
    </Notice>
  );
}

interface UnavailableProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Unavailable({ error, isRetrying, onRetry }: UnavailableProps) {
  return (
    <Notice
      title="The report could not be loaded"
      icon={<WifiOff aria-hidden />}
      text={
        isOffline(error)
          ? 'The server could not be reached. Your report is safe there: check your connection and try again.'
          : errorMessage(error)
      }
    >
      <Button busy={isRetrying} onClick={onRetry}>
        Retry
      </Button>
      <Button variant="outline" asChild>
        <Link to="/reports">Go to your reports</Link>
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  icon: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function Notice({ title, icon, text, children }: NoticeProps) {
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center gap-3 py-16 text-center sm:py-24"
    >
      <PageTitle>{title}</PageTitle>
      <span className="text-muted-foreground [&_svg]:size-8 [&_svg]:stroke-[1.5]">{icon}</span>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-muted-foreground">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
    </section>
  );
}

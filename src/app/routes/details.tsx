import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { RatingSection } from '@/features/ratings/components/rating-section';
import { LanguageChoice } from '@/features/reports/components/language-choice';
import { ParticularsForm } from '@/features/reports/components/particulars-form';
import { ReportDetailsForm } from '@/features/reports/components/report-details-form';
import { ReportGate } from '@/features/reports/components/report-gate';
import type { Report } from '@/features/reports/schema';

export function Component() {
  return <ReportGate>{(report) => <Details report={report} />}</ReportGate>;
}

function Details({ report }: { report: Report }) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageTitle>{`Report details · ${report.title}`}</PageTitle>
      <header>
        <p translate="no" className="mb-1 truncate text-sm text-muted-foreground">
          {report.title}
        </p>
        <h1 className="text-2xl font-semibold">Report details</h1>
        <p className="mt-1.5 text-muted-foreground">
          What the report says of itself. Nothing here has to be filled in.
        </p>
      </header>
      <Card>
        <CardContent>
          <div className="@container space-y-5">
            <ReportDetailsForm report={report} />
            <LanguageChoice report={report} />
          </div>
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <div className="@container">
            <ParticularsForm report={report} />
          </div>
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <RatingSection report={report} />
        </CardContent>
      </Card>
      <nav aria-label="Report" className="flex flex-wrap gap-2 border-t pt-5">
        <Button variant="outline" asChild>
          <Link to={`/upload/${report.id}`}>
            <ArrowLeft aria-hidden />
            Back to the report
          </Link>
        </Button>
        <Button variant="outline" asChild>
          <Link to={`/preview/${report.id}`}>Preview</Link>
        </Button>
      </nav>
    </div>
  );
}

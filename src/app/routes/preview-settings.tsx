import { Link } from 'react-router';
import { LayoutSettings } from '@/features/export/components/layout-settings';
import { PreviewNotes } from '@/features/export/components/preview-notes';
import { Setting } from '@/features/export/components/setting';
import { LanguageChoice } from '@/features/reports/components/language-choice';
import { LANGUAGE_NAMES } from '@/features/reports/details/language-names';
import { ReportDetailsForm } from '@/features/reports/components/report-details-form';
import { formatCalendarDay } from '@/features/dashboard/list/dates';
import type { Report } from '@/features/reports/schema';
import { ParticularsForm } from '@/features/reports/components/particulars-form';

/** All settings of the document, each one line until opened; beside it, or above on narrow screens. */
export function PreviewSettings({ report }: { report: Report }) {
  return (
    <section
      aria-label="Document settings"
      className="border-t lg:sticky lg:top-20 lg:col-start-2 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:border-t-0 lg:px-1"
    >
      <Setting name="Details" value={formatDetails(report)}>
        <ReportDetailsForm report={report} />
      </Setting>
      <Setting name="Site, reference and scope" value={formatSite(report)}>
        <ParticularsForm report={report} />
        <p className="mt-4 text-sm text-muted-foreground">
          The rating scheme is chosen under{' '}
          <Link
            to={`/details/${report.id}`}
            className="text-signal underline underline-offset-4 hover:no-underline"
          >
            More details
          </Link>
          .
        </p>
      </Setting>
      <LayoutSettings report={report} />
      <Setting name="Language" value={LANGUAGE_NAMES[report.language]}>
        <LanguageChoice report={report} />
      </Setting>
      <Link
        to={`/changes/${report.id}`}
        className="flex min-h-11 items-center border-b text-sm text-signal underline-offset-4 hover:underline"
      >
        Edited it in Word? Bring the changes back
      </Link>
      {/* Last: it loads later, and moves nothing there. */}
      <PreviewNotes reportId={report.id} />
    </section>
  );
}

/** "Northfield Estates · 23 Nov 2026"; the title is above the screen. */
function formatDetails({ client_name, inspection_date }: Report): string {
  return [client_name ?? '', formatCalendarDay(inspection_date)].filter(Boolean).join(' · ');
}

function formatSite({ site_address, reference }: Report): string {
  return [reference, site_address.split('\n')[0]].filter(Boolean).join(' · ');
}

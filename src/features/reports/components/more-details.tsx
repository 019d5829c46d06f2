import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Report } from '../schema';
import { ParticularsForm } from './particulars-form';

/** The particulars in a card that opens on demand, and the way to the screen that has them all. */
export function MoreDetails({ report }: { report: Report }) {
  return (
    <details className="group border-t pt-4">
      <summary className="flex cursor-pointer list-none items-center gap-2 rounded-sm py-1 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        Site, reference and scope
      </summary>
      <div className="space-y-4 pt-4">
        <ParticularsForm report={report} />
      </div>
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
    </details>
  );
}

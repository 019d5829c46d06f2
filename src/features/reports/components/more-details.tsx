import { Link } from 'react-router';
import type { Report } from '../schema';
import { ParticularsForm } from './particulars-form';

/** The particulars, and the way to the screen that has all details. */
export function MoreDetails({ report }: { report: Report }) {
  return (
    <>
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
    </>
  );
}

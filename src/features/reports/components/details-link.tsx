import { Link } from 'react-router';
import { Button } from '@/components/ui/button';

/** The way to all that a report can say of itself. */
export function DetailsLink({ reportId }: { reportId: string }) {
  return (
    <Button variant="outline" size="sm" asChild>
      <Link to={`/details/${reportId}`}>Report details</Link>
    </Button>
  );
}

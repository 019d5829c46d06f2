import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';

/** The way back from a person's own screens. */
export function BackToDashboard() {
  return (
    <Button asChild variant="ghost" size="sm" className="-ml-3">
      <Link to="/reports">
        <ArrowLeft aria-hidden />
        Back to Dashboard
      </Link>
    </Button>
  );
}

import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { Button } from '@/components/ui/button';
import { WritingStyleScreen } from '@/features/writing-style/components/writing-style-screen';

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle>My Writing Style</PageTitle>
      <Button asChild variant="ghost" size="sm" className="-ml-3">
        <Link to="/reports">
          <ArrowLeft aria-hidden />
          Back to Dashboard
        </Link>
      </Button>
      <h1 className="mt-4 text-2xl font-semibold">My Writing Style</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Say how your reports should read. Every Discussion and Recommendation drafted from now on
        follows it; without one they are written in a default professional tone.
      </p>
      <WritingStyleScreen />
    </div>
  );
}

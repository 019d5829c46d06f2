import { PageTitle } from '@/components/page-title';
import { PeopleScreen } from '@/features/people/components/people-screen';
import { BackToDashboard } from '../shell/back-to-dashboard';

export function Component() {
  return (
    <div className="min-h-dvh">
      <PageTitle>People</PageTitle>
      <BackToDashboard />
      <h1 className="mt-3 text-2xl font-semibold">People</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Who has an account on this Plumbline, what they use, and who may come.
      </p>
      <div className="max-w-5xl">
        <PeopleScreen />
      </div>
    </div>
  );
}

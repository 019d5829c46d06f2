import { BackToDashboard } from '../shell/back-to-dashboard';
import { PageTitle } from '@/components/page-title';
import { WritingStyleScreen } from '@/features/writing-style/components/writing-style-screen';

export function Component() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle>My Writing Style</PageTitle>
      <BackToDashboard />
      <h1 className="mt-4 text-2xl font-semibold">My Writing Style</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Say how your reports should read. Every Discussion and Recommendation drafted from now on
        follows it; without one they are written in a default professional tone.
      </p>
      <WritingStyleScreen />
    </div>
  );
}

import { PageTitle } from '@/components/page-title';
import { WritingStyleScreen } from '@/features/writing-style/components/writing-style-screen';

export function Component() {
  return (
    <>
      <PageTitle>My Writing Style</PageTitle>
      <h1 className="text-2xl font-semibold">My Writing Style</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Say how your reports should read. Every Discussion and Recommendation drafted from now on
        follows it; without one they are written in a default professional tone.
      </p>
      <div className="max-w-3xl">
        <WritingStyleScreen />
      </div>
    </>
  );
}

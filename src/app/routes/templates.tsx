import { BackToDashboard } from '../shell/back-to-dashboard';
import { PageTitle } from '@/components/page-title';
import { TemplatesScreen } from '@/features/templates/components/templates-screen';

export function Component() {
  return (
    <div className="mx-auto max-w-5xl">
      <PageTitle>Word Templates</PageTitle>
      <BackToDashboard />
      <h1 className="mt-4 text-2xl font-semibold">Word Templates</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Have reports written into your firm’s own Word file: its header, footer, logo and styles,
        with the report where your placeholders stand. The PDF keeps Plumbline’s layout.
      </p>
      <TemplatesScreen />
    </div>
  );
}

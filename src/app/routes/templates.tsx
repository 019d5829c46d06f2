import { PageTitle } from '@/components/page-title';
import { TemplatesScreen } from '@/features/templates/components/templates-screen';

export function Component() {
  return (
    <>
      <PageTitle>Word Templates</PageTitle>
      <h1 className="text-2xl font-semibold">Word Templates</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
        Have reports written into your firm’s own Word file: its header, footer, logo and styles,
        with the report where your placeholders stand. The PDF keeps Plumbline’s layout.
      </p>
      <TemplatesScreen />
    </>
  );
}

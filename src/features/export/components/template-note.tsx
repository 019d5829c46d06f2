import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '@/features/templates/queries';
import { useUser } from '@/lib/auth-context';
import { readLayout } from '@/document/model/report-layout';

/** Says beside the choice of a file which Word template the Word export is written into, if it is. */
export function TemplateNote({ layout }: { layout: unknown }) {
  const { template } = readLayout(layout);
  return template === null ? null : <Note template={template} />;
}

function Note({ template }: { template: string }) {
  const { id: userId } = useUser();
  const { data: templates } = useQuery(templatesQuery(userId));
  const name = templates?.find(({ id }) => id === template)?.name;
  if (!name) return null;
  return (
    <p className="max-w-sm text-sm wrap-anywhere text-muted-foreground">
      The Word file is written into “{name}”. The PDF keeps Plumbline’s layout.
    </p>
  );
}

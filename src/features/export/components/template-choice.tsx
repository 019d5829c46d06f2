import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { templatesQuery } from '@/features/templates/queries';
import {
  type DocumentTemplate,
  findMissingPlaceholders,
  unknownAs,
  writtenList,
} from '@/features/templates/schema';
import { useUser } from '@/lib/auth-context';
import { layoutWithTemplate } from '@/document/template/template-layout';
import { type ReportLayout, EXTRAS, type Extra } from '@/document/model/report-layout';

interface TemplateChoiceProps {
  layout: ReportLayout;
  onChoose: (template: string | null) => void;
}

/** The Word template of the export: Plumbline's own layout, or one of the firm's. */
export function TemplateChoice({ layout, onChoose }: TemplateChoiceProps) {
  const { id: userId } = useUser();
  const id = useId();
  const { data: templates } = useQuery(templatesQuery(userId));
  const chosen = templates?.find((template) => template.id === layout.template);
  const isGone = layout.template !== null && templates !== undefined && !chosen;
  return (
    <div className="space-y-2">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          Word template
        </label>
        <Link to="/templates" className="text-sm text-signal underline">
          Word templates
        </Link>
      </div>
      <select
        id={id}
        aria-describedby={`${id}-says`}
        className="block h-9 w-full rounded-md border border-input bg-background px-2 text-sm pointer-coarse:h-11"
        value={layout.template ?? ''}
        onChange={({ target }) => {
          onChoose(target.value === '' ? null : target.value);
        }}
      >
        <option value="">Plumbline’s own layout</option>
        {templates?.map(({ id: template, name }) => (
          <option key={template} value={template}>
            {name}
          </option>
        ))}
        {layout.template !== null && !chosen && (
          <option value={layout.template}>{isGone ? 'A template that was deleted' : '...'}</option>
        )}
      </select>
      <div id={`${id}-says`} className="space-y-1 text-sm text-muted-foreground">
        {templates?.length === 0 && !isGone && (
          <p>
            It can be your firm’s own Word file, with its header, logo and styles: add it there.
          </p>
        )}
        {isGone && (
          <p className="text-destructive">
            This template was deleted. Choose another, or Plumbline’s own layout.
          </p>
        )}
        {layout.template !== null && (
          <p>The PDF keeps Plumbline’s layout. The preview shows that one.</p>
        )}
        {chosen && <ChosenTemplate template={chosen} layout={layout} />}
      </div>
    </div>
  );
}

/** Says which settings the template decides, and what a report in it lacks. */
function ChosenTemplate({
  template,
  layout,
}: {
  template: DocumentTemplate;
  layout: ReportLayout;
}) {
  const { found, unknown } = template;
  const missing = findMissingPlaceholders(found);
  const overruled = overruledBy(layout, layoutWithTemplate(layout, found));
  return (
    <>
      {overruled.length > 0 && (
        <p>In the Word file the template decides: {overruled.join(', ')}.</p>
      )}
      {missing.length > 0 && (
        <p>
          {writtenList(missing)} {missing.length === 1 ? 'is' : 'are'} not in this template: the
          Word file is without {missing.length === 1 ? 'it' : 'them'}.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="wrap-anywhere">Printed as it stands: {unknown.map(unknownAs).join(', ')}.</p>
      )}
    </>
  );
}

/** The layout choices that the template overrides: "cover page (not in it)". */
function overruledBy(chosen: ReportLayout, printed: ReportLayout): string[] {
  return (Object.keys(EXTRAS) as Extra[])
    .filter((extra) => chosen[extra] !== printed[extra])
    .map((extra) => `${EXTRAS[extra]} (${printed[extra] ? 'in it' : 'not in it'})`);
}

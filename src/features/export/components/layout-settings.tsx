import { useQuery } from '@tanstack/react-query';
import { useSavedChoice } from '@/components/use-saved-choice';
import { type Extra, EXTRAS, readLayout, type ReportLayout } from '@/document/model/report-layout';
import { useSetReport } from '@/features/reports/mutations';
import type { Report } from '@/features/reports/schema';
import { templatesQuery } from '@/features/templates/queries';
import { useUser } from '@/lib/auth-context';
import { ARRANGEMENT_NAMES, LayoutChoice } from './layout-choice';
import { Setting } from './setting';
import { TemplateChoice } from './template-choice';

/** The document's layout, each choice saved at once and visible in the document beside it. */
export function LayoutSettings({ report }: { report: Report }) {
  const [stored, save] = useSavedChoice(
    report.layout,
    useSetReport(report.id, 'layout'),
    'Layout not saved',
  );
  const layout = readLayout(stored);
  const choose = (change: Partial<ReportLayout>) => {
    save({ ...layout, ...change });
  };
  return (
    <>
      <Setting name="Layout" value={summarise(layout)}>
        <LayoutChoice reportId={report.id} layout={layout} onChoose={choose} />
      </Setting>
      <Setting name="Template" value={useTemplateName(layout.template)}>
        <TemplateChoice
          layout={layout}
          onChoose={(template) => {
            choose({ template });
          }}
        />
      </Setting>
    </>
  );
}

const SHORT: Record<Extra, string> = {
  cover: 'cover',
  contents: 'contents',
  summary: 'summary',
  photo_list: 'list of photos',
  signature: 'signature',
  revisions: 'revisions',
};

/** "Table, cover, contents" */
function summarise(layout: ReportLayout): string {
  const extras = (Object.keys(EXTRAS) as Extra[]).filter((extra) => layout[extra]);
  return [ARRANGEMENT_NAMES[layout.arrangement].name, ...extras.map((extra) => SHORT[extra])].join(
    ', ',
  );
}

function useTemplateName(chosen: string | null): string {
  const { id: userId } = useUser();
  const { data: templates } = useQuery(templatesQuery(userId));
  if (chosen === null) return 'None';
  if (!templates) return '';
  return templates.find(({ id }) => id === chosen)?.name ?? 'A template that was deleted';
}

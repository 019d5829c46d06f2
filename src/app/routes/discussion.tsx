import { Button } from '@/components/ui/button';
import { WizardShell } from '../shell/wizard-shell';
import { ReportGate } from '@/features/reports/components/report-gate';
import type { Report } from '@/features/reports/schema';
import { DiscussionEditor } from '@/features/sections/components/discussion-editor';
import { useDiscussion } from '@/features/sections/use-discussion';

export function Component() {
  return <ReportGate>{(report) => <Discussion report={report} />}</ReportGate>;
}

function Discussion({ report: { id, title, language } }: { report: Report }) {
  const discussion = useDiscussion(id);
  const { activity } = discussion;
  const isBusy = activity === 'loading' || activity === 'generating';
  return (
    <WizardShell
      step={3}
      title="Discussion Generation"
      reportTitle={title}
      reportId={id}
      actions={
        <>
          <Button
            variant="outline"
            busy={activity === 'generating'}
            disabled={activity !== null || !discussion.isReadable}
            onClick={discussion.regeneration.ask}
          >
            Regenerate Sections
          </Button>
          <Button
            busy={activity === 'saving'}
            disabled={activity !== null || !discussion.isDirty}
            onClick={discussion.save}
          >
            Save Changes
          </Button>
        </>
      }
      back={{ to: `/observations/${id}` }}
      next={{ to: `/preview/${id}`, disabled: isBusy }}
    >
      <DiscussionEditor reportId={id} language={language} discussion={discussion} />
    </WizardShell>
  );
}
